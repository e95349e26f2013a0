import { digestText } from '../../crypto/digestText.ts'
import { sortedJson } from '../../encoding/sortedJson.ts'
import type { AgreedPayment } from '../../storage/paymentIntents.ts'
import type { AccountInfo, ExternalAccount } from '../../wire/externalAccounts.ts'
import { isPull } from '../../wire/outsideAccounts.ts'
import {
  compareQuoteFields,
  identifyCurrency,
  type QuoteChange,
  type QuoteFields,
  readQuoteFields,
} from './compareQuotes.ts'
import { readNameCheck } from './nameCheck.ts'
import type { PaymentSnapshot } from './paymentSnapshot.ts'
import type { ScaPayment } from './scaPayment.ts'

/**
 * Returns what differs from the payment that the user agreed to: the amount, the payee, and where the whole quote is
 * known, everything that was on the screen.
 */
export function compareAgreed(payment: ScaPayment, now: PaymentSnapshot): readonly QuoteChange[] {
  const { amount, payee, shown = now.quote } = payment
  const agreed = {
    ...readQuoteFields(shown),
    totalSendingAmount: amount.amount,
    sendingCurrency: identifyCurrency(amount.currency),
  }
  // Without the whole quote no rail was agreed to; the first one that is read counts.
  const rail = shown.destination.paymentRail
  const before = 'id' in payee ? { accountId: payee.id, account: payee } : { umaAddress: payee.umaAddress }
  // Where the money is taken from the payee, the whole quote says where it goes.
  const to = payment.shown && isPull(shown) && { accountId: shown.destination.accountId }
  return [...compareTerms(agreed, now), ...compareDestinations({ ...before, ...to, rail }, destinationOf(now))]
}

/** Compares everything but the payee. */
function compareTerms(before: QuoteFields, { quote }: PaymentSnapshot): readonly QuoteChange[] {
  return compareQuoteFields(before, readQuoteFields(quote)).filter(({ field }) => field !== 'destination')
}

/** Compares two snapshots of one payment: nothing about it may change while the user proves their identity. */
export function compareSnapshots(before: PaymentSnapshot, now: PaymentSnapshot): readonly QuoteChange[] {
  const changes = compareTerms(readQuoteFields(before.quote), now)
  return [...changes, ...compareDestinations(destinationOf(before), destinationOf(now))]
}

/**
 * Compares the payee on the screen with another reading: its account, and what its bank says about the name. A doubt that
 * was not on the screen is a difference. Without a payee on the screen nothing is compared.
 */
export function comparePayees(shown: PaymentSnapshot, now: PaymentSnapshot): readonly QuoteChange[] {
  if (!shown.payee) return []
  const destinations = compareDestinations(destinationOf(shown), { ...destinationOf(shown), account: now.payee })
  return [...destinations, ...describeNameCheck(readNameCheck(shown.payee)?.consentTo, now.payee)]
}

function describeNameCheck(agreedTo: string | undefined, now: ExternalAccount | undefined): readonly QuoteChange[] {
  const check = readNameCheck(now)
  if (check?.consentTo === undefined || check.consentTo === agreedTo) return []
  return [{ field: 'nameCheck', before: undefined, after: check.bankName }]
}

/** Returns what was agreed to, in the form that a later page compares with. */
export async function toAgreedPayment(snapshot: PaymentSnapshot): Promise<AgreedPayment> {
  const { destination: _destination, ...fields } = readQuoteFields(snapshot.quote)
  const amounts: AgreedPayment['amounts'] = {}
  const terms: AgreedPayment['terms'] = {}
  for (const [field, value] of Object.entries(fields))
    if (typeof value === 'bigint') amounts[field] = String(value)
    else if (value !== undefined) terms[field] = value
  const { account, ...payee } = destinationOf(snapshot)
  const consentTo = readNameCheck(account)?.consentTo
  return {
    amounts,
    terms,
    payee: {
      ...payee,
      accountDigest: account && (await digestAccount(account)),
      accountEnd: numberOf(account?.accountInfo)?.slice(-4),
      nameCheckDigest: consentTo === undefined ? undefined : await digestText(consentTo),
    },
  }
}

/**
 * Returns what differs from the recorded payment. If the payee's account was not known then, its id and its rail are
 * compared.
 */
export async function compareRecorded(agreed: AgreedPayment, now: PaymentSnapshot): Promise<readonly QuoteChange[]> {
  const { amounts, terms, payee } = agreed
  const known = Object.fromEntries(Object.entries(amounts).map(([field, text]) => [field, BigInt(text)]))
  const changes = compareTerms({ ...terms, ...known }, now)
  const { accountDigest, accountEnd, nameCheckDigest, ...before } = payee
  const after = destinationOf(now)
  const { account } = after
  const isOther = accountDigest !== undefined && accountDigest !== (account && (await digestAccount(account)))
  if (!isOther && before.accountId === after.accountId) {
    const consentTo = readNameCheck(account)?.consentTo
    const isAgreed = consentTo !== undefined && (await digestText(consentTo)) === nameCheckDigest
    const nameChecks = describeNameCheck(isAgreed ? consentTo : undefined, account)
    return [...changes, ...compareDestinations({ ...before, account }, after), ...nameChecks]
  }
  // The payee is not stored in readable form but for the end of its account, and an id means nothing to the user.
  const end = accountEnd && `•••• ${accountEnd}`
  return [...changes, { field: 'destination', before: before.umaAddress ?? end, after: describe(after) }]
}

/** Returns the recorded payee in readable form, as its `account` states it. */
export function describeRecorded({ payee: { rail } }: AgreedPayment, account: ExternalAccount): string {
  return describe({ account, rail })
}

/** Returns whether an account states everything that the recorded payee did. */
export async function isRecorded({ payee }: AgreedPayment, account: ExternalAccount): Promise<boolean> {
  return (await digestAccount(account)) === payee.accountDigest
}

function digestAccount({ currency, accountInfo }: ExternalAccount): Promise<string> {
  return digestText(sortedJson([currency, accountInfo]))
}

type Destination = {
  accountId?: string | undefined
  umaAddress?: string | undefined
  rail?: string | undefined
  account?: ExternalAccount | undefined
}

function destinationOf({ quote, payee }: PaymentSnapshot): Destination {
  const { accountId, umaAddress, paymentRail: rail } = quote.destination
  return { accountId, umaAddress, rail, account: payee }
}

function compareDestinations(before: Destination, after: Destination): readonly QuoteChange[] {
  if (identify(before) === identify(after)) return []
  const [was, is] = [describe(before), describe(after)]
  // If both read the same, show everything: it is long, but it tells them apart.
  const texts = was === is ? [identify(before), identify(after)] : [was, is]
  return [{ field: 'destination', before: texts[0], after: texts[1] }]
}

/** Everything that says where the money goes, in a fixed order: a relay may write the fields in any. */
function identify({ accountId, umaAddress, rail, account }: Destination): string {
  return sortedJson([accountId, umaAddress, rail, account && [account.currency, account.accountInfo]])
}

/** How users tell payees apart: the name, the number of the account, and the rail. */
function describe({ accountId, umaAddress, rail, account }: Destination): string {
  const { beneficiary, ...info } = account?.accountInfo ?? ({} as Partial<AccountInfo>)
  const name = beneficiary?.fullName ?? beneficiary?.legalName
  return [name, numberOf(info) ?? umaAddress ?? accountId, rail].filter(Boolean).join(' ')
}

function numberOf({ iban, accountNumber, address }: Partial<AccountInfo> = {}): string | undefined {
  return iban ?? accountNumber ?? address
}
