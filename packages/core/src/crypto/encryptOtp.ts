import { bytesToHex, utf8 } from '../encoding/bytes.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { BundleTrust } from './envelopes/readSignedEnvelope.ts'
import { readTargetBundle } from './envelopes/readTargetBundle.ts'
import { additionalData, applicationInfo, createCipherSuite } from './hpke.ts'
import { isCompressedPoint } from './points.ts'

export type EncryptOtpParameters = {
  /** The code as the user typed it. */
  code: string
  /** The public half of the key that becomes the session key; compressed, 66 hex digits. */
  publicKeyHex: string
  /** `otpEncryptionTargetBundle` of the challenge, unchanged. */
  targetBundle: string
  trust: BundleTrust
}

export type EncryptOtpReturnType = Awaited<ReturnType<typeof encryptOtp>>

/**
 * Encrypts the one-time code and the session's public key so that only the enclave can read them. This is the only
 * place where a code is encrypted, and it never encrypts to an unverified key.
 *
 * Returns the text of `encryptedOtpBundle`. Both calls of a verification send the same text: keep it, since a second
 * encryption would differ. HPKE base mode, single shot (RFC 9180 §6.1).
 *
 * @throws `WalletError` `TARGET_BUNDLE_UNTRUSTED`: stop; someone may be in the middle. Nothing was encrypted.
 * @throws `WalletError` `PAYLOAD_INVALID`: the code is empty or not well-formed text, or the public key is not a point.
 */
export async function encryptOtp(parameters: EncryptOtpParameters): Promise<string> {
  const { code, publicKeyHex, targetBundle, trust } = parameters
  if (code === '' || !code.isWellFormed() || !isCompressedPoint(publicKeyHex)) throw new WalletError('PAYLOAD_INVALID')

  const { recipientPublicKey } = await readTargetBundle({ targetBundle, trust })

  const suite = createCipherSuite()
  const sender = await suite.createSenderContext({
    recipientPublicKey: await suite.kem.deserializePublicKey(recipientPublicKey),
    info: applicationInfo(),
  })
  const enc = new Uint8Array(sender.enc)
  const plaintext = utf8(JSON.stringify({ otp_code: code, public_key: publicKeyHex.toLowerCase() }))
  const ciphertext = new Uint8Array(await sender.seal(plaintext, additionalData(enc, recipientPublicKey)))

  return JSON.stringify({ encappedPublic: bytesToHex(enc), ciphertext: bytesToHex(ciphertext) })
}
