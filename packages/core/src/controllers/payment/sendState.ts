import type { WalletError } from '../../errors/WalletError.ts'
import type { PayerData, PaymentDraft, SendReceiver } from '../../flows/payment/paymentDraft.ts'
import type { SendChoices } from '../../flows/payment/send.ts'
import type { ExchangeRate } from '../../wire/exchangeRates.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Currency } from '../../wire/schema/money.ts'
import type { ReaderState } from '../reader.ts'

/** The state of a payment that is being described. */
export type SendState = {
  /** The wallet and the payees, as far as they are read. */
  readonly reading: ReaderState<SendChoices>
  readonly draft: PaymentDraft
  /** The chosen payee; `undefined` before that, and where no payee has that id. */
  readonly payee: ExternalAccount | undefined
  /** Who is paid at the UMA address of the draft, once it was looked up. */
  readonly receiver: SendReceiver | undefined
  /** What the receiver learns about the payer. What its side needs and the service knows is filled in. */
  readonly payerData: PayerData
  /** The code of the currency that arrives, and the whole of it where it is known. `undefined` before a payee is chosen. */
  readonly arrivesIn: { readonly code: string; readonly currency: Currency | undefined } | undefined
  /** What the amount would bring, at today's rate. `undefined` until it is known. */
  readonly estimate: ExchangeRate | undefined
  /** The last rate between the two currencies: its amounts are those of another draft. */
  readonly rate: ExchangeRate | undefined
  readonly isEstimating: boolean
  /** What became of the decision about a payee that was set aside. */
  readonly decision:
    | { readonly status: 'idle' | 'deciding' }
    | { readonly status: 'failed'; readonly error: WalletError }
}

/** Whether the payment goes to someone else, or arrives in another currency. */
export function isOther(draft: PaymentDraft, before: PaymentDraft): boolean {
  return (['payeeId', 'umaAddress', 'currency'] as const).some((field) => draft[field] !== before[field])
}

/** Returns what a change of the draft leads to. */
export function afterChange(state: SendState, change: Partial<PaymentDraft>): SendState {
  const { amount, side } = state.draft
  const draft = { ...state.draft, ...change }
  if (isOther(draft, state.draft))
    return withPayee({ ...state, draft, rate: undefined, ...unknown, decision: { status: 'idle' } })
  const isSame = draft.amount === amount && draft.side === side
  return isSame ? { ...state, draft } : withPayee({ ...state, draft, ...unknown })
}

const unknown = { estimate: undefined, isEstimating: false } as const

/** Returns what follows from what was read, from the draft and from the rate. */
export function withPayee(state: SendState): SendState {
  const { reading, estimate, rate } = state
  const { payees, receiver: found, wallet } = reading.content ?? {}
  const payee = payees?.find(({ id }) => id === state.draft.payeeId)
  const receiver = state.draft.umaAddress === undefined ? undefined : found
  const own = wallet?.balance.currency
  const taken = receiver?.supportedCurrencies.map(({ currency }) => currency) ?? []
  const find = (code: string | undefined) => taken.find((each) => each.code === code)
  // An amount in a currency that is not taken is no amount in another one.
  const isTaken = !receiver || state.draft.currency === undefined || find(state.draft.currency)
  const draft = isTaken ? state.draft : { ...state.draft, currency: undefined, amount: undefined }
  const currency = find(draft.currency) ?? find(own?.code) ?? taken[0]
  const code = payee?.currency ?? currency?.code
  return {
    ...state,
    draft,
    payee,
    receiver,
    payerData: receiver && receiver !== state.receiver ? receiver.known : state.payerData,
    arrivesIn:
      code === undefined
        ? undefined
        : { code, currency: code === own?.code ? own : ((estimate ?? rate)?.destinationCurrency ?? currency) },
  }
}
