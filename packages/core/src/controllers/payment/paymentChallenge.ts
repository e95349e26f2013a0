import type { WalletClient } from '../../createWalletClient.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { ScaPayment } from '../../flows/payment/scaPayment.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { ScaChallengeController } from '../sca/scaChallenge.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'
import type { ScaProofActions } from '../sca/scaProofState.ts'
import { createTask } from '../task.ts'

/** Only a payment that waits for a proof loads it. */
const loadChallenge = () => loadModule(import('../sca/scaChallenge.ts'))

export type PaymentChallengeOptions = {
  /** Returns the payments that wait for a proof now. Other quotes get another challenge; without any, it ends. */
  waiting(): readonly ScaPayment[]
  onChange(challenge: ScaChallengeState): void
  /** One of several payments was proved, and others still wait. */
  onProved?: ((quoteId: string) => void) | undefined
  /** All payments have moved on, or one has ended: read them. */
  onFinished(outcome: 'authorized' | 'ended'): void
  /** Without it, no other factor is offered. */
  onSwitchFactor?: ((factor: ScaFactor) => void) | undefined
}

/** The challenge of the payments on the screen. It lasts as long as these wait for a proof. */
export function createPaymentChallenge(client: WalletClient, options: PaymentChallengeOptions) {
  const { waiting, onChange, onProved, onFinished, onSwitchFactor } = options
  const loading = createTask()
  let quoteIds = ''
  let challenge: ScaChallengeController | undefined

  function destroy(): void {
    loading.cancel()
    challenge?.destroy()
    challenge = undefined
    quoteIds = ''
  }

  async function start(): Promise<void> {
    const [first, ...others] = waiting()
    if (!first) return
    await loading.run(
      loadChallenge,
      ({ createScaChallenge }) => {
        const started = createScaChallenge(client, { payments: [first, ...others], onProved, onSwitchFactor })
        challenge = started
        started.subscribe(() => {
          if (challenge !== started) return
          const state = started.getSnapshot()
          onChange(state)
          if (state.status === 'authorized' || state.status === 'ended') onFinished(state.status)
        })
        return started.load()
      },
      (error) => onChange({ status: 'unavailable', error }),
    )
  }

  const actions: Omit<ScaProofActions<void>, 'switchFactor'> = {
    submitCode: async (code) => void (await challenge?.submitCode(code)),
    submitPasskey: async () => void (await challenge?.submitPasskey()),
    resendCode: async () => void (await challenge?.resendCode()),
    timeLeftMs: (which) => challenge?.timeLeftMs(which) ?? 0,
  }
  return {
    /** Begins or ends the challenge, after any change of the payments. */
    watch: () => {
      const now = waiting()
        .map((payment) => payment.quoteId)
        .join()
      if (now === quoteIds) return
      destroy()
      quoteIds = now
      void start()
    },
    /** Reads the payments again, from the beginning of their challenge. */
    load: async () => {
      if (challenge) await challenge.load()
      else await start()
    },
    resume: async () => void (await challenge?.resume()),
    destroy,
    actions,
  }
}
