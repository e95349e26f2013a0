import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, textToBytes } from '../../../crypto/encoding.ts'

/** Returns whether the key of an EVM address signed a message (EIP-191, version 0x45). */
export function isSignedByEvmAddress(message: string, proof: { address: string; signature: string }): boolean {
  if (!/^0x[0-9a-f]{130}$/i.test(proof.signature)) return false
  const signature = hexToBytes(proof.signature.slice(2))
  const [recovery] = [signature[64] ?? 0].map((v) => (v >= 27 ? v - 27 : v))
  const text = textToBytes(message)
  const prefix = textToBytes(`\x19Ethereum Signed Message:\n${text.length}`)
  const hash = keccak_256(Uint8Array.from([...prefix, ...text]))
  const recovered = Uint8Array.from([recovery ?? 0, ...signature.subarray(0, 64)])
  const key = secp256k1.recoverPublicKey(recovered, hash, { prehash: false })
  const point = secp256k1.Point.fromBytes(key).toBytes(false)
  return `0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}` === proof.address.toLowerCase()
}
