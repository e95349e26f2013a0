import { concatBytes, hexToBytes } from '../../encoding/bytes.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { SessionKey } from '../createSessionKey.ts'
import { CurvePoint } from '../curve.ts'
import { compressPoint, decompressPoint } from '../points.ts'
import { openSealed, type SealingKey } from '../sealingKey.ts'
import { decodeBase58Check } from './base58check.ts'

const encLength = 33

export type ReadSessionBundleParameters = { key: SealingKey; sessionBundle: string }
export type ReadSessionBundleReturnType = Awaited<ReturnType<typeof readSessionBundle>>

/**
 * Decrypts the deprecated form of a session: a signing key that the service created and encrypted to a key of ours. The
 * result signs like any session key, and cannot leave the browser either.
 *
 * @throws `WalletError` `SESSION_BUNDLE_INVALID`: store nothing. `details.reason` says what is wrong with it.
 */
export async function readSessionBundle(parameters: ReadSessionBundleParameters): Promise<SessionKey> {
  const { key, sessionBundle } = parameters
  const bundle = await decodeBase58Check(sessionBundle)
  if (!bundle || bundle.length <= encLength) throw invalid('malformed')

  // Travels compressed; what is agreed on and authenticated is the uncompressed form.
  const enc = decompressPoint(bundle.slice(0, encLength))
  if (!enc) throw invalid('point-invalid')

  const scalar = await openSealed({ key, enc, ciphertext: bundle.slice(encLength) })
  if (!scalar) throw invalid('not-openable')
  try {
    const publicKey = derivePublicKey(scalar)
    if (!publicKey) throw invalid('no-key')
    return await importSigningKey(scalar, publicKey)
  } finally {
    scalar.fill(0)
  }
}

/** PKCS #8 around a P-256 key (RFC 5208 §5, RFC 5915 §3): everything in front of the private scalar. */
const pkcs8Head = '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420'
/** Between the scalar and the public point: not every engine is known to take a key without it. */
const pkcs8Middle = 'a144034200'

/** The public half of a private scalar, uncompressed; `undefined` unless it is 32 bytes and 1 ≤ d < n. */
function derivePublicKey(scalar: Uint8Array): Uint8Array | undefined {
  try {
    return CurvePoint.BASE.multiply(CurvePoint.Fn.fromBytes(scalar)).toBytes(false)
  } catch {
    return undefined
  }
}

async function importSigningKey(scalar: Uint8Array, publicKey: Uint8Array): Promise<SessionKey> {
  const parts = [hexToBytes(pkcs8Head), scalar, hexToBytes(pkcs8Middle), publicKey]
  const pkcs8 = concatBytes(...parts.filter((part) => part !== undefined))
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])
    return { privateKey, publicKeyHex: compressPoint(publicKey) }
  } finally {
    pkcs8.fill(0)
  }
}

function invalid(reason: 'malformed' | 'point-invalid' | 'not-openable' | 'no-key'): WalletError {
  return new WalletError('SESSION_BUNDLE_INVALID', { details: { reason } })
}
