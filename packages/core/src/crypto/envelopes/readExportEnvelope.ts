import * as v from 'valibot'
import { hexToBytes } from '../../encoding/bytes.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { readUncompressedPoint } from '../points.ts'
import { openSealed, type SealingKey } from '../sealingKey.ts'
import { type BundleTrust, readSignedEnvelope, type UntrustedReason } from './readSignedEnvelope.ts'

const sealedWalletSchema = v.object({ encappedPublic: v.string(), ciphertext: v.string(), organizationId: v.string() })

export type ReadExportEnvelopeParameters = {
  envelope: string
  /** The key that was made for this export. */
  key: SealingKey
  /** As the payload names it that was signed for this export. */
  organizationId: string
  trust: BundleTrust
}
export type ReadExportEnvelopeReturnType = Awaited<ReturnType<typeof readExportEnvelope>>

/**
 * Decrypts an exported wallet and returns its words, once its origin is proven: the signer is pinned, the signature
 * covers exactly the received bytes, the wallet is that of `organizationId`, the point is on the curve, and it was
 * encrypted to the key of this export.
 *
 * @throws `WalletError` `WALLET_ENVELOPE_UNTRUSTED`: show nothing. `details.reason` says which proof failed.
 */
export async function readExportEnvelope(parameters: ReadExportEnvelopeParameters): Promise<readonly string[]> {
  const { envelope, key, organizationId, trust } = parameters
  const wallet = await readSignedEnvelope({ envelope, inside: sealedWalletSchema, trust })
  if ('untrusted' in wallet) throw untrusted(wallet.untrusted)
  if (wallet.inner.organizationId !== organizationId) throw untrusted('organization-differs')
  const enc = readUncompressedPoint(wallet.inner.encappedPublic)
  if (!enc) throw untrusted('point-invalid')
  const ciphertext = hexToBytes(wallet.inner.ciphertext)
  if (!ciphertext) throw untrusted('malformed')

  const plaintext = await openSealed({ key, enc, ciphertext })
  if (!plaintext) throw untrusted('not-openable')
  try {
    const words = readWords(plaintext)
    if (!words) throw untrusted('not-words')
    return words
  } finally {
    plaintext.fill(0)
  }
}

/** 12 to 24 words of lower-case ASCII letters, one space between (BIP-39). */
function readWords(plaintext: Uint8Array): readonly string[] | undefined {
  // What is longer has too many words, or too long ones, in its first 512 bytes.
  const words = String.fromCharCode(...plaintext.subarray(0, 512)).split(' ')
  const counted = words.length >= 12 && words.length <= 24 && words.length % 3 === 0
  return counted && words.every((word) => /^[a-z]{3,8}$/.test(word)) ? words : undefined
}

function untrusted(
  reason: UntrustedReason | 'organization-differs' | 'point-invalid' | 'not-openable' | 'not-words',
): WalletError {
  return new WalletError('WALLET_ENVELOPE_UNTRUSTED', { details: { reason } })
}
