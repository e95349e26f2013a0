import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { Open } from '../../wire/schema/primitives.ts'

/** A proof that the person is asked for, whatever it is for. Times are on the service's clock. */
export type ScaRequest = {
  /** Another id is another request. */
  readonly id: string
  readonly factor: Open<ScaFactor>
  /** What it can be exchanged for. */
  readonly otherFactors: readonly ScaFactor[]
  /** For display only: `CURRENCY_CONVERSION`, `PAYOUT`, `TRANSFER`, and others. */
  readonly purpose: string | undefined
  /** After it nothing is taken. Not extended by another code. `undefined`: nobody said. */
  readonly expiresAt: Date | undefined
  /** Codes by SMS only: another one can be asked for from then on. */
  readonly resendAt: Date | undefined
  /** After too many tries: nothing is taken before. */
  readonly retryAt: Date | undefined
}

/** Where one proof stands. */
export type ScaProofState =
  /** `resent`: another code is on its way. */
  | { status: 'awaiting-proof'; request: ScaRequest; resent: boolean; error?: WalletError }
  | { status: 'proving'; request: ScaRequest }
  | { status: 'resending'; request: ScaRequest }
  /** Nothing is taken until then; it goes on by itself. */
  | { status: 'locked'; request: ScaRequest; until: Date }
  /** For good, until the platform lifts it. */
  | { status: 'suspended' }
  | { status: 'expired'; request: ScaRequest }

/** What the person can do about a proof. All failures become state. */
export type ScaProofActions = {
  /** Tries a code. It is kept nowhere. */
  submitCode(code: string): Promise<void>
  /** Has the passkey sign; the browser asks the person. */
  usePasskey(): Promise<void>
  /** Has the code sent once more, from `resendAt` on. */
  resendCode(): Promise<void>
  /** Another factor of `otherFactors`. */
  switchFactor(factor: ScaFactor): Promise<void>
  /** Milliseconds until `expiresAt`, `resendAt`, `retryAt` or the end of a lock; 0 when it is over or was never said. */
  timeLeftMs(which: 'expiry' | 'resend' | 'retry' | 'lock'): number
}
