import { readNameCheck } from '@countersign/core/quote-confirmation'
import { useState } from 'react'
import type { useQuoteConfirmation } from './useQuoteConfirmation.ts'

/** Returns what the recipient's bank says about the name, and whether the user accepts that; `undefined` without it. */
export function useNameCheck({ state, acceptName }: ReturnType<typeof useQuoteConfirmation>) {
  const check = 'payee' in state ? readNameCheck(state.payee) : undefined
  const [accepted, setAccepted] = useState<string>()
  if (!check) return undefined
  return {
    ...check,
    /** Whether the consent that the result needs was given; `true` where it needs none. */
    isAccepted: check.consentTo === undefined || check.consentTo === accepted,
    accept: (isAccepted: boolean) => {
      setAccepted(isAccepted ? check.consentTo : undefined)
      acceptName(isAccepted)
    },
  }
}
