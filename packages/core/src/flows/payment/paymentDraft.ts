import type { ExchangeRate } from '../../wire/exchangeRates.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import type { QuoteRequest } from '../../wire/quotes.ts'
import type { Money } from '../../wire/schema/money.ts'

/** A payment as the user describes it, before it has a price. */
export type PaymentDraft = {
  readonly payeeId?: string | undefined
  /** Whose amount stays as it was typed: what leaves the wallet, or what the payee gets. */
  readonly side: 'SENDING' | 'RECEIVING'
  /** In the smallest unit of that side's currency. */
  readonly amount?: bigint | undefined
  /** What the payee finds on their statement; at most 80 characters. */
  readonly note: string
  /** By which rail of the payee's account; by default the service decides. */
  readonly paymentRail?: string | undefined
  readonly purpose?: QuoteRequest['purposeOfPayment']
}

/** Why a draft cannot be priced. */
export type DraftProblem =
  | { readonly reason: 'no-amount' }
  /** `limit`: what there is, or the least or the most that can be sent. */
  | { readonly reason: 'short' | 'too-little' | 'too-much'; readonly limit: Money }

/** Whether a text can travel with a payment to the payee's statement: to a bank account, not to a wallet. */
export function takesNote({ accountInfo }: ExternalAccount): boolean {
  return accountInfo.iban !== undefined || accountInfo.accountNumber !== undefined
}

/** The largest amount of a request. */
const mostAmount = 9_000_000_000_000_000n

type FindDraftProblemParameters = {
  draft: PaymentDraft
  wallet: InternalAccount
  /** What the draft would bring, where it is known. */
  estimate?: ExchangeRate | undefined
  /** The money comes from a bank account, so what is in the wallet does not limit it. */
  fromBank?: boolean | undefined
}

/** Finds what keeps a draft from being priced. `undefined`: nothing that is known before. */
export function findDraftProblem(parameters: FindDraftProblemParameters): DraftProblem | undefined {
  const { draft, wallet, estimate, fromBank = false } = parameters
  const { balance } = wallet
  const { currency } = balance
  const { side, amount } = draft
  if (amount === undefined || amount <= 0n) return { reason: 'no-amount' }
  const sending = side === 'SENDING' ? amount : estimate?.sendingAmount
  if (!fromBank && sending !== undefined && sending > balance.amount) return { reason: 'short', limit: balance }
  if (estimate && sending !== undefined) {
    const { minSendingAmount: least, maxSendingAmount: most } = estimate
    if (sending < least) return { reason: 'too-little', limit: { amount: least, currency } }
    if (sending > most) return { reason: 'too-much', limit: { amount: most, currency } }
  }
  // The currency of the other side may not be known; then the number alone says how much too large it is.
  const locked = side === 'SENDING' ? currency : (estimate?.destinationCurrency ?? currency)
  return amount > mostAmount ? { reason: 'too-much', limit: { amount: mostAmount, currency: locked } } : undefined
}

type ToQuoteRequestParameters = {
  draft: PaymentDraft & { readonly amount: bigint }
  wallet: InternalAccount
  payee: ExternalAccount
  /** The money comes from a bank account, by a transfer that the user makes. */
  fromBank?: boolean | undefined
}

/** Writes the request for the price of a draft. What the payee's account does not take is left out. */
export function toQuoteRequest({ draft, wallet, payee, fromBank = false }: ToQuoteRequestParameters): QuoteRequest {
  const { side, amount, note, paymentRail, purpose } = draft
  const { id, customerId, balance } = wallet
  const text = takesNote(payee) ? note.trim() : ''
  const isRail = paymentRail !== undefined && payee.accountInfo.paymentRails?.includes(paymentRail)
  return {
    source: fromBank
      ? {
          sourceType: 'REALTIME_FUNDING',
          currency: balance.currency.code,
          ...(customerId !== undefined && { customerId }),
        }
      : { sourceType: 'ACCOUNT', accountId: id },
    destination: { destinationType: 'ACCOUNT', accountId: payee.id, ...(isRail && { paymentRail }) },
    lockedCurrencySide: side,
    lockedCurrencyAmount: amount,
    ...(text !== '' && { remittanceInformation: text }),
    ...(purpose !== undefined && { purposeOfPayment: purpose }),
  }
}
