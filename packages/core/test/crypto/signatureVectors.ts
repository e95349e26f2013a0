import { readUncompressedPoint } from '../../src/crypto/points.ts'
import { rawSignatureToDer, verifyDer } from '../../src/crypto/signatures.ts'
import { hexToBytes } from '../../src/encoding/bytes.ts'
import type { readSignatureVectors } from '../vectors.ts'

const bytesOf = (hex: string) => hexToBytes(hex) ?? new Uint8Array()

/** Returns the published signatures that are judged otherwise here, by their numbers. */
export async function listDifferences(
  vectors: ReturnType<typeof readSignatureVectors>,
  toDer: (signature: Uint8Array<ArrayBuffer>) => Uint8Array | undefined,
): Promise<number[]> {
  const verdicts = vectors.map(async ({ tcId, signerHex, msg, sig, result }) => {
    const [signerPoint, signature] = [readUncompressedPoint(signerHex), toDer(bytesOf(sig))]
    const verified = signerPoint && signature && (await verifyDer({ signerPoint, signature, message: bytesOf(msg) }))
    return (verified ?? false) === (result === 'valid') ? [] : [tcId]
  })
  return (await Promise.all(verdicts)).flat()
}

export function tryRawToDer(signature: Uint8Array): Uint8Array | undefined {
  try {
    return rawSignatureToDer(signature)
  } catch {
    return undefined
  }
}
