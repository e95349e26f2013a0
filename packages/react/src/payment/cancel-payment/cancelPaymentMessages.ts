import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** How a payment that is under way is canceled. */
export const cancelPaymentMessages = {
  title: 'Stop this payment',
  questionLabel: 'Cancel this payment?',
  ask: 'Cancel payment',
  question: 'We ask the bank to stop this payment. It may be delivered all the same.',
  confirm: 'Cancel payment',
  keep: 'Keep it',
  requested: 'We asked the bank to stop it. You see here whether the money comes back.',
}

/** What can go wrong while a payment is canceled. */
export const cancelPaymentErrors = {
  ...commonErrors,
  TRANSACTION_NOT_CANCELLABLE: 'It’s too late to cancel this payment, or it’s already being canceled.',
} satisfies ErrorMessages
