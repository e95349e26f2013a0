import type { WalletClient } from '../../createWalletClient.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { PaymentSnapshot } from '../../flows/payment/paymentSnapshot.ts'
import { toScaPayment } from '../../flows/payment/scaPayment.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { ScaChallengeController } from '../sca/scaChallenge.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'
import type { ScaProofActions } from '../sca/scaProofState.ts'
import { createTask } from '../task.ts'

/** Only a payment that waits for a proof loads it. */
const loadChallenge = () => loadModule(import('../sca/scaChallenge.ts'))

export type PaymentChallengeOptions = {
  /** Returns the payment that waits for a proof now. Another quote gets another challenge; `undefined` ends it. */
  waiting(): PaymentSnapshot | undefined
  onChange(challenge: ScaChallengeState): void
  /** The payment has moved on, or has ended: read it. */
  onFinished(outcome: 'authorized' | 'ended'): void
  onSwitchFactor(factor: ScaFactor): void
}

/** The challenge of the payment on the screen. It lasts as long as that payment waits for a proof. */
export function createPaymentChallenge(client: WalletClient, options: PaymentChallengeOptions) {
  const { waiting, onChange, onFinished, onSwitchFactor } = options
  const loading = createTask()
  let quoteId: string | undefined
  let challenge: ScaChallengeController | undefined

  function destroy(): void {
    loading.cancel()
    challenge?.destroy()
    challenge = undefined
    quoteId = undefined
  }

  function start(snapshot: PaymentSnapshot): Promise<void> {
    return loading.run(
      loadChallenge,
      ({ createScaChallenge }) => {
        const started = createScaChallenge(client, { ...toScaPayment(snapshot), onSwitchFactor })
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
    /** Begins or ends the challenge, after any change of the payment. */
    watch: () => {
      const snapshot = waiting()
      if (snapshot?.quote.id === quoteId) return
      destroy()
      quoteId = snapshot?.quote.id
      if (snapshot) void start(snapshot)
    },
    /** Reads the payment again, from the beginning of its challenge. */
    load: async () => {
      const snapshot = waiting()
      if (challenge) await challenge.load()
      else if (snapshot) await start(snapshot)
    },
    resume: async () => void (await challenge?.resume()),
    destroy,
    actions,
  }
}
