// SEC 2 §2.4.2 (secp256r1): y² = x³ - 3x + b over p, with p ≡ 3 (mod 4).
const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** Returns whether a public key in hex (SEC 1 §2.3.3, compressed or not) is a point of P-256. */
export function isPointOfP256(publicKeyHex: string): boolean {
  if (!/^(?:0[23][0-9a-f]{64}|04[0-9a-f]{128})$/i.test(publicKeyHex)) return false
  const x = BigInt(`0x${publicKeyHex.slice(2, 66)}`)
  const ySquared = modulo(x * x * x - 3n * x + b)
  const y = publicKeyHex.startsWith('04') ? BigInt(`0x${publicKeyHex.slice(66)}`) : power(ySquared, (p + 1n) / 4n)
  return x < p && y < p && modulo(y * y) === ySquared
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
