import { createContext, useContext } from 'react'
import type { PaymentOutcome } from './PaymentOutcome.ts'

export const PaymentResultContext = createContext<PaymentOutcome | undefined>(undefined)

/** @throws `Error` outside of `PaymentResult.Root`: put the part inside one. */
export function usePaymentOutcome(): PaymentOutcome {
  const value = useContext(PaymentResultContext)
  if (!value)
    throw new Error(
      'This part of PaymentResult stands outside of <PaymentResult.Root>, so it has no payment to show. Put it inside.',
    )
  return value
}
