import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import { invalidInput } from '../../http/responses.ts'
import { issueScaChallenge } from '../sca/challenges.ts'
import { isScaCustomer } from '../sca/customers.ts'
import { isTrusted } from '../sca/trustedAccounts.ts'
import type { QuoteAuthorization, QuoteRecord } from './records.ts'
import { setStatus } from './setStatus.ts'

type Purposes = QuoteAuthorization['purposes']
type PaymentFactor = QuoteAuthorization['factor']

/**
 * Returns the factor that a customer requests for a payment. Without effect where no proof is needed.
 *
 * @throws `ServiceError` `INVALID_INPUT` for a customer in a region who names another factor, in particular the code of
 * an app: it is not linked to amount and payee (RTS 2018/389 art. 5).
 */
export function readPaymentFactor(
  context: SandboxContext,
  parameters: { customerId: string | undefined; scaFactor: string | undefined },
): PaymentFactor {
  const { customerId, scaFactor = 'SMS_OTP' } = parameters
  if (scaFactor === 'SMS_OTP' || scaFactor === 'PASSKEY') return scaFactor
  if (customerId === undefined || !isScaCustomer(context, { customerId })) return 'SMS_OTP'
  const constraint = { enum: ['SMS_OTP', 'PASSKEY'] }
  throw invalidInput([{ field: 'scaFactor', message: 'Not a factor for payments', constraint }])
}

/**
 * Requests the first proof, if the customer, the currency and the payee need one, and returns whether it is awaited.
 *
 * @throws `ServiceError` 400 when a code is needed and the customer has no phone; nothing changed then.
 */
export function beginAuthorization(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; factor: PaymentFactor },
): boolean {
  const { quote, factor } = parameters
  const { customerId, sendingCurrency, receivingCurrency } = quote
  if (customerId === undefined || !isScaCustomer(context, { customerId }) || !isRegulated(quote)) return false
  const { destination } = quote
  if (destination.destinationType === 'ACCOUNT' && isTrusted(context, { externalAccountId: destination.accountId }))
    return false
  const purposes: Purposes = sendingCurrency === receivingCurrency ? ['TRANSFER'] : ['CURRENCY_CONVERSION', 'PAYOUT']
  requestAuthorization(context, { quote, customerId, purposes, factor })
  return true
}

/** Euros however they come, and coins that leave a wallet of the service. */
export function isRegulated({ sendingCurrency, source }: QuoteRecord): boolean {
  return sendingCurrency === 'EUR' || (sendingCurrency === 'USDC' && source.sourceType === 'ACCOUNT')
}

/** Issues the challenge for the first of the purposes; the quote and its transaction wait for its proof. */
export function requestAuthorization(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; customerId: string; purposes: Purposes; factor: PaymentFactor },
): void {
  const { quote, customerId, purposes, factor } = parameters
  const { id: challengeId, expiresAt } = issueScaChallenge(context, { customerId, factor, purpose: purposes[0] })
  quote.authorization = { purposes, factor, challengeId, expiresAt }
  schedule(context, { type: 'endQuoteProof', subject: quote.id, at: expiresAt })
  setStatus(context, { quote, status: 'PENDING_AUTHORIZATION' })
}
