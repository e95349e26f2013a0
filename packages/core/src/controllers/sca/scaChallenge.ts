import type { WalletClient } from '../../createWalletClient.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { ScaPayment } from '../../flows/payment/scaPayment.ts'
import { forgetScaSessionExpiry } from '../../flows/sca/forgetScaSessionExpiry.ts'
import type { PaymentBaseline, PaymentProofStatus } from '../../flows/sca/scaChallenge.ts'
import type { ScaChallenge, ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import type { ScaChallengeState } from './scaChallengeState.ts'
import { createScaProof, forwardProofActions, type ScaOutcome, type ScaTask } from './scaProof.ts'
import type { ScaProofActions, ScaProofState } from './scaProofState.ts'

/** One payment, or several that belong together; each needs its own proof. */
export type ScaChallengeOptions = (ScaPayment | { payments: readonly [ScaPayment, ...ScaPayment[]] }) & {
  /**
   * The user wants to use another factor. An issued challenge cannot be exchanged, so the page makes a new quote for that
   * factor. Without this option, no other factor is offered.
   */
  onSwitchFactor?: ((factor: ScaFactor) => void) | undefined
  /** Called with each payment that was proved while others still wait. */
  onProved?: ((quoteId: string) => void) | undefined
}

type ScaChallengeActions = ScaProofActions<ScaChallengeState> & {
  /** Reads all payments and requests the first proof. */
  load(): Promise<ScaChallengeState>
  /** Continues after the inline SCA sign-in. */
  resume(): Promise<ScaChallengeState>
}

/** Actions resolve with the state that they led to; a failure is part of it. `load` also revives it after `destroy`. */
export type ScaChallengeController = Controller<ScaChallengeState> & ScaChallengeActions

/** `load` needs it at once, and the page with a challenge loads it separately, so that the screen is there meanwhile. */
const loadAuthorizePayment = () => loadModule(import('../../flows/sca/scaChallenge.ts'))

/** Proves payments, challenge by challenge, for exactly the amount and the payee that were agreed to. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share which payment is proved.
export function createScaChallenge(client: WalletClient, options: ScaChallengeOptions): ScaChallengeController {
  const payments = 'payments' in options ? options.payments : ([options] as const)
  const offersOthers = options.onSwitchFactor !== undefined
  const baselines = createPaymentBaselines(client)
  const countProof = createProofCounter()
  /** The index of the payment that is being proved. */
  let at = 0
  const current = () => payments[at] ?? payments[0]

  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share which payment is proved.
  return createController<ScaChallengeState, ScaChallengeState, ScaChallengeActions>((controller) => {
    const { getState, dispatch, run } = controller
    const toOutcome = (status: PaymentProofStatus): ScaOutcome<PaymentProofStatus> =>
      status.type === 'awaiting'
        ? // A payment that was proved once is not given up for another factor: that proof may still count.
          { type: 'next', task: toTask(status.challenge, { offersOthers: false }) }
        : { type: 'done', result: status }

    const proof = createScaProof<PaymentProofStatus>(client, {
      prove: async ({ proof, task: { request }, signal }) =>
        toOutcome(await baselines.prove({ payment: current(), challengeId: request.id, proof, signal })),
      resend: async ({ task, signal }) => {
        await (await loadAuthorizePayment()).resendPaymentCode(client, { payment: current(), signal })
        return task
      },
      reread: async ({ signal }) => toOutcome(await baselines.open({ payment: current(), signal })),
      onDone: showTurn,
      onFailed: (error) => {
        if (error.action !== 'sca-sign-in') return 'show'
        requestSignIn()
        return 'handled'
      },
    })
    proof.subscribe(() => {
      const state = proof.getSnapshot()
      if (state.status !== 'idle') dispatch({ payment: current(), proofNumber: countProof(state), ...state })
    })

    function requestSignIn(): void {
      const payment = current()
      proof.destroy()
      // The service decides whether the customer is signed in; the browser only remembers it.
      const accountId = baselines.accountOf(payment)
      if (accountId !== undefined) void forgetScaSessionExpiry(client, { accountId })
      dispatch({ status: 'sca-signing-in', payment })
    }

    /** Reads all payments that are left, so that one that changed is found before another is proved. */
    async function readPayments(): Promise<void> {
      await run(
        (signal) =>
          Promise.all(
            payments.slice(at).map(async (payment) => ({ payment, status: await baselines.open({ payment, signal }) })),
          ),
        (found) => {
          const bad = found.find(({ status }) => status.type === 'changed' || status.type === 'ended')
          const first = bad ?? found.find(({ status }) => status.type === 'awaiting')
          if (!first) return { status: 'authorized' }
          at = payments.indexOf(first.payment)
          return showTurn(first.status)
        },
        (error) => (error.action === 'sca-sign-in' ? requestSignIn() : { status: 'unavailable', error }),
      )
    }

    /** Continues with the present state of a payment. */
    function showTurn(status: PaymentProofStatus): void {
      if (status.type !== 'awaiting') proof.destroy()
      if (status.type === 'awaiting') proof.begin(toTask(status.challenge, { offersOthers }))
      else if (status.type === 'changed') dispatch({ status: 'abandoned', payment: current(), changes: status.changes })
      else if (status.type === 'ended') dispatch({ status: 'ended', payment: current(), error: status.error })
      else if (at === payments.length - 1) dispatch({ status: 'authorized' })
      else {
        const { quoteId } = current()
        at++
        void readPayments()
        options.onProved?.(quoteId)
      }
    }

    return {
      initial: { status: 'loading' },
      reduce: takeNext,
      isBusy: ({ status }) => status === 'loading' || status === 'proving' || status === 'resending',
      onDestroy: proof.destroy,
      actions: {
        ...forwardProofActions(proof),
        switchFactor: async (factor) => {
          const state = getState()
          if (state.status === 'awaiting-proof' && state.request.otherFactors.includes(factor))
            options.onSwitchFactor?.(factor)
        },
        load: async () => {
          proof.destroy()
          dispatch({ status: 'loading' })
          at = 0
          await readPayments()
        },
        resume: async () => {
          if (getState().status !== 'sca-signing-in') return
          dispatch({ status: 'loading' })
          await readPayments()
        },
      },
    }
  })
}

/** The payments as they were when they were first read here: each later reading has to agree with that. */
function createPaymentBaselines(client: WalletClient) {
  const baselineById = new Map<string, PaymentBaseline>()
  return {
    open: async ({ payment, signal }: { payment: ScaPayment; signal: AbortSignal }): Promise<PaymentProofStatus> => {
      const baseline = baselineById.get(payment.quoteId)
      const opened = await (await loadAuthorizePayment()).openPayment(client, { payment, baseline, signal })
      baselineById.set(payment.quoteId, opened.baseline)
      return opened.status
    },
    prove: async (parameters: {
      payment: ScaPayment
      challengeId: string
      proof: ScaProof
      signal: AbortSignal
    }): Promise<PaymentProofStatus> => {
      const { payment, ...attempt } = parameters
      const baseline = baselineById.get(payment.quoteId)
      if (!baseline) throw new Error('load first')
      return (await loadAuthorizePayment()).authorizePayment(client, { baseline, ...attempt })
    },
    accountOf: ({ shown, quoteId }: ScaPayment) =>
      (shown ?? baselineById.get(quoteId)?.snapshot.quote)?.source?.accountId,
  }
}

/** Counts the requests for a proof, from 1. */
function createProofCounter() {
  let count = 0
  let requestId: string | undefined
  return (state: ScaProofState) => {
    if ('request' in state && state.request.id !== requestId) {
      requestId = state.request.id
      count++
    }
    return count
  }
}

/**
 * A code of an app is not bound to amount and payee, so it is never offered for a payment (RTS 2018/389 art. 5). It is
 * asked for where the service itself asks for one.
 */
function toTask(challenge: ScaChallenge, { offersOthers }: { offersOthers: boolean }): ScaTask {
  const { id, factor, availableFactors, purpose, expiresAt } = challenge
  const { passkeyAssertionOptions: options, passkeyAllowedOrigins: allowedOrigins } = challenge
  const others = (['SMS_OTP', 'PASSKEY'] as const).filter(
    (other) => other !== factor && availableFactors.includes(other),
  )
  return {
    request: { id, factor, otherFactors: offersOthers ? others : [], purpose, expiresAt },
    passkey: options && { options, allowedOrigins },
  }
}
