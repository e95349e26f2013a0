import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { arrived } from '../../flows/loadLater.ts'
import { readLock } from '../../flows/sca/readLock.ts'
import type { LoginFactors, ScaLoginAttempt } from '../../flows/sca/scaSignIn.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import { createCurrentTask } from '../currentTask.ts'
import { createScaProof, type ScaTask } from './scaProof.ts'
import type { ScaProofActions } from './scaProofState.ts'
import type { ScaLoginState } from './scaSignInState.ts'

export type ScaLoginController = Readable<ScaLoginState> &
  ScaProofActions & {
    /** Reads how the person can sign in. Where there is one way only, it begins: for a code by SMS this sends it. */
    load(): Promise<void>
    /** Begins with a factor, from the choice or after `expired`. Failures become state. */
    start(factor: ScaFactor): Promise<void>
    /** Ends what is running. A later `load` revives it. */
    destroy(): void
  }

export type ScaLoginOptions = {
  accountId: string
  /** The person is signed in, until then where the service says so: what waited for it can go on. */
  onSignedIn?: ((expiresAt: Date | undefined) => void) | undefined
}

/** The login with its messages and their parsers: wanted where somebody has to sign in. */
const loadScaLogin = () => arrived(import('../../flows/sca/scaSignIn.ts'))

/** Signs in to what the region's rules ask for, once in 180 days. It is not the sign-in to the wallet. */
export function createScaLogin(client: WalletClient, options: ScaLoginOptions): ScaLoginController {
  const { accountId, onSignedIn } = options
  const state = createWritable<ScaLoginState>({ status: 'loading' })
  const task = createCurrentTask()
  let known: LoginFactors = { factors: [], lastFactor: undefined }
  // A proof went out and nobody heard what came of it: until the person is signed in, it may have worked.
  let unheard = false
  const attempts = createAttempts(client, { accountId })
  const begin = (factor: ScaFactor, signal: AbortSignal) => attempts.begin({ factor, known, signal })

  const proof = createScaProof<Date | undefined>(client, {
    prove: async ({ proof, signal }) => ({ type: 'done', result: await attempts.finish({ proof, signal }) }),
    resend: ({ signal }) => begin('SMS_OTP', signal),
    switchFactor: ({ factor, signal }) => begin(factor, signal),
    onDone: (expiresAt) => {
      unheard = false
      rest({ status: 'signed-in', expiresAt })
      onSignedIn?.(expiresAt)
    },
    onFailed: (error) => {
      unheard ||= error.code === 'SCA_OUTCOME_UNKNOWN'
      if (!endsAttempt(error)) return 'show'
      fail(error)
      return 'handled'
    },
  })

  /** Whether nothing more can be proved with what was begun. */
  function endsAttempt({ code }: WalletError): boolean {
    // A refused passkey has used up what it signed, and so may a proof have whose answer was lost.
    if (code === 'SCA_PROOF_REFUSED') return attempts.factor() === 'PASSKEY' || unheard
    return code === 'SCA_NOT_APPLICABLE' || code === 'SCA_LOGIN_INCOMPLETE' || code === 'CONFLICT'
  }

  /** A state in which nothing is asked for. */
  function rest(next: ScaLoginState): void {
    attempts.drop()
    proof.destroy()
    state.set(next)
  }

  function choose(error?: WalletError): void {
    const { factors, lastFactor } = known
    rest({ status: 'choosing', factors, ...(lastFactor && { lastFactor }), ...(error && { error }) })
  }

  function fail(error: WalletError): void {
    if (error.code === 'SCA_NOT_APPLICABLE') rest({ status: 'not-needed' })
    else choose(nameFailure(error))
  }

  /** Neither a refusal of the same proof nor a lost answer says that the one before did not work. */
  function nameFailure(error: WalletError): WalletError {
    const saysNothing = error.code === 'SCA_PROOF_REFUSED' || isOutcomeUnknown(error)
    return unheard && saysNothing ? new WalletError('SCA_OUTCOME_UNKNOWN') : error
  }

  proof.state.subscribe(() => {
    const current = proof.state.getSnapshot()
    const factor = attempts.factor()
    if (factor && current.status !== 'idle') state.set({ factor, ...current })
  })

  async function start(factor: ScaFactor): Promise<void> {
    const { status } = state.getSnapshot()
    if (status !== 'choosing' && status !== 'expired') return
    if (!known.factors.some((view) => view.factor === factor)) return
    rest({ status: 'starting', factor })
    const outcome = await task.run((signal) => begin(factor, signal))
    if (!outcome) return
    if ('result' in outcome) return proof.begin(outcome.result)
    const error = toWalletError(outcome.error)
    if (isWalletError(error, 'ACCOUNT_LOCKED') && readLock(error).suspended) rest({ factor, status: 'suspended' })
    else fail(error)
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    ...proof.actions,
    load: async () => {
      rest({ status: 'loading' })
      const outcome = await task.run(async (signal) => {
        const { readLoginFactors } = await loadScaLogin()
        return readLoginFactors(client, { accountId, signal })
      })
      if (!outcome) return
      if ('error' in outcome) {
        const error = toWalletError(outcome.error)
        if (error.code === 'SCA_NOT_APPLICABLE') return rest({ status: 'not-needed' })
        return rest({ status: 'unavailable', error: nameFailure(error) })
      }
      known = outcome.result
      choose()
      const [only, ...others] = known.factors
      if (only && others.length === 0) await start(only.factor as ScaFactor)
    },
    start,
    destroy: () => {
      const { status } = state.getSnapshot()
      task.stop()
      if (status !== 'signed-in' && status !== 'not-needed') rest({ status: 'loading' })
    },
  }
}

/** The login that was begun last: what is proved is proved for that one. */
function createAttempts(client: WalletClient, { accountId }: { accountId: string }) {
  let attempt: ScaLoginAttempt | undefined
  let tried = false
  let begun = 0
  return {
    factor: () => attempt?.factor,
    drop: () => {
      attempt = undefined
    },
    begin: async (parameters: { factor: ScaFactor; known: LoginFactors; signal: AbortSignal }): Promise<ScaTask> => {
      const { factor, known, signal } = parameters
      const { beginScaLogin } = await loadScaLogin()
      const next = await beginScaLogin(client, { factor, signal })
      signal.throwIfAborted()
      attempt = next
      tried = false
      begun += 1
      const { challengeId = `${factor} ${begun}`, expiresAt, passkey } = next
      const otherFactors = known.factors.map((view) => view.factor as ScaFactor).filter((other) => other !== factor)
      return { request: { id: challengeId, factor, otherFactors, purpose: undefined, expiresAt }, passkey }
    },
    finish: async ({ proof, signal }: { proof: ScaProof; signal: AbortSignal }): Promise<Date | undefined> => {
      if (!attempt) throw new Error('createScaLogin: a proof was given before a login was begun. Call start() first.')
      const { beginScaLogin, finishScaLogin } = await loadScaLogin()
      // Nobody says when a login by an app is over, so what was tried once is begun anew. That sends nothing.
      if (tried && attempt.factor === 'TOTP') attempt = await beginScaLogin(client, { factor: 'TOTP', signal })
      tried = true
      return (await finishScaLogin(client, { accountId, attempt, proof, signal })).expiresAt
    },
  }
}
