import type { SandboxContext } from '../context.ts'
import { textToBytes } from '../crypto/encoding.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const issuer = 'Sandbox'

/** A fresh secret for an authenticator app, as text, in base32, and as what its QR code says. */
export function createTotpSecret(context: SandboxContext, parameters: { account: string }) {
  const secret = seededHex(context).slice(0, 20)
  const secretBase32Encoded = encodeBase32(textToBytes(secret))
  const label = `${issuer}:${encodeURIComponent(parameters.account)}`
  const totpUri = `otpauth://totp/${label}?secret=${secretBase32Encoded}&issuer=${issuer}`
  return { secret, secretBase32Encoded, totpUri }
}

/** Ten codes such as `ABCD-EFGH-IJKL`. */
export function createRecoveryCodes(context: SandboxContext): string[] {
  return Array.from({ length: 10 }, () => {
    const digits = Array.from(seededHex(context).matchAll(/../g), ([pair]) => Number.parseInt(pair, 16))
    const letters = digits.slice(0, 12).map((digit) => alphabet.charAt(digit % 26))
    return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((group) => group.join('')).join('-')
  })
}

function seededHex(context: SandboxContext): string {
  return context.createId('').replace(/[^\da-f]/g, '')
}

/** RFC 4648 §6, for a whole number of 40-bit groups, which need no padding. */
function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (group) => alphabet.charAt(Number.parseInt(group, 2)))
}
