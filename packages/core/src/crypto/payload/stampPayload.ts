import { asciiToBase64Url, bytesToHex, decodeUtf8, utf8 } from '../../encoding/bytes.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { SessionKey } from '../createSessionKey.ts'
import { signToDer } from '../signatures.ts'
import { checkPayloadIntent, type PayloadVerdict, type SigningIntent } from './payloadIntent.ts'

const signatureScheme = 'SIGNATURE_SCHEME_TK_API_P256'

export type Stamp = {
  /** The value of the wallet-signature header: base64url, unpadded. */
  readonly headerValue: string
  /** Whether the payload's type was recognized as fitting the intent. */
  readonly verdict: PayloadVerdict
}

/**
 * Signs a payload exactly as received: a text by its UTF-8 bytes, bytes as they are. It is never parsed and written
 * again; only a copy is read to check it against the intent.
 *
 * ECDSA P-256 with SHA-256 over the payload, DER in lower-case hex (SEC 1 §C.5).
 *
 * @throws `WalletError` `PAYLOAD_INVALID`: empty, text with lone surrogates, which has no exact bytes, or bytes that
 * are not UTF-8.
 * @throws `WalletError` `PAYLOAD_MISMATCH`: recognized as something the user did not request. Nothing was signed.
 */
export async function stampPayload(
  payload: string | Uint8Array<ArrayBuffer>,
  key: SessionKey,
  intent: SigningIntent,
): Promise<Stamp> {
  if (payload.length === 0) throw new WalletError('PAYLOAD_INVALID', { message: 'the payload is empty' })
  if (typeof payload === 'string' && !payload.isWellFormed())
    throw new WalletError('PAYLOAD_INVALID', { message: 'the text has lone surrogates' })

  const message = typeof payload === 'string' ? utf8(payload) : payload.slice()
  const text = typeof payload === 'string' ? payload : decodeUtf8(message)
  // A lenient reader replaces such bytes and continues, so they could hide the payload's type from the check below.
  if (text === undefined) throw new WalletError('PAYLOAD_INVALID', { message: 'the bytes are not UTF-8' })
  const verdict = checkPayloadIntent({ text, intent, publicKeyHex: key.publicKeyHex })
  if (!verdict) throw new WalletError('PAYLOAD_MISMATCH')

  const signature = await signToDer(key.privateKey, message)
  const stamp = { publicKey: key.publicKeyHex, scheme: signatureScheme, signature: bytesToHex(signature) }
  return { headerValue: asciiToBase64Url(JSON.stringify(stamp)), verdict }
}
