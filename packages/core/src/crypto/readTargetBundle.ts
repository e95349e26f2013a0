import * as v from 'valibot'
import { decodeUtf8, hexToBytes } from '../encoding/bytes.ts'
import { WalletError } from '../errors/WalletError.ts'
import { readUncompressedPoint } from './points.ts'
import { verifyDer } from './signatures.ts'

/** Whose signature makes an enclave key believable. */
export type BundleTrust = {
  /** Pinned public keys, uncompressed hex; two while a key is being rotated. */
  readonly signersHex: readonly string[]
  /** Accepts a bundle whose signer and signature are both empty. Only ever for a sandbox. */
  readonly dangerouslyTrustUnsigned?: boolean
}

export type TargetBundle = {
  /** The enclave's one-time HPKE key, 65 bytes uncompressed, proven to be on the curve. */
  readonly recipientPublicKey: Uint8Array<ArrayBuffer>
}

const outerBundle = v.object({
  version: v.literal('v1.0.0'),
  data: v.string(),
  dataSignature: v.string(),
  enclaveQuorumPublic: v.string(),
})
const innerBundle = v.object({ targetPublic: v.string() })

/**
 * Reads the bundle of a one-time-code challenge and returns the key to encrypt to, once it is proven whose key it is:
 * the signer is pinned, the signature covers exactly the received bytes, the point is on the curve.
 *
 * @throws `WalletError` `TARGET_BUNDLE_UNTRUSTED`: encrypt nothing. `details.reason` says which proof failed.
 */
export async function readTargetBundle(parameters: {
  targetBundle: string
  trust: BundleTrust
}): Promise<TargetBundle> {
  const { targetBundle, trust } = parameters

  const outer = parseAs(outerBundle, targetBundle)
  const data = hexToBytes(outer?.data ?? '')
  if (!outer || !data) throw untrusted('malformed')

  const unsigned = outer.enclaveQuorumPublic === '' && outer.dataSignature === ''
  if (!(unsigned && trust.dangerouslyTrustUnsigned === true)) await checkSigner(outer, { data, trust })

  const inner = parseAs(innerBundle, decodeUtf8(data) ?? '')
  if (!inner) throw untrusted('malformed')
  const recipientPublicKey = readUncompressedPoint(inner.targetPublic)
  if (!recipientPublicKey) throw untrusted('point-invalid')
  return { recipientPublicKey }
}

async function checkSigner(
  outer: v.InferOutput<typeof outerBundle>,
  parameters: { data: Uint8Array<ArrayBuffer>; trust: BundleTrust },
): Promise<void> {
  const signer = outer.enclaveQuorumPublic.toLowerCase()
  // The key that travels in the bundle proves nothing by itself: it has to be one that we already knew.
  if (!parameters.trust.signersHex.some((pinned) => pinned.toLowerCase() === signer))
    throw untrusted('signer-not-pinned')
  const signerPoint = readUncompressedPoint(signer)
  if (!signerPoint) throw untrusted('signer-not-pinned')
  const signature = hexToBytes(outer.dataSignature)
  if (!signature || !(await verifyDer({ signerPoint, signature, message: parameters.data })))
    throw untrusted('signature-invalid')
}

function parseAs<const schema extends v.GenericSchema>(
  schema: schema,
  text: string,
): v.InferOutput<schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

function untrusted(reason: 'malformed' | 'signer-not-pinned' | 'signature-invalid' | 'point-invalid'): WalletError {
  return new WalletError('TARGET_BUNDLE_UNTRUSTED', { details: { reason } })
}
