import type { Refund } from '../areas/payments/records.ts'

/** Why an outgoing payment fails, as far as no payee's account orders it. */
export const outgoingFailures = [
  'QUOTE_EXPIRED',
  'QUOTE_RATE_UNAVAILABLE',
  'QUOTE_EXECUTION_FAILED',
  'FUNDING_AMOUNT_MISMATCH',
  'PAYOUT_RETURNED',
  'LIMIT_EXCEEDED',
  'ACCOUNT_CANNOT_RECEIVE',
  'ACCOUNT_INVALID',
  'COMPLIANCE_REJECTED',
  'LIGHTNING_PAYMENT_FAILED',
  'COUNTERPARTY_POST_TX_FAILED',
] as const
export type OutgoingFailure = (typeof outgoingFailures)[number]

/** What a payment is held for. */
export const pendingReasons = [
  'COUNTERPARTY_DECLARATION_REQUIRED',
  'WALLET_VERIFICATION_REQUIRED',
  'COUNTERPARTY_INFORMATION_REQUIRED',
  'COMPLIANCE_REVIEW',
] as const
export type PendingReason = (typeof pendingReasons)[number]

/** What happens to a payment by its transaction, where no magic value brings it about. */
export type SandboxPayments = {
  /**
   * Fails a payment that is under way, now. Its refund ends three seconds later.
   *
   * @throws `Error` when the payment is not under way.
   */
  fail(parameters: { transactionId: string; failureReason: OutgoingFailure; refundReason?: Refund['reason'] }): void
  /**
   * Puts a payment on hold that is under way.
   *
   * @throws `Error` when the payment is not under way.
   */
  hold(parameters: { transactionId: string; pendingReason: PendingReason }): void
  /**
   * Releases a payment that is on hold.
   *
   * @throws `Error` when the payment is not on hold.
   */
  release(parameters: { transactionId: string }): void
  /**
   * Sends a completed payment back: a payout with a refund, a deposit without its credit.
   *
   * @throws `Error` when the payment is not completed, or its quote is forgotten.
   */
  returnPayment(parameters: { transactionId: string }): void
  /**
   * Dishonors the return: a deposit is credited again and completed; a payout stays failed.
   *
   * @throws `Error` when the payment was not returned.
   */
  dishonorReturn(parameters: { transactionId: string }): void
}
