import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { pause } from '../../flows/payment/pause.ts'
import {
  type DraftProblem,
  findDraftProblem,
  type PaymentDraft,
  toQuoteRequest,
} from '../../flows/payment/paymentDraft.ts'
import type { SendChoices } from '../../flows/payment/send.ts'
import type { ExchangeRate } from '../../wire/exchangeRates.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { QuoteRequest } from '../../wire/quotes.ts'
import type { Money } from '../../wire/schema/money.ts'
import { type Controller, type ControllerContext, createController } from '../createController.ts'
import { createReader, type ReaderState } from '../reader.ts'

export { type DraftProblem, type PaymentDraft, takesNote } from '../../flows/payment/paymentDraft.ts'
export type { SendChoices } from '../../flows/payment/send.ts'

export type SendOptions = {
  /** The wallet that pays. */
  accountId: string
  /** What is known already: the payee, or a payment that is edited or repeated. */
  draft?: Partial<PaymentDraft> | undefined
}

/** The state of a payment that is being described. */
export type SendState = {
  /** The wallet and the payees, as far as they are read. */
  readonly reading: ReaderState<SendChoices>
  readonly draft: PaymentDraft
  /** The chosen payee; `undefined` before that, and where no payee has that id. */
  readonly payee: ExternalAccount | undefined
  /** What the amount would bring, at today's rate. `undefined` until it is known, and where nothing is exchanged. */
  readonly estimate: ExchangeRate | undefined
  /** The last rate between the two currencies: its amounts are those of another draft. */
  readonly rate: ExchangeRate | undefined
  readonly isEstimating: boolean
  /** What became of the decision about a payee that was set aside. */
  readonly decision:
    | { readonly status: 'idle' | 'deciding' }
    | { readonly status: 'failed'; readonly error: WalletError }
}

type SendEvent =
  | { type: 'read'; reading: ReaderState<SendChoices> }
  | { type: 'drafted'; change: Partial<PaymentDraft> }
  | { type: 'estimating' }
  | { type: 'estimated'; rate: ExchangeRate | undefined; isExample: boolean }
  | { type: 'decided'; decision: SendState['decision'] }

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

type SendActions = {
  /** Reads the wallet and the payees for the first time or again. */
  refresh(): Promise<SendState>
  /** Chooses whom to pay; `undefined`: the user chooses again. */
  choose(payeeId: string | undefined): void
  /** Changes the payment. A new amount is estimated once the user pauses. */
  change(change: Partial<Omit<PaymentDraft, 'payeeId'>>): void
  /** Pays a payee all the same that was set aside. */
  acceptPayee(): Promise<SendState>
  /** Removes a payee that was set aside. */
  removePayee(): Promise<SendState>
  /**
   * Returns the request for the price, or what is wrong with the draft. `fromBank`: the money comes by a transfer that the
   * user makes. `undefined` before a payee is chosen, and for one that was set aside.
   */
  prepare(parameters?: { fromBank?: boolean }): PreparedPayment | undefined
}

export type SendController = Controller<SendState> & SendActions

/** Loads what talks to the service: the first screen does not need it. */
const loadSend = () => loadModule(import('../../flows/payment/send.ts'))

/** How long a pause in typing has to be before the service is asked. */
const typingMs = 300

/**
 * Creates a controller that describes one payment: whom, how much in either currency, and what travels with it. It ends
 * with a request for a price (`prepare`), which the confirmation of a quote takes.
 */
export function createSend(client: WalletClient, { accountId, draft: known }: SendOptions): SendController {
  const reader = createReader<SendChoices>(client, {
    read: async ({ signal }) => (await loadSend()).readSendChoices(client, { accountId, signal }),
    changedBy: { kind: 'account', id: accountId },
  })

  return createController<SendState, SendEvent, SendActions>((controller) => {
    const { getState, dispatch, run } = controller
    const estimate = createEstimating(client, controller)

    reader.subscribe(() => {
      const before = getState().reading.content
      dispatch({ type: 'read', reading: reader.getSnapshot() })
      const { reading, estimate: known } = getState()
      if (reading.content !== before && !known) estimate(0)
    })

    function change(changed: Partial<PaymentDraft>): void {
      const { draft: before } = getState()
      dispatch({ type: 'drafted', change: changed })
      const { draft } = getState()
      const isAnother = draft.amount !== before.amount || draft.side !== before.side
      if (draft.payeeId !== before.payeeId) estimate(0)
      else if (isAnother) estimate(typingMs)
    }

    /** Decides about a payee that was set aside. */
    async function decide(keep: boolean): Promise<void> {
      const payeeId = getState().payee?.id
      if (payeeId === undefined) return
      dispatch({ type: 'decided', decision: { status: 'deciding' } })
      await run(
        async (signal) => (await loadSend()).decideAboutPayee(client, { payeeId, keep, signal }),
        async () => {
          await reader.refresh()
          dispatch({ type: 'decided', decision: { status: 'idle' } })
        },
        (error) => ({ type: 'decided', decision: { status: 'failed', error } }),
      )
    }

    return {
      initial: {
        reading: reader.getSnapshot(),
        draft: { side: 'SENDING', note: '', ...known },
        payee: undefined,
        estimate: undefined,
        rate: undefined,
        isEstimating: false,
        decision: { status: 'idle' },
      },
      reduce,
      isBusy: ({ reading, decision }) => reading.status === 'loading' || decision.status === 'deciding',
      onDestroy: reader.destroy,
      actions: {
        refresh: async () => {
          await reader.refresh()
        },
        choose: (payeeId) => {
          // What another payee would get is in another currency, and their account has rails of its own.
          const isTheirs = getState().draft.side === 'RECEIVING'
          change({ payeeId, paymentRail: undefined, ...(isTheirs && { side: 'SENDING', amount: undefined }) })
        },
        change,
        acceptPayee: () => decide(true),
        removePayee: async () => {
          await decide(false)
          const { decision } = getState()
          if (decision.status === 'idle') change({ payeeId: undefined })
        },
        prepare: ({ fromBank = false } = {}) => prepare(getState(), fromBank),
      },
    }
  })
}

/** Returns how to estimate the draft after a pause. What was asked before is aborted, so its answer never takes the place of a newer one. */
function createEstimating(client: WalletClient, controller: ControllerContext<SendState, SendEvent>) {
  const { getState, dispatch, run, cancel } = controller
  return function estimate(pauseMs: number): void {
    const { reading, payee, draft, rate } = getState()
    const from = reading.content?.wallet.balance.currency
    const isExample = !draft.amount
    // Nothing is exchanged, or everything is known.
    if (!from || !payee || payee.currency === from.code || (isExample && rate)) {
      cancel()
      return
    }
    const { side } = draft
    const amount = isExample ? undefined : draft.amount
    dispatch({ type: 'estimating' })
    void run(
      async (signal) => {
        if (pauseMs > 0) await pause(client, { ms: pauseMs, signal })
        signal.throwIfAborted()
        const { estimatePayment } = await loadSend()
        return estimatePayment(client, { from, to: payee.currency, side, amount, signal })
      },
      (found) => ({ type: 'estimated', rate: found, isExample }),
      // It is an estimate: without it, the price that follows says the same.
      () => ({ type: 'estimated', rate: undefined, isExample }),
    )
  }
}

function prepare({ reading, payee, draft, estimate, rate }: SendState, fromBank: boolean): PreparedPayment | undefined {
  if (!reading.content || !payee || reading.content.setAside.includes(payee.id)) return undefined
  const { wallet } = reading.content
  const { side, amount = 0n } = draft
  const problem = findDraftProblem({ draft, wallet, estimate, fromBank })
  if (problem) return { problem }
  const own = wallet.balance.currency
  const isOwn = side === 'SENDING' || payee.currency === own.code
  const currency = isOwn ? own : (estimate ?? rate)?.destinationCurrency
  const request = toQuoteRequest({ draft: { ...draft, amount }, wallet, payee, fromBank })
  return { request, draft, amount: currency && { amount, currency } }
}

function reduce(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'read':
      return withPayee({ ...state, reading: event.reading })
    case 'drafted':
      return afterChange(state, { ...state.draft, ...event.change })
    case 'estimating':
      return { ...state, isEstimating: true }
    case 'estimated': {
      const { rate = state.rate, isExample } = event
      return { ...state, rate, estimate: isExample ? undefined : event.rate, isEstimating: false }
    }
    case 'decided':
      return { ...state, decision: event.decision }
  }
}

function afterChange(state: SendState, draft: PaymentDraft): SendState {
  const { payeeId, amount, side } = state.draft
  if (draft.payeeId !== payeeId)
    return withPayee({ ...state, draft, rate: undefined, ...unknown, decision: { status: 'idle' } })
  const isSame = draft.amount === amount && draft.side === side
  return isSame ? { ...state, draft } : { ...state, draft, ...unknown }
}

const unknown = { estimate: undefined, isEstimating: false } as const

function withPayee(state: SendState): SendState {
  const { reading, draft } = state
  return { ...state, payee: reading.content?.payees.find(({ id }) => id === draft.payeeId) }
}
