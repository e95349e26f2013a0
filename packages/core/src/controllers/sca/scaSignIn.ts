import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { readLock } from '../../flows/sca/readLock.ts'
import type { LoginFactors, ScaSignInAttempt } from '../../flows/sca/scaSignIn.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import { createScaProof, forwardProofActions, type ScaTask } from './scaProof.ts'
import type { ScaProofActions } from './scaProofState.ts'
import type { ScaSignInState } from './scaSignInState.ts'

type ScaSignInActions = ScaProofActions<ScaSignInState> & {
  /**
   * Reads the user's factors. If there is only one, the sign-in starts at once, which sends a code if that is by SMS.
   */
  load(): Promise<ScaSignInState>
  /** Begins with a factor, from the choice or after `expired`. */
  start(factor: ScaFactor): Promise<ScaSignInState>
}

/** Actions resolve with the state that they led to; a failure is part of it. */
export type ScaSignInController = Controller<ScaSignInState> & ScaSignInActions

export type ScaSignInOptions = {
  accountId: string
  /** Called when the user is signed in, with the end of the SCA session where the service states it. */
  onSignedIn?: ((expiresAt: Date | undefined) => void) | undefined
}

/** The flow with its messages and their parsers. */
const loadScaSignIn = () => loadModule(import('../../flows/sca/scaSignIn.ts'))

/** Signs in for Strong Customer Authentication, once in 180 days. This is not the sign-in to the wallet. */
export function createScaSignIn(client: WalletClient, options: ScaSignInOptions): ScaSignInController {
  const { accountId, onSignedIn } = options
  let known: LoginFactors = { factors: [], lastFactor: undefined }
  // The response to a proof was lost: until the user is signed in, it may have worked.
  let outcomeUnknown = false
  const attempts = createAttempts(client, { accountId })
  const begin = (factor: ScaFactor, signal: AbortSignal) => attempts.begin({ factor, known, signal })

  return createController<ScaSignInState, ScaSignInState, ScaSignInActions>((controller) => {
    const { getState, dispatch, run } = controller
    const proof = createScaProof<Date | undefined>(client, {
      prove: async ({ proof, signal }) => ({ type: 'done', result: await attempts.finish({ proof, signal }) }),
      resend: ({ signal }) => begin('SMS_OTP', signal),
      switchFactor: ({ factor, signal }) => begin(factor, signal),
      onDone: (expiresAt) => {
        outcomeUnknown = false
        rest({ status: 'signed-in', expiresAt })
        onSignedIn?.(expiresAt)
      },
      onFailed: (error) => {
        outcomeUnknown ||= error.code === 'SCA_OUTCOME_UNKNOWN'
        if (!endsAttempt(error, { factor: attempts.factor(), outcomeUnknown })) return 'show'
        fail(error)
        return 'handled'
      },
    })
    proof.subscribe(() => {
      const state = proof.getSnapshot()
      const factor = attempts.factor()
      if (factor && state.status !== 'idle') dispatch({ factor, ...state })
    })

    /** Shows a state in which no proof is asked for. */
    function rest(next: ScaSignInState): void {
      attempts.drop()
      proof.destroy()
      dispatch(next)
    }

    function fail(thrown: WalletError): void {
      if (thrown.code === 'SCA_NOT_APPLICABLE') rest({ status: 'not-needed' })
      else rest({ ...offer(known), error: toSignInError(thrown, { outcomeUnknown }) })
    }

    async function start(factor: ScaFactor): Promise<void> {
      const { status } = getState()
      if (status !== 'choosing' && status !== 'expired') return
      if (!known.factors.some((view) => view.factor === factor)) return
      rest({ status: 'starting', factor })
      await run(
        (signal) => begin(factor, signal),
        proof.begin,
        (error) => {
          if (isWalletError(error, 'ACCOUNT_LOCKED') && readLock(error).suspended) rest({ status: 'suspended', factor })
          else fail(error)
        },
      )
    }

    return {
      initial: { status: 'loading' },
      reduce: takeNext,
      isBusy: ({ status }) => busyStates.includes(status),
      onDestroy: () => {
        const { status } = getState()
        if (status !== 'signed-in' && status !== 'not-needed') rest({ status: 'loading' })
      },
      actions: {
        ...forwardProofActions(proof),
        load: async () => {
          rest({ status: 'loading' })
          await run(
            async (signal) => (await loadScaSignIn()).readLoginFactors(client, { accountId, signal }),
            async (found) => {
              known = found
              rest(offer(known))
              const [only, ...others] = known.factors
              if (only && others.length === 0) await start(only.factor as ScaFactor)
            },
            (error) => {
              if (error.code === 'SCA_NOT_APPLICABLE') rest({ status: 'not-needed' })
              else rest({ status: 'unavailable', error: toSignInError(error, { outcomeUnknown }) })
            },
          )
        },
        start,
      },
    }
  })
}

const busyStates: readonly ScaSignInState['status'][] = ['loading', 'starting', 'proving', 'resending']

const offer = ({ factors, lastFactor }: LoginFactors) => ({ status: 'choosing', factors, lastFactor }) as const

/** Returns whether no further proof can be given for what was begun. */
function endsAttempt(
  { code }: WalletError,
  { factor, outcomeUnknown }: { factor: ScaFactor | undefined; outcomeUnknown: boolean },
): boolean {
  // A refused passkey has used up its challenge, and so may a proof whose response was lost.
  if (code === 'SCA_PROOF_REFUSED') return factor === 'PASSKEY' || outcomeUnknown
  return code === 'SCA_NOT_APPLICABLE' || code === 'SCA_LOGIN_INCOMPLETE' || code === 'CONFLICT'
}

/** Neither a refusal of the same proof nor another lost response means that the earlier proof did not work. */
function toSignInError(error: WalletError, { outcomeUnknown }: { outcomeUnknown: boolean }): WalletError {
  const saysNothing = error.code === 'SCA_PROOF_REFUSED' || isOutcomeUnknown(error)
  return outcomeUnknown && saysNothing ? new WalletError('SCA_OUTCOME_UNKNOWN') : error
}

/** The attempt that was begun last: a proof is for that one. */
function createAttempts(client: WalletClient, { accountId }: { accountId: string }) {
  let attempt: ScaSignInAttempt | undefined
  let tried = false
  let begun = 0
  return {
    factor: () => attempt?.factor,
    drop: () => {
      attempt = undefined
    },
    begin: async (parameters: { factor: ScaFactor; known: LoginFactors; signal: AbortSignal }): Promise<ScaTask> => {
      const { factor, known, signal } = parameters
      const { beginScaLogin } = await loadScaSignIn()
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
      if (!attempt) throw new Error('call start() first')
      const { beginScaLogin, finishScaLogin } = await loadScaSignIn()
      // The service does not say when an attempt by an app ends, so one that was tried is begun again. That sends nothing.
      if (tried && attempt.factor === 'TOTP') attempt = await beginScaLogin(client, { factor: 'TOTP', signal })
      tried = true
      return (await finishScaLogin(client, { accountId, attempt, proof, signal })).expiresAt
    },
  }
}
