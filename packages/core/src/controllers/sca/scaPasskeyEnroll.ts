import type { WalletError } from '../../errors/WalletError.ts'
import type { Readable } from '../../state/readable.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'

/**
 * `PASSKEY_ALREADY_ENROLLED`: there is one, and there can be only one. An error with the action `sca-sign-in` asks for
 * the login of the region: show it in place, then `resume()`.
 */
export type ScaPasskeyEnrollState =
  | { status: 'idle'; error?: WalletError }
  | { status: 'working' }
  | { status: 'done'; factor: ScaFactorView }

export type ScaPasskeyEnrollController = Readable<ScaPasskeyEnrollState> & {
  /** Makes the passkey. Failures become state; a closed sheet leads back calmly. Belongs into the handler of a click. */
  start(): Promise<void>
  /** After the login in place: goes on. Who has made the passkey already is not asked for the sensor again. */
  resume(): Promise<void>
  /** Back to the beginning. */
  reset(): void
  /** Ends what is running. A later `start` revives it. */
  destroy(): void
}
