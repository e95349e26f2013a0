import type { Readable } from '../../state/readable.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { ScaFactorResetState } from './scaFactorResetState.ts'

/** A phone number as the service takes it: `+49` and `15123456789`. */
export type MobileNumber = { countryCode: string; number: string }

export type ScaFactorResetController = Readable<ScaFactorResetState> & {
  /** Goes on with a reset that was begun in this browser, also days ago. */
  load(): Promise<void>
  /** Begins the reset of a factor that was lost. Failures become state; the service allows five in 24 hours. */
  start(factor: ScaFactor): Promise<void>
  /**
   * Where the person proves who they are, checked: open it in a window of its own, without an opener (`noopener`).
   * `undefined` unless the state says `link: 'available'`.
   */
  openLink(): string | undefined
  /** For a check that is embedded in the page. `undefined` unless the state says `token: 'available'`. */
  readLivenessToken(): string | undefined
  /** Ends a reset whose check has passed. `mobile`: the new number, for a lost phone. */
  complete(parameters?: { mobile?: MobileNumber | undefined }): Promise<void>
  /** After the login in place: makes the call once more that it was needed for. */
  resume(): Promise<void>
  /** Forgets the reset here, calmly. At the service it lapses by itself. */
  cancel(): void
  /** Forgets the link and the token and ends what is running. A later `load` revives it. */
  destroy(): void
}

export type ScaFactorResetOptions = { accountId: string }
