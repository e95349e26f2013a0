import type { SandboxContext } from '../../context.ts'
import { textToBytes } from '../../crypto/encoding.ts'

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

const stepMs = 30_000
/** A code is good in its own half minute and in those beside it (RFC 6238 §5.2). */
const nearbySteps = [0, -1, 1]

/**
 * Returns the time step of a code that an authenticator app shows for a secret, or `undefined` for another code. The app
 * does not know that the sandbox clock was moved, so its codes count by the device's time, too.
 */
export async function findTotpStep(
  context: SandboxContext,
  parameters: { secret: string; code: string },
): Promise<number | undefined> {
  const { secret, code } = parameters
  const times = [context.now(), context.now() - context.state.clockOffsetMs]
  const steps = times.flatMap((time) => nearbySteps.map((distance) => Math.floor(time / stepMs) + distance))
  const codes = await Promise.all(steps.map((step) => totpCodeOf(secret, { step })))
  return steps[codes.indexOf(code)]
}

/** RFC 6238 with its defaults, which apps assume when a QR code names no others: SHA-1, six digits, 30 seconds. */
async function totpCodeOf(secret: string, { step }: { step: number }): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', textToBytes(secret), algorithm, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  // RFC 4226 §5.3: the last four bits say where the number begins.
  const offset = digest.getUint8(digest.byteLength - 1) & 0xf
  const number = digest.getUint32(offset) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
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
