import type { Readable } from '../../state/readable.ts'
import type { TotpEnrollState } from './totpEnrollState.ts'

/** What an authenticator app takes in. Put it on the screen and nowhere else. */
export type TotpSecret = {
  /** To be typed into the app. */
  readonly secretBase32: string
  /** `otpauth://totp/…`: a link on phones, a QR code elsewhere. */
  readonly uri: string
}

export type TotpEnrollController = Readable<TotpEnrollState> & {
  /** Has the service make a secret. Failures become state. */
  start(): Promise<void>
  /** The secret while its code is awaited. */
  readSecret(): TotpSecret | undefined
  /** Ends the enrolment by a code that the app shows. It is kept nowhere; a wrong one keeps the step. */
  submitCode(code: string): Promise<void>
  /** The recovery codes while they are shown. Put them on the screen and nowhere else. */
  readRecoveryCodes(): readonly string[] | undefined
  /** The person has kept the recovery codes: they are forgotten here. */
  finish(): void
  /** Milliseconds until what is shown is forgotten; 0 when nothing is. */
  timeLeftMs(): number
  /** After the login in place: starts once more. A code has to be typed again. */
  resume(): Promise<void>
  /** Leaves it, calmly, and forgets everything. */
  cancel(): void
  /** Forgets everything and ends what is running. A later `start` revives it. */
  destroy(): void
}
