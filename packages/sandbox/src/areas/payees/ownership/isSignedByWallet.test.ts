import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { expect, test } from 'vitest'
import { encodeBase58 } from '../../../crypto/base58.ts'
import { decodeBech32 } from '../../../crypto/bech32.ts'
import { bytesToHex, hexToBytes, textToBytes } from '../../../crypto/encoding.ts'
import { isSignedByWallet } from './isSignedByWallet.ts'

/** The private key 1, whose addresses are published. */
const one = hexToBytes(`${'0'.repeat(63)}1`)
const message = 'This wallet is mine: ü'

const prefixed = (prefix: string, text: string) => Uint8Array.from([...textToBytes(prefix), ...textToBytes(text)])

function signEvm(text: string, key = one) {
  const hash = keccak_256(prefixed(`\x19Ethereum Signed Message:\n${textToBytes(text).length}`, text))
  const [recovery = 0, ...rest] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
  return `0x${bytesToHex(Uint8Array.from([...rest, recovery + 27]))}`
}

function signBitcoin(text: string, { header, key = one }: { header: number; key?: Uint8Array }) {
  const bytes = textToBytes(text)
  const magic = textToBytes('\x18Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.from([...magic, bytes.length, ...bytes])))
  const [recovery = 0, ...rest] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
  return btoa(String.fromCharCode(header + recovery, ...rest))
}

const verify = (accountType: string, address: string, signature: string, scheme: 'bip137' | 'electrum' = 'bip137') =>
  isSignedByWallet(message, { accountType, address, signature, scheme })

const evm = '0x7E5F4552091A69125d5dfCb7b8C2659029395Bdf'

test('accepts signatures published by other implementations', () => {
  const proof = {
    accountType: 'ETHEREUM_WALLET',
    address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
    signature:
      '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
    scheme: 'bip137',
  } as const
  expect(isSignedByWallet('Some data', proof)).toBe(true)
  expect(isSignedByWallet('Some data ', proof)).toBe(false)
  const bitcoin = {
    accountType: 'SPARK_WALLET',
    address: '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV',
    signature: 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk=',
    scheme: 'bip137',
  } as const
  expect(isSignedByWallet('This is an example of a signed message.', bitcoin)).toBe(true)
  expect(isSignedByWallet('This is an example of a signed message', bitcoin)).toBe(false)
})

test.each(['ARBITRUM_WALLET', 'BASE_WALLET', 'ETHEREUM_WALLET', 'PLASMA_WALLET', 'POLYGON_WALLET'])(
  'accepts an EIP-191 signature of a %s, with either form of the recovery id',
  (type) => {
    const signature = signEvm(message)
    const low = signature.slice(0, -2) + (Number.parseInt(signature.slice(-2), 16) - 27).toString(16).padStart(2, '0')
    expect(verify(type, evm, signature)).toBe(true)
    expect(verify(type, evm.toLowerCase(), low)).toBe(true)
    expect(verify(type, evm, signEvm(`${message} `))).toBe(false)
    expect(verify(type, evm.replace('7E', '7F'), signature)).toBe(false)
    expect(verify(type, evm, signEvm(message, hexToBytes(`${'0'.repeat(63)}2`)))).toBe(false)
  },
)

const addresses = {
  uncompressed: ['1EHNa6Q4Jz2uvNExL497mE43ikXhwF6kZm', 27],
  plain: ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 31],
  nested: ['3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN', 35],
  segwit: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 39],
} as const
const kinds = Object.keys(addresses) as (keyof typeof addresses)[]

test.each(kinds)('checks that the BIP 137 header fits the address type: %s', (kind) => {
  const [address] = addresses[kind]
  for (const other of kinds)
    expect({
      other,
      signed: verify('SPARK_WALLET', address, signBitcoin(message, { header: addresses[other][1] })),
    }).toEqual({ other, signed: other === kind })
  expect(verify('SPARK_WALLET', address, signBitcoin('Another', { header: addresses[kind][1] }))).toBe(false)
})

test.each(kinds)('accepts Electrum’s header for the address type: %s', (kind) => {
  const [address] = addresses[kind]
  const header = kind === 'uncompressed' ? 27 : 31
  expect(verify('SPARK_WALLET', address, signBitcoin(message, { header }), 'electrum')).toBe(true)
  expect(verify('SPARK_WALLET', address, signBitcoin(message, { header: 39 }), 'electrum')).toBe(false)
})

test('checks a Spark signature against the identity key in the address', () => {
  const address = 'spark1pgss8z35tqhtym4jhz3vrm5kk0xk3cuyw8nyz8ntp9mw2k4s0z6svd7e4c'
  expect(() => decodeBech32(address)).toThrow()
  const own = encodeSpark(secp256k1.getPublicKey(one))
  expect(verify('SPARK_WALLET', own, signBitcoin(message, { header: 31 }))).toBe(true)
  expect(verify('SPARK_WALLET', own, signBitcoin(message, { header: 35 }))).toBe(false)
  const other = encodeSpark(secp256k1.getPublicKey(hexToBytes(`${'0'.repeat(63)}2`)))
  expect(verify('SPARK_WALLET', other, signBitcoin(message, { header: 31 }))).toBe(false)
})

test('accepts an Ed25519 signature of a Solana wallet in base58', () => {
  const key = hexToBytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
  const address = encodeBase58(ed25519.getPublicKey(key))
  const signature = encodeBase58(ed25519.sign(textToBytes(message), key))
  expect(verify('SOLANA_WALLET', address, signature)).toBe(true)
  expect(verify('SOLANA_WALLET', address, encodeBase58(ed25519.sign(textToBytes('Another'), key)))).toBe(false)
  expect(verify('SOLANA_WALLET', encodeBase58(ed25519.getPublicKey(one)), signature)).toBe(false)
})

test.each([
  '',
  '0x',
  'x',
  `0x${'0'.repeat(130)}`,
  `0x${'f'.repeat(130)}`,
  btoa('x'.repeat(65)),
  btoa('\x00'.repeat(65)),
  btoa(`${String.fromCharCode(39)}${'\x00'.repeat(64)}`),
  '1'.repeat(64),
  'z'.repeat(100_000),
])('refuses malformed signature %#', (signature) => {
  const all = [evm, ...kinds.map((kind) => addresses[kind][0]), encodeBase58(one), '', 'bc1q', '1', 'é']
  for (const type of ['ETHEREUM_WALLET', 'SPARK_WALLET', 'SOLANA_WALLET', 'TRON_WALLET', 'constructor'])
    for (const address of all) expect(verify(type, address, signature)).toBe(false)
})

/** Bech32m (BIP 350) of a message with the identity key in its first field. */
function encodeSpark(publicKey: Uint8Array): string {
  const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
  const bits = [0x0a, 33, ...publicKey].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const words = (bits.match(/.{1,5}/g) ?? []).map((word) => Number.parseInt(word.padEnd(5, '0'), 2))
  const text = `spark1${words.map((word) => alphabet[word]).join('')}`
  const codes = [...'spark'].map((letter) => letter.charCodeAt(0))
  const values = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...words, 0, 0, 0, 0, 0, 0]
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].entries())
      if ((top >>> bit) & 1) checksum ^= generator
  }
  checksum ^= 0x2bc830a3
  return text + [25, 20, 15, 10, 5, 0].map((shift) => alphabet[(checksum >>> shift) & 31]).join('')
}
