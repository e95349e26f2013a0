import * as v from 'valibot'

const otpChallenge = v.object({
  credentialId: v.string(),
  accountId: v.string(),
  type: v.picklist(['EMAIL_OTP', 'SMS_OTP']),
  sentTo: v.string(),
  targetBundle: v.string(),
  codeLength: v.number(),
  codeCharacters: v.picklist(['digits', 'alphanumeric']),
  sentAtMs: v.number(),
  resendAtMs: v.number(),
})

/**
 * A code is on its way. Plain JSON without a secret, so that a reloaded page can go on: the bundle is public, the
 * destination is masked, times are milliseconds on the service's clock.
 */
export type OtpChallenge = v.InferOutput<typeof otpChallenge>

/** The kinds of one-time code. */
export type OtpType = OtpChallenge['type']

/** A challenge that came back from the page's notes, if it is one. */
export function readOtpChallenge(value: unknown): OtpChallenge | undefined {
  const result = v.safeParse(otpChallenge, value)
  return result.success ? result.output : undefined
}

/** A code older than this is not worth coming back to after a reload. */
export const resumableMs = 10 * 60_000

/** The page's note of the code that was sent last, for a page that has to find out who it was sent to. */
export const awaitedCodeNote = 'awaited-code'
