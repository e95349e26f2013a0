import { getAccount, listAccounts, listPayees, toPayee } from '../../api/accounts.ts'
import { listExchangeRates } from '../../api/exchangeRates.ts'
import { lookUpUmaReceiver } from '../../api/receivers.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { removeSetAside } from '../../storage/setAsidePayees.ts'
import { getCustomerProfile } from '../../wire/customer.ts'
import type { ExchangeRate } from '../../wire/exchangeRates.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import { lookUp } from '../../wire/lookUp.ts'
import { isPull, isPullable } from '../../wire/outsideAccounts.ts'
import type { Currency } from '../../wire/schema/money.ts'
import { removePayee } from '../payees/payeeList.ts'
import { type CheckedPayment, readCheckedPayments } from './checkedPayments.ts'
import { type AcceptPayeeParameters, acceptPayee, type PayeeStop, readPayeeStops } from './payeeStops.ts'
import { mostAmount, type PaymentDraft, type SendReceiver } from './paymentDraft.ts'

export { prepareDraft } from './paymentDraft.ts'

/** What a payment can be made from and to. */
export type SendChoices = {
  /** The account that pays, with its balance; of a bank account's, nothing is known. */
  wallet: InternalAccount
  /** The user's own bank account that the money is taken from; `undefined`: an account at the service pays. */
  payer: ExternalAccount | undefined
  /** The customer's other accounts at the service (`accountType` `INTERNAL_ACCOUNT`), and the saved payees. */
  payees: readonly ExternalAccount[]
  /** The payees that took the place of another one. The user has to decide about those that are not accepted first. */
  stops: readonly PayeeStop[]
  /** Payments from this account that may have been sent: another one to the same payee may pay twice. */
  checked: readonly CheckedPayment[]
  /** Who is paid at a UMA address. */
  receiver?: SendReceiver | undefined
}

export type ReadSendChoicesParameters = {
  accountId: string
  /** Looks up what can be sent to it. */
  umaAddress?: string | undefined
  /** What was read before: a receiver is looked up once. */
  shown?: SendChoices | undefined
  signal?: AbortSignal | undefined
}
export type ReadSendChoicesReturnType = Awaited<ReturnType<typeof readSendChoices>>

/**
 * Reads the account that pays, everyone who can be paid, whom this browser set aside, and which payments may have been sent.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such account. `SCA_SESSION_REQUIRED`: sign in, then read again.
 *   `UMA_NOT_FOUND`: there is no such receiver.
 */
export async function readSendChoices(
  client: WalletClient,
  { accountId, umaAddress, shown, signal }: ReadSendChoicesParameters,
): Promise<SendChoices> {
  const isOutside = isPull({ source: { accountId } })
  const [known, own, saved, stops] = await Promise.all([
    isOutside ? undefined : getAccount(client, { accountId, signal }),
    // Before the SCA sign-in, not everyone's can be read.
    listAccounts(client, { signal }).catch(() => []),
    listPayees(client, { signal }),
    readPayeeStops(client),
  ])
  const isBlocked = ({ id }: ExternalAccount) => stops.some(({ payeeId, isAccepted }) => payeeId === id && !isAccepted)
  const payer = saved.find((payee) => payee.id === accountId && isPullable(payee) && !isBlocked(payee))
  const wallet = known ?? toWallet(payer, own)
  const payees = [
    ...own
      .filter(({ id }) => id !== accountId)
      .map(({ id, balance }) => toPayee({ id, currency: balance.currency.code })),
    ...saved,
  ]
  const checked = await readCheckedPayments(client, { currency: wallet.balance.currency, stops, signal })
  const choices = { wallet, payer, payees, stops, checked }
  if (umaAddress === undefined) return choices
  const receiver = shown?.receiver ?? (await lookUpReceiver(client, { umaAddress, wallet, signal }))
  return { ...choices, receiver }
}

/** Describes a bank account as one that pays: it pays into those of its currency, and may hold any amount. */
function toWallet(payer: ExternalAccount | undefined, own: readonly InternalAccount[]): InternalAccount {
  const like = own.find(({ balance }) => balance.currency.code === payer?.currency)
  if (!payer || !like) throw new WalletError('REFERENCE_NOT_FOUND')
  return { ...like, id: payer.id, balance: { ...like.balance, amount: mostAmount } }
}

type Lookup = { umaAddress: string; wallet: InternalAccount; signal: AbortSignal | undefined }

/** What the service knows of what the receiver needs is filled in; what it may do without is left to the user. */
async function lookUpReceiver(client: WalletClient, { umaAddress, wallet, signal }: Lookup): Promise<SendReceiver> {
  const receiver = await lookUpUmaReceiver(client, { umaAddress, signal })
  const needed = (receiver.requiredPayerDataFields ?? []).filter(({ mandatory }) => mandatory)
  const { customerId } = wallet
  // What cannot be read is asked from the user.
  const customer =
    needed.length > 0 && customerId !== undefined
      ? await call(client, getCustomerProfile, { path: { customerId }, signal }).catch(() => undefined)
      : undefined
  const known = needed.map(({ name }) => [name, lookUp<object>({ ...customer }, toKey(name))])
  return { ...receiver, known: Object.fromEntries(known.filter(([, value]) => typeof value === 'string')) }
}

/** The receiver writes `FULL_NAME` for what a customer has as `fullName`. */
function toKey(name: string): string {
  return name.toLowerCase().replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
}

export type EstimatePaymentParameters = {
  /** The currency that leaves the wallet. */
  from: Currency
  /** The code of the currency that arrives. */
  to: string
  side: PaymentDraft['side']
  /** Without it, an example is estimated: it tells the currency that arrives, and the limits. */
  amount?: bigint | undefined
  signal?: AbortSignal | undefined
}
export type EstimatePaymentReturnType = Awaited<ReturnType<typeof estimatePayment>>

/** More than the service takes in one request. */
const mostDigits = 16

/**
 * Estimates what a payment costs and brings, for display only: what the user agrees to is the quote. The service has
 * rates for amounts that are sent, so an amount that should arrive is approached in two steps.
 *
 * @returns `undefined` where the service has no rate for it.
 */
export async function estimatePayment(
  client: WalletClient,
  { from, to, side, amount, signal }: EstimatePaymentParameters,
): Promise<ExchangeRate | undefined> {
  const read = (sendingAmount: bigint) => readRate(client, { from, to, sendingAmount, signal })
  if (side === 'SENDING' && amount !== undefined) return read(amount)
  const example = await read(100n * 10n ** BigInt(from.decimals))
  if (amount === undefined || !example || example.receivingAmount <= 0n) return example
  const { sendingAmount, receivingAmount } = example
  return read((amount * sendingAmount + receivingAmount - 1n) / receivingAmount)
}

type Pair = { from: Currency; to: string; sendingAmount: bigint; signal: AbortSignal | undefined }

/** Drops a rate for another amount or other currencies than were asked for. */
async function readRate(client: WalletClient, { from, to, sendingAmount, signal }: Pair) {
  if (sendingAmount <= 0n || String(sendingAmount).length > mostDigits) return undefined
  const asked = { sourceCurrency: from.code, destinationCurrency: to, sendingAmount, signal }
  return (await listExchangeRates(client, asked)).find(
    (rate) =>
      rate.sendingAmount === sendingAmount &&
      rate.sourceCurrency.code === from.code &&
      rate.sourceCurrency.decimals === from.decimals &&
      rate.destinationCurrency.code === to,
  )
}

/** Decides about a payee that was set aside: the user wants to pay it all the same, or it is removed. */
export async function decideAboutPayee(
  client: WalletClient,
  { payeeId, keep, stoppedAt, signal }: AcceptPayeeParameters & { keep: boolean; signal: AbortSignal },
): Promise<void> {
  if (keep) return acceptPayee(client, { payeeId, stoppedAt })
  await removePayee(client, { payeeId, signal })
  await removeSetAside(client.records, { payeeId })
}
