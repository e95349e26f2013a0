import * as v from 'valibot'
import { WalletError } from '../../errors/WalletError.ts'
import { warnInSandbox } from '../../errors/warnInSandbox.ts'
import { readUncompressedPoint } from '../points.ts'
import { type BundleTrust, readSignedEnvelope, type UntrustedReason } from './readSignedEnvelope.ts'

export type TargetBundle = {
  /** The enclave's one-time HPKE key, 65 bytes uncompressed, proven to be on the curve. */
  readonly recipientPublicKey: Uint8Array<ArrayBuffer>
}

export type ReadTargetBundleParameters = { targetBundle: string; trust: BundleTrust }
export type ReadTargetBundleReturnType = Awaited<ReturnType<typeof readTargetBundle>>

/**
 * Reads the bundle of a one-time-code challenge and returns the key to encrypt to, once it is proven whose key it is:
 * the signer is pinned, the signature covers exactly the received bytes, the point is on the curve.
 *
 * @throws `WalletError` `TARGET_BUNDLE_UNTRUSTED`: encrypt nothing. `details.reason` says which proof failed.
 */
export async function readTargetBundle(parameters: ReadTargetBundleParameters): Promise<TargetBundle> {
  const { targetBundle: envelope, trust } = parameters
  const bundle = await readSignedEnvelope({ envelope, inside: v.object({ targetPublic: v.string() }), trust })
  if ('untrusted' in bundle) throw untrusted(trust, bundle.untrusted)
  const recipientPublicKey = readUncompressedPoint(bundle.inner.targetPublic)
  if (!recipientPublicKey) throw untrusted(trust, 'point-invalid')
  return { recipientPublicKey }
}

function untrusted({ signersHex, environment }: BundleTrust, reason: UntrustedReason | 'point-invalid'): WalletError {
  const message = `the enclave key is not trusted (${reason}, pinned keys: ${signersHex.length})`
  const error = new WalletError('TARGET_BUNDLE_UNTRUSTED', { message, details: { reason } })
  warnInSandbox(error, environment)
  return error
}
