import { weierstrass } from '@noble/curves/abstract/weierstrass.js'
import { b, p } from './points.ts'
import { order } from './signatures.ts'

/**
 * Points of P-256 (SP 800-186 §3.2.1.3), from the library's parts: its ready-made `p256` also brings hashes, hashing to
 * the curve and two more curves, a quarter of everything that this package ships.
 */
export const CurvePoint = /* @__PURE__ */ weierstrass({
  p,
  n: order,
  h: 1n,
  a: p - 3n,
  b,
  Gx: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  Gy: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
})
