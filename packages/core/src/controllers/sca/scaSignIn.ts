import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { readLock } from '../../flows/sca/readLock.ts'
import type { LoginFactors, ScaSignInAttempt } from '../../flows/sca/scaSignIn.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import { createScaProof, forwardProofActions, type ScaTask } from './scaProof.ts'
import { followProof } from './scaProofFollow.ts'
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
  const attempts = createAttempts(client, options)

  return createController<ScaSignInState, ScaSignInState, ScaSignInActions>(({ getState, dispatch, run }) => {
    const proof = createScaProof<Date | undefined>(client, {
      prove: async ({ proof, signal }) => ({ type: 'done', result: await attempts.finish({ proof, signal }) }),
      resend: ({ signal }) => attempts.begin('SMS_OTP', signal),
      switchFactor: ({ factor, signal }) => attempts.begin(factor, signal),
      onDone: (expiresAt) => {
        rest({ status: 'signed-in', expiresAt })
        options.onSignedIn?.(expiresAt)
      },
      onFailed: (error) => {
        if (!attempts.ends(error)) return 'show'
        fail(error)
        return 'handled'
      },
    })
    followProof(proof, (state) => {
      const factor = attempts.factor()
      if (factor) dispatch({ factor, ...state })
    })

    /** Shows a state in which no proof is asked for. */
    function rest(next: ScaSignInState): void {
      attempts.drop()
      proof.destroy()
      dispatch(next)
    }

    function fail(thrown: WalletError, { isRead = true } = {}): void {
      const error = attempts.toError(thrown)
      if (thrown.code === 'SCA_NOT_APPLICABLE') rest({ status: 'not-needed' })
      else rest(isRead ? { ...attempts.offer(), error } : { status: 'unavailable', error })
    }

    async function start(factor: ScaFactor): Promise<void> {
      if (!startStates.includes(getState().status)) return
      if (!attempts.offer().factors.some((view) => view.factor === factor)) return
      rest({ status: 'starting', factor })
      await run(
        (signal) => attempts.begin(factor, signal),
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
        if (!overStates.includes(getState().status)) rest({ status: 'loading' })
      },
      actions: {
        ...forwardProofActions(proof),
        load: async () => {
          rest({ status: 'loading' })
          await run(
            async (signal) =>
              (await loadScaSignIn()).readLoginFactors(client, { accountId: options.accountId, signal }),
            async (found) => {
              attempts.know(found)
              rest(attempts.offer())
              const [only] = found.factors
              if (only && !found.factors[1]) await start(only.factor as ScaFactor)
            },
            (error) => fail(error, { isRead: false }),
          )
        },
        start,
      },
    }
  })
}

type Status = ScaSignInState['status']
const busyStates: readonly Status[] = ['loading', 'starting', 'proving', 'resending']
const startStates: readonly Status[] = ['choosing', 'expired']
const overStates: readonly Status[] = ['signed-in', 'not-needed']

/** The attempt that was begun last, which a proof is for, and the factors to choose from. */
function createAttempts(client: WalletClient, { accountId }: { accountId: string }) {
  let known: LoginFactors = { factors: [], lastFactor: undefined }
  let attempt: ScaSignInAttempt | undefined
  let tried = false
  let begun = 0
  // The response to a proof was lost: until the user is signed in, it may have worked.
  let outcomeUnknown = false
  return {
    know: (found: LoginFactors) => {
      known = found
    },
    offer: () => ({ status: 'choosing', factors: known.factors, lastFactor: known.lastFactor }) as const,
    factor: () => attempt?.factor,
    drop: () => {
      attempt = undefined
    },
    begin: async (factor: ScaFactor, signal: AbortSignal): Promise<ScaTask> => {
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
      if (!attempt) throw new Error('start first')
      const { beginScaLogin, finishScaLogin } = await loadScaSignIn()
      // The service does not say when an attempt by an app ends, so one that was tried is begun again. That sends nothing.
      if (tried && attempt.factor === 'TOTP') attempt = await beginScaLogin(client, { factor: 'TOTP', signal })
      tried = true
      const { expiresAt } = await finishScaLogin(client, { accountId, attempt, proof, signal })
      outcomeUnknown = false
      return expiresAt
    },
    /** Returns whether no further proof can be given for what was begun. */
    ends: ({ code }: WalletError): boolean => {
      outcomeUnknown ||= code === 'SCA_OUTCOME_UNKNOWN'
      // A refused passkey has used up its challenge, and so may a proof whose response was lost.
      if (code === 'SCA_PROOF_REFUSED') return attempt?.factor === 'PASSKEY' || outcomeUnknown
      return code === 'SCA_NOT_APPLICABLE' || code === 'SCA_LOGIN_INCOMPLETE' || code === 'CONFLICT'
    },
    /** Neither a refusal of the same proof nor another lost response means that the earlier proof did not work. */
    toError: (error: WalletError): WalletError => {
      const saysNothing = error.code === 'SCA_PROOF_REFUSED' || isOutcomeUnknown(error)
      return outcomeUnknown && saysNothing ? new WalletError('SCA_OUTCOME_UNKNOWN') : error
    },
  }
}
