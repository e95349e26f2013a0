import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { decodeBase58 } from '../../../crypto/base58.ts'
import { decodeBech32, wordsToBytes } from '../../../crypto/bech32.ts'
import { base64ToBytes, bytesToHex, textToBytes } from '../../../crypto/encoding.ts'

/** `bip137`: the header byte encodes the address type. `electrum`: the header is that of P2PKH for every type. */
export type SignatureScheme = 'bip137' | 'electrum'

type Proof = { address: string; signature: string; scheme: SignatureScheme }
type Address = { kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'spark'; payload: string }

/** Returns whether the key of a Bitcoin or Spark address signed a message (BIP 137, or Electrum's variant). */
export function isSignedByBitcoinAddress(message: string, { address, signature, scheme }: Proof): boolean {
  const bytes = base64ToBytes(signature)
  const header = (bytes[0] ?? 0) - 27
  if (bytes.length !== 65 || header < 0 || header > 15) return false
  const recovered = Uint8Array.from([header & 3, ...bytes.subarray(1)])
  const key = secp256k1.recoverPublicKey(recovered, hashOf(message), { prehash: false })
  const target = readAddress(address)
  const kind = header >> 2
  const kinds: readonly (readonly Address['kind'][])[] = [['p2pkh'], ['p2pkh', 'spark'], ['p2sh'], ['p2wpkh', 'spark']]
  if (scheme === 'bip137' && !kinds[kind]?.includes(target.kind)) return false
  if (scheme === 'electrum' && kind > 1) return false
  const isUncompressed = kind === 0
  if (isUncompressed && target.kind !== 'p2pkh') return false
  const point = isUncompressed ? secp256k1.Point.fromBytes(key).toBytes(false) : key
  return payloadOf(point, { kind: target.kind }) === target.payload
}

function hashOf(message: string): Uint8Array {
  const text = textToBytes(message)
  const magic = textToBytes('\x18Bitcoin Signed Message:\n')
  const length = text.length < 253 ? [text.length] : [253, text.length & 255, text.length >> 8]
  return sha256(sha256(Uint8Array.from([...magic, ...length, ...text])))
}

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

function payloadOf(key: Uint8Array, { kind }: { kind: Address['kind'] }): string {
  if (kind === 'spark') return bytesToHex(key)
  const hash = hash160(key)
  // A segwit program in a script (BIP 141): version 0, 20 bytes.
  return bytesToHex(kind === 'p2sh' ? hash160(Uint8Array.from([0, 20, ...hash])) : hash)
}

/** @throws `Error` for text that is not an address. */
function readAddress(address: string): Address {
  if (/^[123mn]/.test(address)) return readBase58Address(address)
  const { prefix, form, words } = decodeBech32(address)
  if (form === 'bech32' && ['bc', 'tb', 'bcrt'].includes(prefix) && words[0] === 0)
    return { kind: 'p2wpkh', payload: bytesToHex(wordsToBytes(words.slice(1))) }
  // The identity key is the first field of the message inside: tag 0x0a, 33 bytes.
  const bytes = wordsToBytes(words)
  if (form === 'bech32m' && prefix.startsWith('sp') && bytes[0] === 0x0a && bytes[1] === 33)
    return { kind: 'spark', payload: bytesToHex(bytes.subarray(2, 35)) }
  throw new Error('Not an address that signs')
}

function readBase58Address(address: string): Address {
  const bytes = decodeBase58(address)
  const [version = -1] = bytes
  const checksum = sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4)
  if (bytes.length !== 25 || bytesToHex(checksum) !== bytesToHex(bytes.subarray(-4))) throw new Error('Wrong checksum')
  const payload = bytesToHex(bytes.subarray(1, 21))
  return { kind: version === 5 || version === 196 ? 'p2sh' : 'p2pkh', payload }
}
