import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { arrived } from '../../flows/loadLater.ts'
import type { ScaPayment } from '../../flows/payment/scaPayment.ts'
import { heedScaLapse } from '../../flows/sca/heedScaLapse.ts'
import type { FrozenPayment, PaymentTurn } from '../../flows/sca/scaChallenge.ts'
import { createWritable, type Readable, type Writable } from '../../state/readable.ts'
import type { ScaChallenge, ScaFactor } from '../../wire/scaChallenge.ts'
import { type CurrentTask, createCurrentTask } from '../currentTask.ts'
import type { ScaChallengeState } from './scaChallengeState.ts'
import { createScaProof, type ScaOutcome, type ScaProofMachine, type ScaTask } from './scaProof.ts'
import type { ScaProofActions } from './scaProofState.ts'

/** One payment, or several that belong together; each is proved by itself. */
export type ScaChallengeOptions = (ScaPayment | { payments: readonly [ScaPayment, ...ScaPayment[]] }) & {
  /**
   * The person would rather prove it another way. What was issued cannot be exchanged, so the page makes a new quote
   * for that factor. Without it, no other factor is offered.
   */
  onSwitchFactor?: ((factor: ScaFactor) => void) | undefined
}

export type ScaChallengeController = Readable<ScaChallengeState> &
  ScaProofActions & {
    /** Reads where the payments stand and asks for the first proof. Failures become state. */
    load(): Promise<void>
    /** Goes on after the login in place. */
    resume(): Promise<void>
    /** Ends what is running. `load` begins anew, and what was frozen stays so. */
    destroy(): void
  }

/** Proves payments, challenge by challenge, for exactly the amount and the payee that were agreed to. */
export function createScaChallenge(client: WalletClient, options: ScaChallengeOptions): ScaChallengeController {
  const context = createContext(client, options)
  const { state, task, proof } = context
  const { submitCode, submitPasskey, resendCode, timeLeftMs } = proof.actions
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    submitCode,
    submitPasskey,
    resendCode,
    timeLeftMs,
    switchFactor: async (factor) => {
      const current = state.getSnapshot()
      if (current.status === 'awaiting-proof' && current.request.otherFactors.includes(factor))
        options.onSwitchFactor?.(factor)
    },
    load: async () => {
      proof.destroy()
      state.set({ status: 'loading' })
      context.at = 0
      await goOn(context)
    },
    resume: async () => {
      if (state.getSnapshot().status === 'sca-signing-in') await goOn(context)
    },
    destroy: () => {
      task.stop()
      proof.destroy()
    },
  }
}

/** `load` needs it at once, and whoever shows a challenge fetches it: apart, so that the screen stands meanwhile. */
const loadAuthorizePayment = () => arrived(import('../../flows/sca/scaChallenge.ts'))

/** What the turns of one challenge share. */
type Context = {
  readonly client: WalletClient
  readonly payments: readonly [ScaPayment, ...ScaPayment[]]
  readonly offersOthers: boolean
  readonly state: Writable<ScaChallengeState>
  readonly proof: ScaProofMachine
  readonly task: CurrentTask
  /** Which of the payments is being proved. */
  at: number
  turn: number
  requestId: string | undefined
  readonly frozen: Map<string, FrozenPayment>
}

function createContext(client: WalletClient, options: ScaChallengeOptions): Context {
  const proof = createScaProof<PaymentTurn>(client, {
    prove: async ({ proof, task, signal }) => {
      const { authorizePayment } = await loadAuthorizePayment()
      const frozen = expectFrozen(context)
      return toOutcome(context, await authorizePayment(client, { frozen, challengeId: task.request.id, proof, signal }))
    },
    resend: async ({ task, signal }) => {
      const { resendPaymentCode } = await loadAuthorizePayment()
      await resendPaymentCode(client, { payment: currentPayment(context), signal })
      return task
    },
    reread: async ({ signal }) => toOutcome(context, await open(context, { payment: currentPayment(context), signal })),
    onDone: (turn) => settle(context, turn),
    onFailed: (error) => {
      if (error.action !== 'sca-sign-in') return 'show'
      signIn(context)
      return 'handled'
    },
  })
  const context: Context = {
    client,
    payments: 'payments' in options ? options.payments : [options],
    offersOthers: options.onSwitchFactor !== undefined,
    state: createWritable<ScaChallengeState>({ status: 'loading' }),
    proof,
    task: createCurrentTask(),
    at: 0,
    turn: 0,
    requestId: undefined,
    frozen: new Map(),
  }
  proof.state.subscribe(() => show(context))
  return context
}

function currentPayment({ payments, at }: Context): ScaPayment {
  return payments[at] ?? payments[0]
}

function expectFrozen(context: Context): FrozenPayment {
  const frozen = context.frozen.get(currentPayment(context).quoteId)
  if (!frozen)
    throw new Error('A payment was to be proved that nobody has read: read it first, or nothing is compared.')
  return frozen
}

/** What stands in the machine, above it the payment that it is for. */
function show(context: Context): void {
  const { proof, state } = context
  const current = proof.state.getSnapshot()
  if (current.status === 'idle') return
  if ('request' in current && current.request.id !== context.requestId) {
    context.requestId = current.request.id
    context.turn++
  }
  state.set({ payment: currentPayment(context), turn: context.turn, ...current })
}

async function open(
  { client, frozen }: Context,
  { payment, signal }: { payment: ScaPayment; signal: AbortSignal },
): Promise<PaymentTurn> {
  const { openPayment } = await loadAuthorizePayment()
  const opened = await openPayment(client, { payment, frozen: frozen.get(payment.quoteId), signal })
  frozen.set(payment.quoteId, opened.frozen)
  return opened.turn
}

/** Reads all payments that are left, so that one that changed is found before another is proved. */
async function goOn(context: Context): Promise<void> {
  const { payments, task, state } = context
  const left = payments.slice(context.at)
  const outcome = await task.run((signal) =>
    Promise.all(left.map(async (payment) => ({ payment, turn: await open(context, { payment, signal }) }))),
  )
  if (!outcome) return
  if ('error' in outcome) {
    const error = toWalletError(outcome.error)
    if (error.action === 'sca-sign-in') signIn(context)
    else state.set({ status: 'unavailable', error })
    return
  }
  const found = outcome.result
  const bad = found.find(({ turn }) => turn.type === 'changed' || turn.type === 'ended')
  const first = bad ?? found.find(({ turn }) => turn.type === 'awaiting')
  if (!first) return state.set({ status: 'authorized' })
  context.at = payments.indexOf(first.payment)
  settle(context, first.turn)
}

/** Goes on from where a payment stands. */
function settle(context: Context, turn: PaymentTurn): void {
  const { proof, state, payments } = context
  const payment = currentPayment(context)
  if (turn.type !== 'awaiting') proof.destroy()
  switch (turn.type) {
    case 'awaiting':
      proof.begin(toTask(context, turn.challenge))
      break
    case 'changed':
      state.set({ status: 'abandoned', payment, changes: turn.changes })
      break
    case 'ended':
      state.set({ status: 'ended', payment, error: turn.error })
      break
    case 'moved-on':
      if (context.at === payments.length - 1) state.set({ status: 'authorized' })
      else {
        context.at++
        void goOn(context)
      }
  }
}

function signIn(context: Context): void {
  const { client, proof, state, frozen } = context
  const payment = currentPayment(context)
  proof.destroy()
  // The service knows better than this browser whether somebody is signed in.
  const { source } = payment.shown ?? frozen.get(payment.quoteId)?.reading.quote ?? {}
  if (source?.accountId !== undefined) void heedScaLapse(client, { accountId: source.accountId })
  state.set({ status: 'sca-signing-in', payment })
}

function toOutcome(context: Context, turn: PaymentTurn): ScaOutcome<PaymentTurn> {
  return turn.type === 'awaiting'
    ? { type: 'next', task: toTask(context, turn.challenge) }
    : { type: 'done', result: turn }
}

/**
 * A code of an app says nothing of amount and payee, so it is never offered for a payment (RTS 2018/389 art. 5); where
 * the service itself asks for one, it is asked for.
 */
function toTask({ offersOthers }: Context, challenge: ScaChallenge): ScaTask {
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
