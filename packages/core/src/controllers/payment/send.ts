import type { WalletClient } from '../../createWalletClient.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { pause } from '../../flows/payment/pause.ts'
import type { PayerData, PaymentDraft, PreparedPayment } from '../../flows/payment/paymentDraft.ts'
import type { SendChoices } from '../../flows/payment/send.ts'
import type { ExchangeRate } from '../../wire/exchangeRates.ts'
import { type Controller, type ControllerContext, createController, takeParts } from '../createController.ts'
import { createReader } from '../reader.ts'
import { afterChange, isOther, type SendState, withPayee } from './sendState.ts'

export type { CheckedPayment } from '../../flows/payment/checkedPayments.ts'
export type { PayeeStop } from '../../flows/payment/payeeStops.ts'
export type {
  DraftProblem,
  PayerData,
  PaymentDraft,
  PreparedPayment,
  SendReceiver,
} from '../../flows/payment/paymentDraft.ts'
export { readPaymentRequest } from '../../flows/payment/paymentRequest.ts'
export type { SendChoices } from '../../flows/payment/send.ts'
export { takesNote } from '../../wire/outsideAccounts.ts'
export type { SendState } from './sendState.ts'

export type SendOptions = {
  /**
   * The account that pays: a wallet, or a balance that the service holds. Or a bank account of the user's own (`isPullable`),
   * for money that goes to such a balance.
   */
  accountId: string
  /** What is known already: the payee, or a payment that is edited or repeated. */
  draft?: Partial<PaymentDraft> | undefined
}

type SendActions = {
  /** Reads the wallet and the payees for the first time or again. */
  refresh(): Promise<SendState>
  /** Chooses whom to pay; `undefined`: the user chooses again. */
  choose(payeeId: string | undefined): void
  /** Changes the payment. A new amount is estimated once the user pauses. */
  change(change: Partial<Omit<PaymentDraft, 'payeeId'>>): void
  /** Changes what the receiver at a UMA address learns about the payer. */
  describePayer(data: PayerData): void
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
  let umaAddress = known?.umaAddress
  let flow: Flow | undefined
  const reader = createReader<SendChoices>(client, {
    read: async ({ shown, signal }) => {
      flow = await loadSend()
      return flow.readSendChoices(client, { accountId, umaAddress, shown, signal })
    },
    changedBy: { kind: 'account', id: accountId },
  })

  return createController<SendState, Partial<SendState>, SendActions>((controller) => {
    const { getState, dispatch } = controller
    const estimate = createEstimating(client, controller)
    const decide = createDeciding(client, controller, reader.refresh)

    reader.subscribe(() => {
      const before = getState().reading.content
      dispatch(withPayee({ ...getState(), reading: reader.getSnapshot() }))
      const { reading, estimate: known } = getState()
      if (reading.content !== before && !known) estimate(0)
    })

    function change(changed: Partial<PaymentDraft>): void {
      const { draft: before } = getState()
      dispatch(afterChange(getState(), changed))
      const { draft } = getState()
      const isAnother = draft.amount !== before.amount || draft.side !== before.side
      if (isOther(draft, before)) estimate(0)
      else if (isAnother) estimate(typingMs)
    }

    return {
      initial: {
        reading: reader.getSnapshot(),
        draft: { side: 'SENDING', note: '', ...known },
        payee: undefined,
        receiver: undefined,
        payerData: {},
        arrivesIn: undefined,
        estimate: undefined,
        rate: undefined,
        isEstimating: false,
        decision: { status: 'idle' },
      },
      reduce: takeParts,
      isBusy: ({ reading, decision }) => reading.status === 'loading' || decision.status === 'deciding',
      onDestroy: reader.destroy,
      actions: {
        refresh: async () => {
          await reader.refresh()
        },
        choose: (payeeId) => {
          // What another payee would get is in another currency, and their account has rails of its own.
          const isTheirs = getState().draft.side === 'RECEIVING'
          const amount = isTheirs && ({ side: 'SENDING', amount: undefined } as const)
          const isUnknown = umaAddress !== undefined && !getState().reading.content
          // The note of a link is its sender's text, and never travels.
          const note = umaAddress === undefined ? getState().draft.note : ''
          umaAddress = undefined
          change({ payeeId, umaAddress, note, currency: undefined, paymentRail: undefined, ...amount })
          // The address could not be looked up; the payees can be read.
          if (isUnknown) void reader.refresh()
        },
        change,
        describePayer: (data) => dispatch({ payerData: { ...getState().payerData, ...data } }),
        acceptPayee: () => decide(true),
        removePayee: async () => {
          await decide(false)
          const { decision } = getState()
          if (decision.status === 'idle') change({ payeeId: undefined })
        },
        prepare: ({ fromBank = false } = {}) => prepare(flow, getState(), fromBank),
      },
    }
  })
}

type SendContext = ControllerContext<SendState, Partial<SendState>>

/** Returns how to decide about a payee that was set aside. */
function createDeciding(
  client: WalletClient,
  { getState, dispatch, run }: SendContext,
  refresh: () => Promise<unknown>,
) {
  return async function decide(keep: boolean): Promise<void> {
    const { payee, reading } = getState()
    if (!payee) return
    const { id: payeeId } = payee
    // What the user saw: another tab may have recorded another stop since.
    const { stoppedAt } = reading.content?.stops.find((stop) => stop.payeeId === payeeId) ?? {}
    dispatch({ decision: { status: 'deciding' } })
    await run(
      async (signal) => (await loadSend()).decideAboutPayee(client, { payeeId, keep, stoppedAt, signal }),
      async () => {
        await refresh()
        dispatch({ decision: { status: 'idle' } })
      },
      (error) => ({ decision: { status: 'failed', error } }),
    )
  }
}

type Flow = Awaited<ReturnType<typeof loadSend>>

function prepare(flow: Flow | undefined, state: SendState, fromBank: boolean): PreparedPayment | undefined {
  const { reading, draft, payerData, estimate, arrivesIn, receiver, payee: saved } = state
  const payee = saved ?? receiver
  const { wallet, stops = [] } = reading.content ?? {}
  const isSetAside = stops.some(({ payeeId, isAccepted }) => payeeId === saved?.id && !isAccepted)
  if (!flow || !wallet || !payee || isSetAside) return undefined
  return flow.prepareDraft({ draft, wallet, payee, payerData, estimate, arrives: arrivesIn?.currency, fromBank })
}

/**
 * Returns how to estimate the draft after a pause. What was asked before is aborted, so its answer never takes the place of
 * a newer one.
 */
function createEstimating(client: WalletClient, controller: SendContext) {
  const { getState, dispatch, run, cancel } = controller
  return function estimate(pauseMs: number): void {
    const { reading, arrivesIn, draft, rate } = getState()
    const from = reading.content?.wallet.balance.currency
    const isExample = !draft.amount
    // Nothing can be asked for, or everything is known.
    if (!from || !arrivesIn || (isExample && rate)) {
      cancel()
      return
    }
    const { side } = draft
    const amount = isExample ? undefined : draft.amount
    const show = (found: ExchangeRate | undefined) => {
      const state = getState()
      const estimate = isExample ? undefined : found
      return withPayee({ ...state, rate: found ?? state.rate, estimate, isEstimating: false })
    }
    dispatch({ isEstimating: true })
    void run(
      async (signal) => {
        if (pauseMs > 0) await pause(client, { ms: pauseMs, signal })
        signal.throwIfAborted()
        return (await loadSend()).estimatePayment(client, { from, to: arrivesIn.code, side, amount, signal })
      },
      show,
      // It is an estimate: without it, the price that follows says the same.
      () => show(undefined),
    )
  }
}
