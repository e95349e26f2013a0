import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { forgetScaSession } from '../../flows/sca/scaSession.ts'
import { beginTrustChange, finishTrust, type TrustStep, type TrustWish } from '../../flows/sca/trustedBeneficiaries.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { ScaChallenge, ScaFactor } from '../../wire/scaChallenge.ts'
import { type Controller, createController } from '../createController.ts'
import { createScaProof, forwardProofActions, type ScaTask } from './scaProof.ts'
import type { ScaProofActions } from './scaProofState.ts'
import {
  busyStates,
  expectWanted,
  reduceTrustChange,
  restingStates,
  type TrustChange,
  type TrustChangeEvent,
} from './trustedBeneficiariesState.ts'

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
  options: { accountId: string; onOver: () => void },
): Controller<TrustChange> & TrustChangeActions {
  const { accountId, onOver } = options
  let challenge: ScaChallenge | undefined
  let asked: ScaTask | undefined
  let appRequests = 0

  /** Returns what is to be proved next. */
  function take(issued: ScaChallenge | undefined): ScaTask {
    challenge = issued
    asked = issued ? toTask(issued) : toAppTask(++appRequests)
    return asked
  }

  return createController<TrustChange, TrustChangeEvent, TrustChangeActions>((controller) => {
    const { getState, dispatch, run, cancel } = controller
    const proof = createScaProof<TrustStep>(client, {
      prove: async ({ proof, signal }) => {
        const { payee, wish } = expectWanted(getState())
        const trusted = wish === 'trust'
        const wished = { accountId, payee, trusted, challengeId: challenge?.id }
        const result = await finishTrust(client, { ...wished, proof, signal })
        return { type: 'done', result }
      },
      // The service has no other way to send a code again.
      resend: async ({ task, signal }) => {
        const { payee, wish } = expectWanted(getState())
        const step = await beginTrustChange(client, { payee, wish, signal })
        if (step.type === 'challenge') return take(step.challenge)
        applyStep(step)
        return task
      },
      onDone: applyStep,
      onFailed: (error) => {
        // Whether it is trusted cannot be read, so asking for the same proof again would not help.
        const isOver = error.code === 'SCA_OUTCOME_UNKNOWN' || error.httpStatus === 404 || error.httpStatus === 409
        if (!isOver) return 'show'
        fail(error)
        return 'handled'
      },
    })
    proof.subscribe(() => {
      const state = proof.getSnapshot()
      if (state.status !== 'idle') dispatch({ type: 'proof-moved', proof: state })
    })

    /** Shows a state in which no proof is asked for. */
    function rest(event: TrustChangeEvent): void {
      cancel()
      proof.destroy()
      dispatch(event)
    }

    function end(event: TrustChangeEvent): void {
      rest(event)
      onOver()
    }

    function fail(error: WalletError): void {
      forgetLapsedSession(client, { accountId, error })
      if (error.code === 'SCA_SESSION_REQUIRED') rest({ type: 'sca-sign-in-needed' })
      else end({ type: 'failed', error })
    }

    function applyStep(step: TrustStep): void {
      if (step.type === 'challenge') proof.begin(take(step.challenge))
      else if (step.type === 'payee-changed') end({ type: 'payee-changed', current: step.current })
      else end({ type: 'done' })
    }

    return {
      initial: { status: 'idle' },
      reduce: reduceTrustChange,
      isBusy: ({ status }) => busyStates.includes(status),
      onDestroy: () => {
        if (!restingStates.includes(getState().status)) rest({ type: 'left' })
      },
      actions: {
        begin: async ({ payee, wish }) => {
          rest({ type: 'began', payee, wish })
          await run((signal) => beginTrustChange(client, { payee, wish, signal }), applyStep, fail)
        },
        leave: () => rest({ type: 'left' }),
        ...forwardProofActions(proof),
        // Nothing is sent: where an app's code is accepted, it is accepted for the challenge as it is.
        switchFactor: async (factor) => {
          const state = proof.getSnapshot()
          if (!asked || state.status !== 'awaiting-proof' || !state.request.otherFactors.includes(factor)) return
          const otherFactors = [state.request.factor as ScaFactor]
          asked = { ...asked, request: { ...asked.request, factor, otherFactors } }
          proof.begin(asked)
        },
      },
    }
  })
}

function toTask(challenge: ScaChallenge): ScaTask {
  const { id, factor, availableFactors, purpose, expiresAt, passkeyAssertionOptions: options } = challenge
  const takesTotp = factor !== 'TOTP' && availableFactors.includes('TOTP')
  const otherFactors = takesTotp ? (['TOTP'] as const) : []
  const passkey = options && { options, allowedOrigins: challenge.passkeyAllowedOrigins }
  return { request: { id, factor, otherFactors, purpose, expiresAt }, passkey }
}

/** A code of an app, for which the service issues no challenge. */
function toAppTask(number: number): ScaTask {
  const request = { factor: 'TOTP', otherFactors: [], purpose: undefined, expiresAt: undefined } as const
  return { request: { id: `TOTP ${number}`, ...request } }
}
