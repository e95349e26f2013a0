import { isPull } from '@countersign/core/client'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { isUnsent, type PaymentOutcome } from './PaymentOutcome.ts'
import { hasArrived, isReturned } from './paymentEnd.ts'

export const [PaymentOutcomeProvider, usePaymentOutcome] = definePartContext<PaymentOutcome>()

/** Returns what the service reports about the transfer, where there is one. */
export function useTransaction() {
  const outcome = usePaymentOutcome()
  return 'transaction' in outcome ? outcome.transaction : undefined
}

const phases = { processing: 'sent', failed: 'failed', unknown: 'before' } as const

/** Returns how far the money has come. */
export function usePhase() {
  const outcome = usePaymentOutcome()
  const { serverTime } = useWalletClient().transport
  if (outcome.status !== 'completed') return phases[outcome.status]
  return hasArrived(outcome, serverTime.now()) ? 'received' : 'sent'
}

/** Returns the message that names an outcome: a payment counts as sent until it has arrived. */
export function titleKey(outcome: PaymentOutcome, phase: ReturnType<typeof usePhase>) {
  if (isReturned(outcome)) return 'returnedTitle'
  if (isUnsent(outcome)) return 'notSentTitle'
  if (phase === 'sent') return isPull(outcome.quote) ? 'addingTitle' : 'processingTitle'
  return `${outcome.status}Title` as const
}
