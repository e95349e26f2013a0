import type { WalletClient } from '../../createWalletClient.ts'
import { lookUp } from '../../wire/lookUp.ts'

/** The kinds of one-time code. */
export type OtpType = 'EMAIL_OTP' | 'SMS_OTP'

/**
 * A code is on its way. Plain JSON without a secret, so that a reloaded page can continue: the bundle is public, the
 * destination is masked, and times are milliseconds on the service's clock.
 */
export type OtpChallenge = {
  credentialId: string
  accountId: string
  type: OtpType
  sentTo: string
  targetBundle: string
  codeLength: number
  codeCharacters: 'digits' | 'alphanumeric'
  sentAtMs: number
  resendAtMs: number
  /** How far this device was behind the service then: a reloaded page starts with it. */
  clockOffsetMs: number
}

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isOneOf = (words: readonly unknown[]) => (value: unknown) => words.includes(value)

const fields: { readonly [field in keyof OtpChallenge]: (value: unknown) => boolean } = {
  credentialId: isText,
  accountId: isText,
  type: isOneOf(['EMAIL_OTP', 'SMS_OTP'] satisfies OtpType[]),
  sentTo: isText,
  targetBundle: isText,
  codeLength: isNumber,
  codeCharacters: isOneOf(['digits', 'alphanumeric']),
  sentAtMs: isNumber,
  resendAtMs: isNumber,
  clockOffsetMs: isNumber,
}

/**
 * Returns whether a record is a challenge. Checked without the schema library: the first screen would load it for this
 * alone, and it would be a fifth of that screen.
 */
function isOtpChallenge(note: unknown): note is OtpChallenge {
  return Object.entries(fields).every(([field, fits]) => fits(lookUp(Object(note), field)))
}

/** A code older than this is not offered again after a reload. */
const resumableMs = 10 * 60_000

/** Returns a challenge whose code may still come, from the records of the previous page. */
export function recallOtpChallenge(client: WalletClient, note: string): OtpChallenge | undefined {
  const challenge = client.tabStorage.read(note)
  if (!isOtpChallenge(challenge)) return undefined
  const { serverTime } = client.transport
  // This page has had no response yet, and the device's clock may be wrong.
  serverTime.assume(challenge.clockOffsetMs)
  return serverTime.now() - challenge.sentAtMs < resumableMs ? challenge : undefined
}
