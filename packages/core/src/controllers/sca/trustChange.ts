import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { forgetScaSession } from '../../flows/sca/scaSession.ts'
import { beginTrustChange, finishTrust, type TrustStep, type TrustWish } from '../../flows/sca/trustedBeneficiaries.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { ScaChallenge, ScaFactor } from '../../wire/scaChallenge.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import { createScaProof, forwardProofActions, type ScaTask } from './scaProof.ts'
import { followProof } from './scaProofFollow.ts'
import type { ScaProofActions } from './scaProofState.ts'
import { busyStates, expectWanted, restingStates, type TrustChange, wantedOf } from './trustedBeneficiariesState.ts'

type TrustChangeActions = ScaProofActions<TrustChange> & {
  begin(wanted: { payee: ExternalAccount; wish: TrustWish }): Promise<TrustChange>
  leave(): void
}

/** The SCA session was refused: the service decides whether the customer is signed in; the browser only remembers it. */
export function forgetLapsedSession(client: WalletClient, parameters: { accountId: string; error: WalletError }): void {
  const { accountId, error } = parameters
  if (error.code === 'SCA_SESSION_REQUIRED') void forgetScaSession(client, { accountId })
}

/** Makes one change to a payee, with the proof that it needs. `onOver`: it ended, or failed. */
export function createTrustChange(
  client: WalletClient,
  { accountId, onOver }: { accountId: string; onOver: () => void },
): Controller<TrustChange> & TrustChangeActions {
  const tasks = createTasks()
  return createController<TrustChange, TrustChange, TrustChangeActions>(({ getState, dispatch, run, cancel }) => {
    const proof = createScaProof<TrustStep>(client, {
      prove: async ({ proof, signal }) => {
        const { payee, wish } = expectWanted(getState())
        const wished = { accountId, payee, trusted: wish === 'trust', challengeId: tasks.challengeId() }
        return { type: 'done', result: await finishTrust(client, { ...wished, proof, signal }) }
      },
      // The service has no other way to send a code again.
      resend: async ({ task, signal }) => {
        const step = await beginTrustChange(client, { ...expectWanted(getState()), signal })
        if (step.type === 'challenge') return tasks.take(step.challenge)
        applyStep(step)
        return task
      },
      onDone: applyStep,
      onFailed: (error) => {
        if (!isOver(error)) return 'show'
        fail(error)
        return 'handled'
      },
    })
    followProof(proof, (state) => {
      const wanted = wantedOf(getState())
      if (wanted) dispatch({ ...wanted, ...state })
    })

    /** Shows a state in which no proof is asked for. Without one, no change was under way. */
    function rest(next: TrustChange | undefined, after = () => {}): void {
      cancel()
      proof.destroy()
      if (next) dispatch(next)
      after()
    }

    function fail(error: WalletError): void {
      const wanted = wantedOf(getState())
      forgetLapsedSession(client, { accountId, error })
      if (error.code === 'SCA_SESSION_REQUIRED') rest(wanted && { status: 'sca-signing-in', ...wanted })
      // A closed prompt is not a failure.
      else rest(wanted && { status: 'idle', ...(error.code !== 'CANCELLED' && { error }) }, onOver)
    }

    function applyStep(step: TrustStep): void {
      const wanted = wantedOf(getState())
      if (step.type === 'challenge') proof.begin(tasks.take(step.challenge))
      else if (step.type === 'confirmed') rest(wanted && { status: 'done', ...wanted }, onOver)
      else rest(wanted && { status: 'abandoned', ...wanted, current: step.current }, onOver)
    }

    return {
      initial: { status: 'idle' },
      reduce: takeNext,
      isBusy: ({ status }) => busyStates.includes(status),
      onDestroy: () => void (restingStates.includes(getState().status) || rest({ status: 'idle' })),
      actions: {
        begin: async ({ payee, wish }) => {
          rest({ status: 'starting', payee, wish })
          await run((signal) => beginTrustChange(client, { payee, wish, signal }), applyStep, fail)
        },
        leave: () => rest({ status: 'idle' }),
        ...forwardProofActions(proof),
        switchFactor: async (factor) => {
          const next = proof.getSnapshot().status === 'awaiting-proof' && tasks.switchTo(factor)
          if (next) proof.begin(next)
        },
      },
    }
  })
}

/** What is to be proved, one after the other. */
function createTasks() {
  let challenge: ScaChallenge | undefined
  let asked: ScaTask | undefined
  let appRequests = 0
  return {
    challengeId: () => challenge?.id,
    take: (issued: ScaChallenge | undefined): ScaTask => {
      challenge = issued
      asked = issued ? toTask(issued) : toAppTask(++appRequests)
      return asked
    },
    /** Returns the same with another factor, where that is offered. */
    switchTo: (factor: ScaFactor): ScaTask | undefined => {
      if (!asked?.request.otherFactors.includes(factor)) return undefined
      asked = withFactor(asked, factor)
      return asked
    },
  }
}

/** Whether it is trusted cannot be read, so asking for the same proof again would not help. */
function isOver({ code, httpStatus }: WalletError): boolean {
  return code === 'SCA_OUTCOME_UNKNOWN' || httpStatus === 404 || httpStatus === 409
}

function toTask(challenge: ScaChallenge): ScaTask {
  const { id, factor, availableFactors, purpose, expiresAt, passkeyAssertionOptions: options } = challenge
  const takesTotp = factor !== 'TOTP' && availableFactors.includes('TOTP')
  const otherFactors = takesTotp ? (['TOTP'] as const) : []
  const passkey = options && { options, allowedOrigins: challenge.passkeyAllowedOrigins }
  return { request: { id, factor, otherFactors, purpose, expiresAt }, passkey }
}

/**
 * The same with another factor, from which the user may return. Nothing is sent: where an app's code is accepted, it is accepted
 * for the challenge as it is.
 */
function withFactor({ request, ...task }: ScaTask, factor: ScaFactor): ScaTask {
  return { ...task, request: { ...request, factor, otherFactors: [request.factor as ScaFactor] } }
}

/** A code of an app, for which the service issues no challenge. */
function toAppTask(number: number): ScaTask {
  const request = { factor: 'TOTP', otherFactors: [], purpose: undefined, expiresAt: undefined } as const
  return { request: { id: `TOTP ${number}`, ...request } }
}
