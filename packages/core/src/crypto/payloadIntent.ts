import { base64UrlToBytes, decodeUtf8 } from '../encoding/bytes.ts'

/** What the person agreed to when something is signed. */
export type SigningIntent = SimpleIntent | BoundIntent

type SimpleIntent =
  | 'sign-in'
  | 'payment'
  | 'revoke-session'
  | 'add-email-otp'
  | 'add-sms-otp'
  | 'add-oauth'
  | 'add-passkey'
  | 'remove-credential'
  | 'wallet-privacy'
  | 'delegate-key'

/** An intent about a value that we know: the payload has to name that very value. */
export type BoundIntent =
  /** Our new session key, compressed or uncompressed hex as it was sent. */
  | { readonly to: 'refresh-session'; readonly publicKeyHex: string }
  /** The key that was made for this export. */
  | { readonly to: 'export-wallet'; readonly publicKeyHex: string }
  /** The address or number that the person typed. */
  | { readonly to: 'change-email'; readonly email: string }
  | { readonly to: 'change-phone'; readonly phoneNumber: string }

/**
 * How much of a payload could be checked. `recognised`: its type is known and fits. `opaque`: it is text of no known
 * type, so nothing is claimed about its content.
 */
export type PayloadVerdict = 'recognised' | 'opaque'

/** Payload types by the one intent they serve. A version suffix may differ. */
const activities: { readonly [intent in SimpleIntent | BoundIntent['to']]: string } = {
  'sign-in': '',
  payment: 'SIGN_TRANSACTION',
  'revoke-session': 'DELETE_API_KEYS',
  'add-email-otp': 'UPDATE_USER_EMAIL',
  'add-sms-otp': 'UPDATE_USER_PHONE_NUMBER',
  'add-oauth': 'CREATE_OAUTH_PROVIDERS',
  'add-passkey': 'CREATE_AUTHENTICATORS',
  'remove-credential': 'DELETE_AUTHENTICATORS|DELETE_OAUTH_PROVIDERS|UPDATE_USER_EMAIL|UPDATE_USER_PHONE_NUMBER',
  'wallet-privacy': 'SIGN_RAW_PAYLOAD',
  // The interface does not say what a delegation is called, so these are what it can be.
  'delegate-key': 'CREATE_API_KEYS|CREATE_USERS|CREATE_POLICY|CREATE_POLICIES|CREATE_DELEGATED_KEY',
  'refresh-session': 'CREATE_READ_WRITE_SESSION',
  'export-wallet': 'EXPORT_WALLET',
  'change-email': 'UPDATE_USER_EMAIL',
  'change-phone': 'UPDATE_USER_PHONE_NUMBER',
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
  const unescaped = unescapeJson(text)
  const intended = new RegExp(`^ACTIVITY_TYPE_(${activities[nameOf(intent)]})(_V\\d+)?$`)
  const signsIn = intent === 'sign-in'
  // Hazard: another parser may take the first of two equal keys, ignore the case of keys or stop behind the first
  // value, so its `type` need not be ours. Any other activity anywhere in the text is one too many.
  const named = unescaped.match(/ACTIVITY_TYPE_\w*/g) ?? []
  if (named.some((activity) => signsIn || !intended.test(activity))) return undefined

  const activity = readActivityType(text)
  if (activity !== undefined)
    return !signsIn && intended.test(activity) && namesOurValue({ text, unescaped, intent }) ? 'recognised' : undefined

  const claims = readTokenClaims(text)
  if (claims !== undefined) {
    if (!signsIn) return undefined
    // A verification token that names a key has to name the key that was sealed.
    return claims.public_key === undefined || String(claims.public_key).toLowerCase() === publicKeyHex
      ? 'recognised'
      : undefined
  }

  // What we can hold against nothing is signed only where the interface keeps the payload opaque.
  return typeof intent === 'string' ? 'opaque' : undefined
}

const nameOf = (intent: SigningIntent) => (typeof intent === 'string' ? intent : intent.to)

/** Whether the payload of a bound intent names its value, and names it once. */
function namesOurValue(parameters: { text: string; unescaped: string; intent: SigningIntent }): boolean {
  const { text, unescaped, intent } = parameters
  if (typeof intent === 'string') return true
  const [field, expected] = boundField(intent)
  const found = (readObject(text)?.parameters as Record<string, unknown> | undefined)?.[field]
  const mentions = unescaped.match(new RegExp(`"${field}"\\s*:`, 'gi')) ?? []
  return mentions.length === 1 && typeof found === 'string' && found.toLowerCase() === expected.toLowerCase()
}

function boundField(intent: BoundIntent): readonly [field: string, expected: string] {
  switch (intent.to) {
    case 'change-email':
      return ['userEmail', intent.email]
    case 'change-phone':
      return ['userPhoneNumber', intent.phoneNumber]
    default:
      return ['targetPublicKey', intent.publicKeyHex]
  }
}

function unescapeJson(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_match, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
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
