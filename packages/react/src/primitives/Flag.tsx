import { lookUp } from '@countersign/core/client'
import type { ReactElement } from 'react'

/** Which currency arrives, as a small disc. It stands beside words that say the same. Styles give it its size. */
export function Flag({ currency }: { currency: string }) {
  const drawing = lookUp(drawings, currency)
  if (!drawing) return null
  return (
    <svg className="cs-flag" width="0" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  )
}

const coin = (
  <>
    <path data-part="coin" d="M0 0h24v24H0z" />
    <path
      data-part="sign"
      d="M15 8.7c-.6-.9-1.7-1.3-3-1.3-1.8 0-3 .9-3 2.3 0 3.1 6.2 1.5 6.2 4.6 0 1.4-1.3 2.4-3.2 2.4-1.4 0-2.5-.5-3.1-1.5M12 5.4v13.2"
    />
  </>
)

const drawings: { readonly [currency: string]: ReactElement } = {
  EUR: (
    <>
      <path fill="#1b3fa0" d="M0 0h24v24H0z" />
      <circle cx="12" cy="12" r="7" fill="none" stroke="#ffd34d" strokeWidth="2.6" strokeDasharray="2.6 1.065" />
    </>
  ),
  USD: (
    <>
      <path fill="#fff" d="M0 0h24v24H0z" />
      <path stroke="#c8313e" strokeWidth="2.7" d="M0 1.5h24M0 7h24M0 12.5h24M0 18h24M0 23.5h24" />
      <path fill="#2b4a94" d="M0 0h12.5v12.5H0z" />
    </>
  ),
  USDB: coin,
  USDC: coin,
}
