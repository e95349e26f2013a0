import type { WalletClient } from '../../createWalletClient.ts'
import { unexpected, type WalletError } from '../../errors/WalletError.ts'
import { onWake } from '../../session/pageEvents.ts'
import type { ScaPasskeyChallenge } from '../../webauthn/scaCeremonies.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import { type Controller, createController } from '../createController.ts'
import { createProofOutcome } from './scaProofOutcome.ts'
import { loadPasskeyProof } from './scaProofRequest.ts'
import {
  type RunningProofState,
  reduceScaProof,
  type ScaProofActions,
  type ScaProofEvent,
  type ScaRequest,
} from './scaProofState.ts'

/** What is to be proved, and what its passkey has to sign, which is in no state. The waits begin here. */
export type ScaTask = {
  readonly request: Omit<ScaRequest, 'resendAt' | 'retryAt'>
  readonly passkey?: ScaPasskeyChallenge | undefined
}

/** `next`: a proof is still needed, or needed again; with another id it is another request. */
export type ScaOutcome<done> = { type: 'next'; task: ScaTask } | { type: 'done'; result: done }

/** One attempt at the request that is open then. */
export type ScaAttempt = { task: ScaTask; signal: AbortSignal }

export type ScaProofOptions<done> = {
  /** Sends a proof. Throws `SCA_PROOF_REFUSED`, `ACCOUNT_LOCKED`, `RATE_LIMITED`, `SCA_SESSION_REQUIRED` and others. */
  prove(parameters: ScaAttempt & { proof: ScaProof }): Promise<ScaOutcome<done>>
  /** Requests another code. Resolves with what is to be proved then: the same, or what replaced it. */
  resend(parameters: ScaAttempt): Promise<ScaTask>
  /** Exchanges the factor. Without it, no other factor can be used. */
  switchFactor?: ((parameters: ScaAttempt & { factor: ScaFactor }) => Promise<ScaTask>) | undefined
  /** Reads what is to be proved, after anything that may have changed it. Without it, nothing is read. */
  reread?: ((parameters: ScaAttempt) => Promise<ScaOutcome<done>>) | undefined
  onDone(result: done): void
  /** `handled`: the controller around it continues from here. */
  onFailed(error: WalletError): 'handled' | 'show'
}

type ScaProofSteps = ScaProofActions<RunningProofState> & {
  /** Requests a proof, and replaces the request before it. */
  begin(task: ScaTask): void
}

export type ScaProofController = Controller<RunningProofState> & ScaProofSteps

/**
 * Requests a proof until one is accepted: the one mechanism behind payments, the SCA sign-in and trusted payees. Only
 * the service counts the attempts.
 */
export function createScaProof<done>(client: WalletClient, options: ScaProofOptions<done>): ScaProofController {
  return createController<RunningProofState, ScaProofEvent, ScaProofSteps>((controller) => {
    const { dispatch, run, cancel } = controller
    const { asked, clocks, show, fail, look, stopLooking } = createProofOutcome(client, options, controller)
    let stopListening = () => {}

    function stop(): void {
      cancel()
      stopLooking()
      stopListening()
    }

    /** Creates a proof and sends it, once, for the present request. */
    async function give(makeProof: (attempt: ScaAttempt) => Promise<ScaProof>): Promise<void> {
      const task = asked.awaited() && asked.task()
      if (!task) return
      dispatch({ type: 'proof-given' })
      await run(
        async (signal) => options.prove({ task, signal, proof: await makeProof({ task, signal }) }),
        show,
        (error) => fail(error, 'retry'),
      )
    }

    /** Requests another code, or another factor. */
    async function renew(another: (attempt: ScaAttempt) => Promise<ScaTask>): Promise<void> {
      const task = asked.awaited() && asked.task()
      if (!task) return
      dispatch({ type: 'renewal-asked' })
      await run(
        (signal) => another({ task, signal }),
        (next) => asked.renew(next),
        (error) => fail(error, 'resend'),
      )
    }

    return {
      initial: { status: 'idle' },
      reduce: reduceScaProof,
      isBusy: ({ status }) => status === 'proving' || status === 'resending',
      onChange: clocks.watch,
      onDestroy: () => {
        stop()
        // No proof is requested after this, so none can be sent.
        dispatch({ type: 'stopped' })
      },
      actions: {
        begin: (task) => {
          stop()
          stopListening = onWake(() => void look())
          asked.ask(task)
        },
        submitCode: async (code) => {
          if (asked.awaited()?.factor !== 'PASSKEY') await give(async () => ({ code }))
        },
        submitPasskey: async () => {
          if (asked.awaited()?.factor !== 'PASSKEY') return
          await give(async ({ task: { passkey }, signal }) => {
            if (!passkey) throw unexpected('nothing to sign')
            return (await loadPasskeyProof()).proveByPasskey(client, { challenge: passkey, signal })
          })
        },
        resendCode: async () => {
          if (asked.awaited()?.factor === 'SMS_OTP' && clocks.timeLeftMs('resend') === 0) await renew(options.resend)
        },
        switchFactor: async (factor) => {
          const { switchFactor } = options
          if (switchFactor && asked.awaited()?.otherFactors.includes(factor))
            await renew((attempt) => switchFactor({ ...attempt, factor }))
        },
        timeLeftMs: clocks.timeLeftMs,
      },
    }
  })
}

/** The actions of a proof, for a controller around it: they resolve with the state of that one. */
export function forwardProofActions(proof: ScaProofActions) {
  const { submitCode, submitPasskey, resendCode, switchFactor, timeLeftMs } = proof
  return {
    submitCode: async (code: string) => void (await submitCode(code)),
    submitPasskey: async () => void (await submitPasskey()),
    resendCode: async () => void (await resendCode()),
    switchFactor: async (factor: ScaFactor) => void (await switchFactor(factor)),
    timeLeftMs,
  }
}
