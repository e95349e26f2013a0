import { digestText } from '../../crypto/digestText.ts'
import type { AgreedPayment } from '../../storage/paymentIntents.ts'
import type { AccountInfo, ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import { compareQuotes, compareShown, type QuoteChange, readShown, type ShownFields } from './compareQuotes.ts'
import type { ScaPayment } from './scaPayment.ts'

/** A quote and the account it leads to, as the service states them at one moment. */
export type PaymentReading = { readonly quote: Quote; readonly payee: ExternalAccount | undefined }

/**
 * What about a payment is not as the person agreed to it: the amount, the payee, and where the whole quote is known,
 * everything that was on the screen.
 */
export function compareAgreed(payment: ScaPayment, now: PaymentReading): readonly QuoteChange[] {
  const { amount, payee, shown } = payment
  const { quote } = now
  const changes = shown ? compareQuotes(shown, quote).filter(({ field }) => field !== 'destination') : []
  const sending = `${quote.sendingCurrency.code}/${quote.sendingCurrency.decimals}`
  const agreed: readonly QuoteChange[] = [
    { field: 'totalSendingAmount', before: amount.amount, after: quote.totalSendingAmount },
    { field: 'sendingCurrency', before: `${amount.currency.code}/${amount.currency.decimals}`, after: sending },
  ]
  const told = new Set(changes.map(({ field }) => field))
  const others = agreed.filter(({ field, before, after }) => before !== after && !told.has(field))
  // Without the whole quote nobody agreed to a rail; the one that is read first then counts.
  const railBefore = (shown ?? quote).destination.paymentRail
  const before =
    'id' in payee
      ? { accountId: payee.id, account: payee, rail: railBefore }
      : { umaAddress: payee.umaAddress, rail: railBefore }
  return [...others, ...changes, ...compareDestinations(before, destinationOf(now))]
}

/** The same for two readings of one payment: nothing about it may change while somebody proves who they are. */
export function compareReadings(before: PaymentReading, now: PaymentReading): readonly QuoteChange[] {
  const changes = compareQuotes(before.quote, now.quote).filter(({ field }) => field !== 'destination')
  return [...changes, ...compareDestinations(destinationOf(before), destinationOf(now))]
}

/** What was agreed to, as a page that comes later has to know it. */
export async function noteAgreed(reading: PaymentReading): Promise<AgreedPayment> {
  const { destination: _destination, ...fields } = readShown(reading.quote)
  const amounts: AgreedPayment['amounts'] = {}
  const terms: AgreedPayment['terms'] = {}
  for (const [field, value] of Object.entries(fields))
    if (typeof value === 'bigint') amounts[field] = String(value)
    else if (value !== undefined) terms[field] = value
  const { account, ...payee } = destinationOf(reading)
  return { amounts, terms, payee: { ...payee, ...(account && { accountDigest: await digestAccount(account) }) } }
}

/**
 * What about a payment is not as it was noted. Where nobody told what the payee's account said then, its id and its rail
 * count.
 */
export async function compareNoted(agreed: AgreedPayment, now: PaymentReading): Promise<readonly QuoteChange[]> {
  const { amounts, terms, payee } = agreed
  const { destination: _destination, ...shown } = readShown(now.quote)
  const known = Object.fromEntries(Object.entries(amounts).map(([field, text]) => [field, BigInt(text)]))
  const changes = compareShown({ ...terms, ...known } as ShownFields, shown)
  const { accountDigest, ...before } = payee
  const after = destinationOf(now)
  const { account } = after
  const isOther = accountDigest !== undefined && accountDigest !== (account && (await digestAccount(account)))
  if (!isOther && before.accountId === after.accountId)
    return [...changes, ...compareDestinations({ ...before, account }, after)]
  // Whom it was for is not kept, and an id tells nobody.
  return [...changes, { field: 'destination', before: before.umaAddress, after: describe(after) }]
}

function digestAccount({ currency, accountInfo }: ExternalAccount): Promise<string> {
  return digestText(sorted([currency, accountInfo]))
}

type Destination = {
  accountId?: string | undefined
  umaAddress?: string | undefined
  rail?: string | undefined
  account?: ExternalAccount | undefined
}

function destinationOf({ quote, payee }: PaymentReading): Destination {
  const { accountId, umaAddress, paymentRail: rail } = quote.destination
  return { accountId, umaAddress, rail, account: payee }
}

function compareDestinations(before: Destination, after: Destination): readonly QuoteChange[] {
  if (identify(before) === identify(after)) return []
  const [was, is] = [describe(before), describe(after)]
  // The same words for something else: then the whole of it, which nobody likes to read, but it tells them apart.
  const texts = was === is ? [identify(before), identify(after)] : [was, is]
  return [{ field: 'destination', before: texts[0], after: texts[1] }]
}

/** Everything that says where the money goes, in an order of its own: a relay may write the fields in any. */
function identify({ accountId, umaAddress, rail, account }: Destination): string {
  return sorted([accountId, umaAddress, rail, account && [account.currency, account.accountInfo]])
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The way people tell payees apart: the name, the number of the account, and how the money gets there. */
function describe({ accountId, umaAddress, rail, account }: Destination): string {
  const { beneficiary, ...info } = account?.accountInfo ?? ({} as Partial<AccountInfo>)
  const name = beneficiary?.fullName ?? beneficiary?.legalName
  const number = info.iban ?? info.accountNumber ?? info.address
  return [name, number ?? umaAddress ?? accountId, rail].filter(Boolean).join(' ')
}
