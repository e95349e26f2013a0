import * as v from 'valibot'
import type { WalletClient } from '../../createWalletClient.ts'

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
  /** How far this device was behind the service then: a reloaded page starts with it. */
  clockOffsetMs: v.number(),
})

/**
 * A code is on its way. Plain JSON without a secret, so that a reloaded page can go on: the bundle is public, the
 * destination is masked, times are milliseconds on the service's clock.
 */
export type OtpChallenge = v.InferOutput<typeof otpChallenge>

/** The kinds of one-time code. */
export type OtpType = OtpChallenge['type']

/** A code older than this is not worth coming back to after a reload. */
const resumableMs = 10 * 60_000

/** A challenge whose code may still come, from the notes of the page that was here before. */
export function recallOtpChallenge(client: WalletClient, note: string): OtpChallenge | undefined {
  const { success, output: challenge } = v.safeParse(otpChallenge, client.notes.read(note))
  if (!success) return undefined
  const { serverTime } = client.transport
  // This page has had no answer yet, and the device's clock may be wrong.
  serverTime.assume(challenge.clockOffsetMs)
  return serverTime.now() - challenge.sentAtMs < resumableMs ? challenge : undefined
}

/** The page's note of the code that was sent last, for a page that has to find out who it was sent to. */
export const awaitedCodeNote = 'awaited-code'
