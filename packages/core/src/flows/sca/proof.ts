import * as v from 'valibot'
import type { WalletClient } from '../../createWalletClient.ts'
import { createServiceError } from '../../errors/serviceCodes.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import type { ScaPasskeyChallenge } from '../../webauthn/scaCeremonies.ts'
import type { ScaProof } from '../../wire/scaChallenge.ts'
import { timestampSchema } from '../../wire/schema/primitives.ts'
import { loadModule } from '../loadChunk.ts'
import { withPrompt } from '../sign-in/passkeyPrompt.ts'

/** Loads what prompts for a passkey: needed for users with a passkey, and ahead of the click. */
export const loadScaCeremony = () =>
  loadModule(import('../../webauthn/scaCeremonies.ts').then(({ answerScaPasskey }) => answerScaPasskey))

/**
 * Has the user's passkey sign a challenge.
 *
 * @throws `WalletError` `CANCELLED` when the user dismisses the prompt; `PASSKEY_BUSY` when another prompt is open;
 * `PASSKEY_WRONG_SITE` before the prompt, when the origin of this page is not allowed; the other `PASSKEY_` codes say
 * what to offer instead.
 */
export async function proveByPasskey(
  client: WalletClient,
  parameters: { challenge: ScaPasskeyChallenge; signal?: AbortSignal | undefined },
): Promise<ScaProof> {
  const { clock } = client.transport
  return await withPrompt(client, {
    feature: 'publickey-credentials-get',
    work: async () => {
      const answerScaPasskey = await loadScaCeremony()
      return answerScaPasskey({ ...parameters, clock })
    },
  })
}

/**
 * Classifies the error of an endpoint that takes a proof: it responds with 400 to any proof that it does not accept,
 * wrong or late, and the user must not learn which part of it was wrong. Codes of other responses stay; messages do
 * not, since they may quote the proof.
 */
export function toProofError(error: unknown): unknown {
  if (!isWalletError(error) || (error.httpStatus ?? 0) < 400) return error
  const { httpStatus, retryAfterMs, details } = error
  // A word that starts with a digit is not an error code; it may be the code that was typed.
  const code = /^[A-Z]/.test(error.code) ? error.code : 'UNEXPECTED_RESPONSE'
  // `UNEXPECTED_RESPONSE`: an intermediary produced this response; it is not part of the API.
  if (httpStatus === 400 && code !== 'UNEXPECTED_RESPONSE') return new WalletError('SCA_PROOF_REFUSED', { httpStatus })
  return createServiceError(code, {
    httpStatus,
    retryAfterMs,
    details: code === 'ACCOUNT_LOCKED' ? pickLock(details) : undefined,
  })
}

/** Returns the duration of a lock and no other details: a response may repeat the proof there. */
function pickLock({ lockedUntil, suspended }: WalletError['details'] = {}) {
  return {
    ...(v.safeParse(timestampSchema, lockedUntil).success && { lockedUntil }),
    ...(typeof suspended === 'boolean' && { suspended }),
  }
}
