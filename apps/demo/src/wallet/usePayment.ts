import type { Money, QuoteRequest } from '@countersign/core'
import { useMemo, useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'

/** Where a payment is made. */
export type PaymentPath = '/pay' | '/fund'

/** `amount`: what was typed. */
type Asked = { request: QuoteRequest; amount?: Money | undefined }

export type Payment = (({ quoteId: string } & Partial<Asked>) | Asked) & {
  onQuote: (quote: { id: string }) => void
}

/**
 * What a page pays: the quote of its address, or what the page before asked for. From then on its address holds the quote,
 * and the history what was asked for, so both survive a reload. `undefined` where neither is there.
 */
export function usePayment(path: PaymentPath, quoteId: string | undefined): Payment | undefined {
  const router = useRouter()
  // Once started, this stays the same payment, even if the URL names another quote meanwhile.
  const [begun] = useState(() => {
    const asked = readRequest(router.state())
    return quoteId === undefined ? asked : { quoteId, ...asked }
  })
  return useMemo(
    () =>
      begun && {
        ...begun,
        onQuote: ({ id }) =>
          router.navigate(`${path}/${encodeURIComponent(id)}`, {
            replace: true,
            state: begun.request ? { request: begun.request, amount: begun.amount } : null,
          }),
      },
    [begun, path, router],
  )
}

/** The browser kept it with the entry of the history; anything else may stand there too. */
function readRequest(state: unknown): Asked | undefined {
  if (typeof state !== 'object' || state === null || !('request' in state)) return undefined
  const { request, amount } = state as Asked
  return { request, amount }
}
