import { base64UrlToBytes, decodeUtf8 } from '../encoding/bytes.ts'

/** What the person agreed to when something is signed. */
export type SigningIntent = 'sign-in' | 'payment' | 'revoke-session'

/**
 * How much of a payload could be checked. `recognised`: its type is known and fits. `opaque`: it is text of no known
 * type, so nothing is claimed about its content.
 */
export type PayloadVerdict = 'recognised' | 'opaque'

/** Payload types by the one intent they serve. A version suffix may differ. */
const activityOf: Record<Exclude<SigningIntent, 'sign-in'>, RegExp> = {
  payment: /^ACTIVITY_TYPE_SIGN_TRANSACTION(_V\d+)?$/,
  'revoke-session': /^ACTIVITY_TYPE_DELETE_API_KEYS(_V\d+)?$/,
}

/**
 * Holds a copy of the payload against the intent. `undefined`: it is for something else and must not be signed. A
 * payload that names an activity is recognised, and any activity but the intended one is refused, known or not.
 */
export function checkPayloadIntent(parameters: {
  text: string
  intent: SigningIntent
  publicKeyHex: string
}): PayloadVerdict | undefined {
  const { text, intent, publicKeyHex } = parameters
  if (namesOtherActivity(text, intent)) return undefined

  const activity = readActivityType(text)
  if (activity !== undefined)
    return intent !== 'sign-in' && activityOf[intent].test(activity) ? 'recognised' : undefined

  const claims = readTokenClaims(text)
  if (claims !== undefined) {
    if (intent !== 'sign-in') return undefined
    // A verification token that names a key has to name the key that was sealed.
    return claims.public_key === undefined || String(claims.public_key).toLowerCase() === publicKeyHex
      ? 'recognised'
      : undefined
  }

  return 'opaque'
}

/**
 * Whether any activity but the intended one is named anywhere in the text. Hazard: another parser may take the first
 * of two equal keys, ignore the case of keys or stop behind the first value, so its `type` need not be ours.
 */
function namesOtherActivity(text: string, intent: SigningIntent): boolean {
  const unescaped = text.replace(/\\u([0-9a-f]{4})/gi, (_match, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  const named = unescaped.match(/ACTIVITY_TYPE_\w*/g) ?? []
  return named.some((activity) => intent === 'sign-in' || !activityOf[intent].test(activity))
}

function readActivityType(text: string): string | undefined {
  const type = readObject(text)?.type
  return typeof type === 'string' && type.startsWith('ACTIVITY_TYPE_') ? type : undefined
}

/** The claims of a compact token (RFC 7519 §3), unverified: it is read only to refuse it. */
function readTokenClaims(text: string): Record<string, unknown> | undefined {
  const [header, claims, signature, ...rest] = text.trim().split('.')
  if (!header || !claims || signature === undefined || rest.length > 0) return undefined
  return readObject(decodePart(header)) && readObject(decodePart(claims))
}

function decodePart(part: string): string {
  // Read as leniently as any reader may: padded, or in the other alphabet (RFC 4648 §4).
  const bytes = base64UrlToBytes(part.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'))
  return (bytes && decodeUtf8(bytes)) ?? ''
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    // Neither blanks nor a byte order mark may hide what the text is; `trim` takes both away.
    const value: unknown = JSON.parse(text.trim())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
