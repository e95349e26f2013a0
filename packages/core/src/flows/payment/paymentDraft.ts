import type { ExchangeRate } from '../../wire/exchangeRates.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import { lookUp } from '../../wire/lookUp.ts'
import { takesNote } from '../../wire/outsideAccounts.ts'
import type { QuoteRequest } from '../../wire/quotes.ts'
import type { Currency, Money } from '../../wire/schema/money.ts'
import type { UmaReceiver } from '../../wire/umaReceivers.ts'

/** A payment as the user describes it, before it has a price. */
export type PaymentDraft = {
  readonly payeeId?: string | undefined
  /** In the place of a saved payee: an address such as `$grace@wallet.example`. */
  readonly umaAddress?: string | undefined
  /** Which of the currencies arrives that a UMA address takes; by default the wallet's own, or the first. */
  readonly currency?: string | undefined
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
  /** `fields`: what the receiver needs to know about the payer, and is not told. */
  | { readonly reason: 'payer-data'; readonly fields: readonly string[] }

/** What a UMA address takes, and what the service knows about the payer of what its side asks. */
export type SendReceiver = UmaReceiver & { readonly known: PayerData }

/** What the receiver learns about the payer, by the names of its fields. */
export type PayerData = { readonly [field: string]: string }

/** Finds what a receiver says about a currency. */
const findReceivedCurrency = ({ supportedCurrencies }: UmaReceiver, { code }: { code: string | undefined }) =>
  supportedCurrencies.find(({ currency }) => currency.code === code)

/** The largest amount of a request. */
export const mostAmount = 9_000_000_000_000_000n

/** A payment that can be priced, or what keeps it from that. */
export type PreparedPayment =
  | {
      readonly request: QuoteRequest
      /** To return to, as to edit it. */
      readonly draft: PaymentDraft
      /** What was typed; `undefined` where it is not known in which unit the payment arrives. */
      readonly amount: Money | undefined
    }
  | { readonly problem: DraftProblem }

type Described = {
  draft: PaymentDraft
  wallet: InternalAccount
  /** Who is paid: a saved payee, or the receiver that was looked up. */
  payee: ExternalAccount | SendReceiver
  /** What the receiver at a UMA address learns about the payer. */
  payerData: PayerData
  /** What the draft would bring, where it is known. */
  estimate: ExchangeRate | undefined
  /** The currency that arrives, where it is known. */
  arrives: Currency | undefined
  /** The money comes from a bank account, by a transfer that the user makes: what is in the wallet does not limit it. */
  fromBank: boolean
}

/** Returns the request for the price of a draft, or what keeps it from that. */
export function prepareDraft(described: Described): PreparedPayment {
  const problem = findDraftProblem(described)
  if (problem) return { problem }
  const { draft, wallet, arrives } = described
  const { side, amount = 0n } = draft
  const currency = side === 'SENDING' ? wallet.balance.currency : arrives
  return { request: toQuoteRequest(described), draft, amount: currency && { amount, currency } }
}

/** Finds what keeps a draft from being priced. `undefined`: nothing that is known before. */
function findDraftProblem(described: Described): DraftProblem | undefined {
  const { draft, wallet, payee, payerData, estimate, arrives, fromBank } = described
  const { balance } = wallet
  const { currency } = balance
  const { side, amount } = draft
  if (amount === undefined || amount <= 0n) return { reason: 'no-amount' }
  const sending = side === 'SENDING' ? amount : estimate?.sendingAmount
  if (!fromBank && sending !== undefined && sending > balance.amount) return { reason: 'short', limit: balance }
  const problem =
    estimate && beyond(sending, { least: estimate.minSendingAmount, most: estimate.maxSendingAmount, currency })
  if (problem) return problem
  if ('lookupId' in payee) {
    const received = findReceivedCurrency(payee, { code: arrives?.code })
    const limits = received && { least: BigInt(received.min), most: BigInt(received.max), currency: received.currency }
    const refused = limits && beyond(side === 'SENDING' ? estimate?.receivingAmount : amount, limits)
    if (refused) return refused
    const fields = askedFields(payee).flatMap(({ name, mandatory }) =>
      mandatory && !lookUp(payerData, name)?.trim() ? [name] : [],
    )
    if (fields.length > 0) return { reason: 'payer-data', fields }
  }
  // The currency of the other side may not be known; then the number alone says how much too large it is.
  const locked = side === 'SENDING' ? currency : (arrives ?? currency)
  return beyond(amount, { least: 0n, most: mostAmount, currency: locked })
}

function beyond(
  amount: bigint | undefined,
  { least, most, currency }: { least: bigint; most: bigint; currency: Currency },
): DraftProblem | undefined {
  if (amount === undefined) return undefined
  if (amount < least) return { reason: 'too-little', limit: { amount: least, currency } }
  return amount > most ? { reason: 'too-much', limit: { amount: most, currency } } : undefined
}

/** Writes the request for the price of a draft. What the payee's account does not take is left out. */
function toQuoteRequest(described: Described): QuoteRequest {
  const { draft, wallet, payee, fromBank } = described
  const { side, amount = 0n, note, purpose } = draft
  const { id, customerId, balance } = wallet
  const text = note.trim() || undefined
  const isAccount = 'accountInfo' in payee
  return {
    source: fromBank
      ? { sourceType: 'REALTIME_FUNDING', currency: balance.currency.code, customerId }
      : { sourceType: 'ACCOUNT', accountId: id },
    ...destinationOf(described),
    lockedCurrencySide: side,
    lockedCurrencyAmount: amount,
    // To an address no text travels: it stays with the payment, in the wallet that pays.
    description: isAccount ? undefined : text,
    remittanceInformation: isAccount && takesNote(payee) ? text : undefined,
    purposeOfPayment: purpose,
  }
}

type Destination = Pick<QuoteRequest, 'destination' | 'lookupId' | 'senderCustomerInfo'>

function destinationOf({ draft, payee, payerData, arrives }: Described): Destination {
  if ('accountInfo' in payee) {
    const { paymentRail } = draft
    const rail = payee.accountInfo.paymentRails?.find((known) => known === paymentRail)
    return { destination: { destinationType: 'ACCOUNT', accountId: payee.id, paymentRail: rail } }
  }
  const { lookupId, receiverUmaAddress: umaAddress } = payee
  // Only what was asked for: everything else about the payer stays with the service.
  const told = askedFields(payee).map(({ name }) => [name, lookUp(payerData, name)?.trim()])
  const senderCustomerInfo = Object.fromEntries(told.filter(([, value]) => value)) as PayerData
  return {
    destination: { destinationType: 'UMA_ADDRESS', umaAddress, currency: arrives?.code ?? '' },
    lookupId,
    senderCustomerInfo: told.length > 0 ? senderCustomerInfo : undefined,
  }
}

const askedFields = ({ requiredPayerDataFields }: SendReceiver) => requiredPayerDataFields ?? []
