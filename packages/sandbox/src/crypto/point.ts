import { hexToBytes } from './encoding.ts'

// SEC 2 §2.4.2 (secp256r1): y² = x³ - 3x + b over p, with p ≡ 3 (mod 4).
const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/**
 * Parses a P-256 point in either SEC1 form (SEC 1 §2.3.4) and returns it in both, lower case.
 *
 * @throws `Error` when the text is neither form or the point is not on the curve.
 */
export function readPublicKeyHex(hex: string): { compressedHex: string; uncompressedHex: string } {
  if (!/^(0[23][0-9a-f]{64}|04[0-9a-f]{128})$/i.test(hex)) throw new Error('Not a SEC1 public key')
  const x = BigInt(`0x${hex.slice(2, 66)}`)
  const ySquared = modulo(x * x * x - 3n * x + b)
  const y = hex.startsWith('04') ? BigInt(`0x${hex.slice(66)}`) : rootOf(ySquared, { odd: hex.startsWith('03') })
  if (x >= p || y >= p) throw new Error('A coordinate is not reduced')
  if (modulo(y * y) !== ySquared) throw new Error('The point is not on the curve')
  const [xHex, yHex] = [x, y].map((coordinate) => coordinate.toString(16).padStart(64, '0'))
  return { compressedHex: `${y & 1n ? '03' : '02'}${xHex}`, uncompressedHex: `04${xHex}${yHex}` }
}

/**
 * A public key for `ECDSA` verification.
 *
 * @throws `Error` as `readPublicKeyHex` does.
 */
export function importVerifyKey(publicKeyHex: string): Promise<CryptoKey> {
  const bytes = hexToBytes(readPublicKeyHex(publicKeyHex).uncompressedHex)
  return crypto.subtle.importKey('raw', bytes, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
}

function rootOf(square: bigint, parameters: { odd: boolean }): bigint {
  const root = power(square, (p + 1n) / 4n)
  return (root & 1n) === (parameters.odd ? 1n : 0n) ? root : p - root
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = modulo(result * square)
    square = modulo(square * square)
  }
  return result
}

function modulo(value: bigint): bigint {
  const rest = value % p
  return rest < 0n ? rest + p : rest
}
