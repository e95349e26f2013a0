import { getAccount } from '../../api/accounts.ts'
import { lookUpUmaReceiver } from '../../api/receivers.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { getCustomerProfile } from '../../wire/customer.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import type { PaymentInstruction } from '../../wire/paymentInstructions.ts'
import type { Currency, Money } from '../../wire/schema/money.ts'
import { serializeInstructions, withoutOwnWallet } from './paymentInstructions.ts'

/** How money can be sent to one wallet, as it was first read, and what later readings told. */
export type AddMoneyDetails = {
  /** The wallet as it was first read. */
  wallet: InternalAccount
  /** Each is an alternative: an account at a bank, or an address. None where the service does not say. */
  instructions: readonly PaymentInstruction[]
  /** The customer's own UMA address. */
  umaAddress: string | undefined
  /** What can be asked for at that address. `undefined`: that is not known, or it was not asked. */
  currencies: readonly Currency[] | undefined
  /** A later reading named other details. Neither of them can be relied on. Stays until the journey begins again. */
  isChanged: boolean
  /** How much more than at first there was at most. `undefined`: nothing has arrived. */
  arrived: Money | undefined
}

export type ReadAddMoneyParameters = {
  accountId: string
  /** Looks up what the customer's own UMA address takes. */
  forRequest?: boolean | undefined
  /** What was read before: it stays, and this reading is compared with it. */
  shown?: AddMoneyDetails | undefined
  signal?: AbortSignal | undefined
}
export type ReadAddMoneyReturnType = Awaited<ReturnType<typeof readAddMoney>>

/**
 * Reads how money can be sent to one wallet, and compares it with what was read before: nothing that the user may be
 * copying changes on the screen. The first reading is the platform's word.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such wallet. `SCA_SESSION_REQUIRED`: sign in, then read again.
 */
export async function readAddMoney(
  client: WalletClient,
  { accountId, forRequest, shown, signal }: ReadAddMoneyParameters,
): Promise<AddMoneyDetails> {
  const wallet = await getAccount(client, { accountId, signal })
  const { customerId } = wallet
  // A wallet can be paid without the address, so a failure leaves it out.
  const told = async <value>(reading: Promise<value>) =>
    reading.catch(() => {
      signal?.throwIfAborted()
      return undefined
    })
  const customer = customerId
    ? await told(call(client, getCustomerProfile, { path: { customerId }, signal }))
    : undefined
  const umaAddress = customer?.umaAddress ?? shown?.umaAddress
  const isAsked = forRequest && umaAddress !== undefined && !shown?.currencies
  const receiver = isAsked ? await told(lookUpUmaReceiver(client, { umaAddress, signal })) : undefined
  const currencies = receiver?.supportedCurrencies.map(({ currency }) => currency) ?? shown?.currencies
  const instructions = withoutOwnWallet(wallet.fundingPaymentInstructions)
  if (!shown) return { wallet, instructions, umaAddress, currencies, isChanged: false, arrived: undefined }
  // Details that are there for the first time are no change.
  const isFirst = shown.instructions.length === 0
  const isChanged =
    (!isFirst && serializeInstructions(instructions) !== serializeInstructions(shown.instructions)) ||
    (shown.umaAddress !== undefined && umaAddress !== shown.umaAddress)
  return {
    wallet: shown.wallet,
    instructions: isFirst ? instructions : shown.instructions,
    umaAddress: shown.umaAddress ?? umaAddress,
    currencies,
    isChanged: shown.isChanged || isChanged,
    arrived: growthOf(shown, wallet),
  }
}

/** A hold that ends adds to what is available but not to the total; what is still pending only to the total. */
function growthOf({ wallet: first, arrived }: AddMoneyDetails, now: InternalAccount): Money | undefined {
  const { code, decimals } = first.balance.currency
  // Amounts in different units cannot be compared.
  if (now.balance.currency.code !== code || now.balance.currency.decimals !== decimals) return arrived
  const available = now.balance.amount - first.balance.amount
  const total = totalOf(now) - totalOf(first)
  const isPending = available < total
  const amount = isPending ? available : total
  return amount > (arrived?.amount ?? 0n) ? { amount, currency: first.balance.currency } : arrived
}

const totalOf = ({ balance, totalBalance }: InternalAccount) => (totalBalance ?? balance).amount
