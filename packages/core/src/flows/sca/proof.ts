import * as v from 'valibot'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import type { ScaPasskeyChallenge } from '../../webauthn/scaCeremonies.ts'
import type { ScaProof } from '../../wire/scaChallenge.ts'
import { timestampSchema } from '../../wire/schema/primitives.ts'
import { loadModule } from '../loadChunk.ts'
import { withPrompt } from '../sign-in/passkeyPrompt.ts'

/** What the browser needs to ask for a passkey: wanted where somebody has one, and ahead of the click. */
export const loadScaCeremonies = () => loadModule(import('../../webauthn/scaCeremonies.ts'))

/**
 * Has the person's passkey sign a challenge.
 *
 * @throws `WalletError` `CANCELLED` when the person says no; `PASSKEY_BUSY` when another prompt is open;
 * `PASSKEY_WRONG_SITE` before anybody is asked, when this page may not answer; the other `PASSKEY_` codes say what to
 * offer instead.
 */
export async function proveByPasskey(
  client: WalletClient,
  parameters: { challenge: ScaPasskeyChallenge; signal?: AbortSignal | undefined },
): Promise<ScaProof> {
  const { clock } = client.transport
  return await withPrompt(client, {
    feature: 'publickey-credentials-get',
    work: async () => (await loadScaCeremonies()).answerScaPasskey({ ...parameters, clock }),
  })
}

/**
 * Names what an endpoint said that takes a proof: it answers 400 for any that it does not take, wrong or late, and the
 * person must not learn which part of it was. Codes of other answers stay; words do not, since they may quote the proof.
 */
export function toProofError(error: unknown): unknown {
  if (!isWalletError(error) || (error.httpStatus ?? 0) < 400) return error
  const { httpStatus, retryAfterMs, details } = error
  // A word with a digit in front is no code of an error; it may be the one that was typed.
  const code = /^[A-Z]/.test(error.code) ? error.code : 'UNEXPECTED_RESPONSE'
  // `UNEXPECTED_RESPONSE`: something on the way said it, in no words of this interface.
  if (httpStatus === 400 && code !== 'UNEXPECTED_RESPONSE') return new WalletError('SCA_PROOF_REFUSED', { httpStatus })
  return new WalletError(code, {
    httpStatus,
    retryAfterMs,
    details: code === 'ACCOUNT_LOCKED' ? pickLock(details) : undefined,
  })
}

/** How long it is locked, and nothing else of the details: whoever wrote them may have repeated the proof. */
function pickLock({ lockedUntil, suspended }: WalletError['details'] = {}) {
  return {
    ...(v.is(timestampSchema, lockedUntil) && { lockedUntil }),
    ...(typeof suspended === 'boolean' && { suspended }),
  }
}
