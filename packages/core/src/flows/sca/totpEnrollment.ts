import type { Abortable } from '../../api/abortable.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, unexpected } from '../../errors/WalletError.ts'
import { confirmScaFactor, enrollScaFactor, listScaFactors } from '../../wire/scaFactors.ts'
import { toProofError } from './proof.ts'
import { findScaFactor } from './scaFactors.ts'
import { toScaConflict } from './toScaConflict.ts'

/** The enrollment of an authenticator app that awaits its first code. All of it is secret. */
export type TotpEnrollment = {
  /** In the form that the service expects back. */
  readonly secret: string
  readonly secretBase32: string
  readonly uri: string
  /** Whether no app was enrolled before. `undefined`: unknown. */
  readonly isFirst: boolean | undefined
}

/**
 * Creates the secret of an authenticator app at the service.
 *
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no factor. `SCA_SESSION_REQUIRED`: show the SCA
 * sign-in, then call again.
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: the secret to scan differs from the secret to type.
 */
export async function startTotpEnrollment(client: WalletClient, parameters: Abortable = {}): Promise<TotpEnrollment> {
  // The list from before shows later what came of a code whose response was lost.
  const [started, before] = await Promise.all([
    call(client, enrollScaFactor, { body: { type: 'TOTP' }, ...parameters }).catch(async (error: unknown) => {
      throw await toScaConflict(client, { error, ...parameters })
    }),
    call(client, listScaFactors, parameters).catch(() => undefined),
  ])
  if (started.type !== 'TOTP') throw unexpected('another factor')
  const { secret, secretBase32Encoded: secretBase32, totpUri: uri } = started
  checkTotpUri({ uri, secretBase32 })
  return { secret, secretBase32, uri, isFirst: before && !before.factors.some(({ factor }) => factor === 'TOTP') }
}

/**
 * Enrolls the app by a code that it shows. Returns its recovery codes, which cannot be shown again; `undefined` where
 * the app was enrolled and the response with the codes was lost.
 *
 * @throws `WalletError` `SCA_PROOF_REFUSED`: ask for the next code that the app shows.
 * @throws `WalletError` `NETWORK_UNREACHABLE` and the like: it is unknown whether it was enrolled; a code may be tried
 * again.
 */
export async function confirmTotpEnrollment(
  client: WalletClient,
  parameters: { enrollment: TotpEnrollment; code: string } & Abortable,
): Promise<readonly string[] | undefined> {
  const { enrollment, code, signal } = parameters
  try {
    // 1. Apps show codes in groups.
    const proof = { type: 'TOTP', secret: enrollment.secret, code: code.replace(/\s/g, '') } as const
    const enrolled = await call(client, confirmScaFactor, { body: proof, signal })
    if (enrolled.type !== 'TOTP') throw unexpected('another factor')
    return enrolled.recoveryCodes
  } catch (error) {
    if (isWalletError(error, 'CANCELLED') || isWalletError(error, 'SCA_SESSION_REQUIRED')) throw error
    // 2. This code, or one before it whose response was lost, may have gone through: only the list tells.
    const found = enrollment.isFirst && (await findScaFactor(client, { type: 'TOTP', signal }).catch(() => undefined))
    if (found) return undefined
    throw toProofError(error)
  }
}

/**
 * Parses the form that authenticator apps read. Not by `URL`: engines differ about the host of an unknown scheme
 * (WHATWG URL §4.4, opaque hosts).
 */
const totpUri = /^otpauth:\/\/totp\/[^\s?#]+\?([^\s#]+)$/i

/** RFC 4648 §6, as users may type it: in groups, without padding. */
const plainBase32 = (text: string) => text.replace(/[\s=]/g, '').toUpperCase()

function checkTotpUri({ uri, secretBase32 }: { uri: string; secretBase32: string }): void {
  const secrets = new URLSearchParams(totpUri.exec(uri)?.[1]).getAll('secret').map(plainBase32)
  const typed = plainBase32(secretBase32)
  if (!/^[A-Z2-7]+$/.test(typed) || secrets.length !== 1 || secrets[0] !== typed)
    // Without the values: they are the secret.
    throw unexpected('totpUri')
}
