import * as v from 'valibot'
import { decodeUtf8, hexToBytes } from '../../encoding/bytes.ts'
import type { Environment } from '../../errors/warnInSandbox.ts'
import { readUncompressedPoint } from '../points.ts'
import { verifyDer } from '../signatures.ts'

/** The keys whose signature makes an envelope trustworthy. */
export type BundleTrust = {
  /** Pinned public keys, uncompressed hex; two while a key is being rotated. */
  readonly signersHex: readonly string[]
  /** Accepts an envelope whose signer and signature are both empty. Only ever for a sandbox. */
  readonly dangerouslyTrustUnsigned?: boolean
  /** In a sandbox, the console says what is misconfigured. It changes nothing else. */
  readonly environment?: Environment | undefined
}

/** Which proof an envelope failed. */
export type UntrustedReason = 'malformed' | 'signer-not-pinned' | 'signature-invalid'

const signedEnvelopeSchema = v.object({
  version: v.picklist(['v1.0.0']),
  data: v.string(),
  dataSignature: v.string(),
  enclaveQuorumPublic: v.string(),
})

/**
 * Reads an envelope of the enclave and returns its content, once the signer is proven: the signer is pinned, and the
 * signature covers exactly the received bytes. Otherwise it returns the reason not to trust it.
 */
export async function readSignedEnvelope<const schema extends v.GenericSchema>(parameters: {
  envelope: string
  inside: schema
  trust: BundleTrust
}): Promise<{ inner: v.InferOutput<schema> } | { untrusted: UntrustedReason }> {
  const { envelope, inside, trust } = parameters

  const outer = parseAs(signedEnvelopeSchema, envelope)
  const data = hexToBytes(outer?.data ?? '')
  if (!outer || !data) return { untrusted: 'malformed' }

  const unsigned = outer.enclaveQuorumPublic === '' && outer.dataSignature === ''
  if (!(unsigned && trust.dangerouslyTrustUnsigned === true)) {
    const untrusted = await checkSigner(outer, { data, trust })
    if (untrusted) return { untrusted }
  }

  const inner = parseAs(inside, decodeUtf8(data) ?? '')
  return inner === undefined ? { untrusted: 'malformed' } : { inner }
}

async function checkSigner(
  outer: v.InferOutput<typeof signedEnvelopeSchema>,
  parameters: { data: Uint8Array<ArrayBuffer>; trust: BundleTrust },
): Promise<UntrustedReason | undefined> {
  const signer = outer.enclaveQuorumPublic.toLowerCase()
  // The key that travels in the envelope proves nothing by itself: it has to be one that we already knew.
  if (!parameters.trust.signersHex.some((pinned) => pinned.toLowerCase() === signer)) return 'signer-not-pinned'
  const signerPoint = readUncompressedPoint(signer)
  if (!signerPoint) return 'signer-not-pinned'
  const signature = hexToBytes(outer.dataSignature)
  const proven = signature && (await verifyDer({ signerPoint, signature, message: parameters.data }))
  return proven ? undefined : 'signature-invalid'
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
