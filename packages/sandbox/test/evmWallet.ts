import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, textToBytes } from '../src/crypto/encoding.ts'

/** A wallet of Ethereum and its relatives, with its key in the test. `sign`: as `personal_sign` does (EIP-191). */
export function createEvmWallet(seed = 7): { address: string; sign(text: string): string } {
  const key = new Uint8Array(32).fill(seed)
  const point = secp256k1.Point.fromBytes(secp256k1.getPublicKey(key)).toBytes(false)
  return {
    address: `0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}`,
    sign: (text) => {
      const bytes = textToBytes(`\x19Ethereum Signed Message:\n${textToBytes(text).length}${text}`)
      const [recovery = 0, ...rest] = secp256k1.sign(keccak_256(bytes), key, { prehash: false, format: 'recovered' })
      return `0x${bytesToHex(Uint8Array.from([...rest, recovery + 27]))}`
    },
  }
}
