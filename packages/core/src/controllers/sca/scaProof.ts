import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { Readable } from '../../state/readable.ts'
import type { ScaPasskeyChallenge } from '../../webauthn/scaCeremonies.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import type { RunningProofState, ScaProofActions, ScaRequest } from './scaProofState.ts'
import { ask, awaited, createProofContext, give, loadPasskeyProof, look, renew } from './scaProofTurns.ts'

/** What is to be proved, and what its passkey has to sign, which is in no state. The clocks are the machine's own. */
export type ScaTask = {
  readonly request: Omit<ScaRequest, 'resendAt' | 'retryAt'>
  readonly passkey?: ScaPasskeyChallenge | undefined
}

/** `next`: it has to be proved still, or again; with another id it is another request. */
export type ScaOutcome<done> = { type: 'next'; task: ScaTask } | { type: 'done'; result: done }

/** One try at something, for what is asked for then. */
export type ScaTurn = { task: ScaTask; signal: AbortSignal }

export type ScaProofOptions<done> = {
  /** Sends a proof. Throws `SCA_PROOF_REFUSED`, `ACCOUNT_LOCKED`, `RATE_LIMITED`, `SCA_SESSION_REQUIRED` and others. */
  prove(parameters: ScaTurn & { proof: ScaProof }): Promise<ScaOutcome<done>>
  /** Has the code sent again. Answers what is to be proved then: the same, or what took its place. */
  resend(parameters: ScaTurn): Promise<ScaTask>
  /** Has it proved by another factor. Without it, nothing is exchanged. */
  switchFactor?: ((parameters: ScaTurn & { factor: ScaFactor }) => Promise<ScaTask>) | undefined
  /** Reads where it stands, after whatever may have changed that. Without it, nothing is read. */
  reread?: ((parameters: ScaTurn) => Promise<ScaOutcome<done>>) | undefined
  onDone(result: done): void
  /** `handled`: the controller around it goes on from here. */
  onFailed(error: WalletError): 'handled' | 'show'
}

export type ScaProofMachine = {
  readonly state: Readable<RunningProofState>
  readonly actions: ScaProofActions
  /** Asks for a proof. What was asked for before is over. */
  begin(task: ScaTask): void
  /** Ends what is running; `begin` revives it. */
  destroy(): void
}

/**
 * Asks a person for a proof until it is taken: the one mechanism behind payments, the login and trusted payees. What
 * was tried is counted by the service and nobody else.
 */
export function createScaProof<done>(client: WalletClient, options: ScaProofOptions<done>): ScaProofMachine {
  const context = createProofContext(client, options)
  const { state, timeLeftMs } = context
  return {
    state,
    begin: (task) => {
      context.stop()
      context.stopListening = client.tabs.onWake(() => void look(context))
      ask(context, task)
    },
    actions: {
      submitCode: async (code) => {
        if (awaited(context)?.factor === 'PASSKEY') return
        await give(context, async () => ({ code }))
      },
      submitPasskey: async () => {
        if (awaited(context)?.factor !== 'PASSKEY') return
        await give(context, async ({ task: { passkey }, signal }) => {
          if (!passkey) throw new WalletError('UNEXPECTED_RESPONSE', { message: 'nothing for the passkey to sign' })
          const { proveByPasskey } = await loadPasskeyProof()
          return proveByPasskey(client, { challenge: passkey, signal })
        })
      },
      resendCode: async () => {
        if (awaited(context)?.factor === 'SMS_OTP' && timeLeftMs('resend') === 0) await renew(context, options.resend)
      },
      switchFactor: async (factor) => {
        const { switchFactor } = options
        if (switchFactor && awaited(context)?.otherFactors.includes(factor))
          await renew(context, (turn) => switchFactor({ ...turn, factor }))
      },
      timeLeftMs,
    },
    destroy: () => {
      context.stop()
      // Nothing is asked for any more, so that no proof leaves afterwards.
      state.set({ status: 'idle' })
    },
  }
}
