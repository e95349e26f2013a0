import { namedActivities, readObject, readOnly, readTokenClaims } from './payloadText.ts'

/** What the person agreed to when something is signed. */
export type SigningIntent = SimpleIntent | BoundIntent

type SimpleIntent = 'sign-in' | 'payment' | 'revoke-session' | 'wallet-privacy' | 'delegate-key'

/** An intent about something that we know: the payload has to name that very thing, and nothing beside it. */
export type BoundIntent =
  /** Our new session key, compressed or uncompressed hex as it was sent. */
  | { readonly to: 'refresh-session'; readonly publicKeyHex: string }
  /** The key that was made for this export. */
  | { readonly to: 'export-wallet'; readonly publicKeyHex: string }
  /** The address or number that the person typed. */
  | { readonly to: 'change-email'; readonly email: string }
  | { readonly to: 'change-phone'; readonly phoneNumber: string }
  /** The customer's own address or number. */
  | { readonly to: 'add-email-otp'; readonly email: string }
  | { readonly to: 'add-sms-otp'; readonly phoneNumber: string }
  /** The token that the app got from the provider. */
  | { readonly to: 'add-oauth'; readonly oidcToken: string }
  /** The passkey that was just made: its `rawId` and its attestation object, base64url as they were sent. */
  | { readonly to: 'add-passkey'; readonly credentialId: string; readonly attestationObject: string }
  /** The `type` of the credential that goes. */
  | { readonly to: 'remove-credential'; readonly type: string }

/**
 * How much of a payload could be checked. `recognised`: its type is known and fits. `opaque`: it is text of no known
 * type, so nothing is claimed about its content.
 */
export type PayloadVerdict = 'recognised' | 'opaque'

type Named = { path: readonly string[]; value: string; anyCase?: boolean }

/** What a payload has to be to fit. */
type Expectation = {
  /** Names of activities without prefix and version. */
  activities: readonly string[]
  /** Where below `parameters` it has to say what. */
  names?: readonly Named[]
  /** Whether the interface leaves open what this payload looks like. */
  mayBeOpaque?: boolean
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
  const { activities, names = [], mayBeOpaque } = expectationOf(intent)
  const intended = new RegExp(`^ACTIVITY_TYPE_(${activities.join('|') || '(?!)'})(_V\\d+)?$`)
  // Any other activity anywhere in the text is one too many.
  if (namedActivities(text).some((activity) => !intended.test(activity))) return undefined

  const type = readObject(text)?.type
  if (typeof type === 'string' && type.startsWith('ACTIVITY_TYPE_')) {
    if (!intended.test(type)) return undefined
    return names.every((name) => isNamed(text, name)) ? 'recognised' : undefined
  }

  const claims = readTokenClaims(text)
  if (claims !== undefined) {
    if (intent !== 'sign-in') return undefined
    // A verification token that names a key has to name the key that was sealed.
    return claims.public_key === undefined || String(claims.public_key).toLowerCase() === publicKeyHex
      ? 'recognised'
      : undefined
  }

  return mayBeOpaque ? 'opaque' : undefined
}

/**
 * Whose wallet a payload is about, as the enclave calls it; `undefined` when it does not say so exactly once.
 */
export function readOrganizationId(payload: string): string | undefined {
  return readOnly(payload, ['organizationId'])
}

function expectationOf(intent: SigningIntent): Expectation {
  if (typeof intent === 'string') return { activities: simpleActivities[intent], mayBeOpaque: true }
  switch (intent.to) {
    case 'refresh-session':
      return naming('CREATE_READ_WRITE_SESSION', ['targetPublicKey'], { value: intent.publicKeyHex, anyCase: true })
    case 'export-wallet':
      return naming('EXPORT_WALLET', ['targetPublicKey'], { value: intent.publicKeyHex, anyCase: true })
    case 'change-email':
    case 'add-email-otp':
      return naming('UPDATE_USER_EMAIL', ['userEmail'], { value: intent.email, anyCase: true })
    case 'change-phone':
    case 'add-sms-otp':
      return naming('UPDATE_USER_PHONE_NUMBER', ['userPhoneNumber'], { value: intent.phoneNumber })
    case 'add-oauth':
      return naming('CREATE_OAUTH_PROVIDERS', ['oauthProviders', 'oidcToken'], { value: intent.oidcToken })
    case 'add-passkey': {
      const path = ['authenticators', 'attestation']
      const names = [
        { path: [...path, 'credentialId'], value: intent.credentialId },
        // Hazard: anybody can make a passkey with an id of their choice. The public key stands in here.
        { path: [...path, 'attestationObject'], value: intent.attestationObject },
      ]
      return { activities: ['CREATE_AUTHENTICATORS'], names }
    }
    case 'remove-credential':
      return removalOf(intent.type)
  }
}

const simpleActivities: { readonly [intent in SimpleIntent]: readonly string[] } = {
  // A token, and never an activity.
  'sign-in': [],
  payment: ['SIGN_TRANSACTION'],
  'revoke-session': ['DELETE_API_KEYS'],
  'wallet-privacy': ['SIGN_RAW_PAYLOAD'],
  // The interface does not say what a delegation is called: a key is made, then it is said what it may.
  'delegate-key': ['CREATE_API_KEYS', 'CREATE_USERS', 'CREATE_POLICY', 'CREATE_POLICIES'],
}

function removalOf(type: string): Expectation {
  switch (type) {
    case 'PASSKEY':
      return { activities: ['DELETE_AUTHENTICATORS'], mayBeOpaque: true }
    case 'OAUTH':
      return { activities: ['DELETE_OAUTH_PROVIDERS'], mayBeOpaque: true }
    // Hazard: the same activity sets another address. Only the empty one takes the credential away.
    case 'EMAIL_OTP':
      return { ...naming('UPDATE_USER_EMAIL', ['userEmail'], { value: '' }), mayBeOpaque: true }
    case 'SMS_OTP':
      return { ...naming('UPDATE_USER_PHONE_NUMBER', ['userPhoneNumber'], { value: '' }), mayBeOpaque: true }
    default:
      return { activities: [], mayBeOpaque: true }
  }
}

function naming(
  activity: string,
  path: readonly string[],
  named: { value: string; anyCase?: boolean },
): Expectation & Required<Pick<Expectation, 'names'>> {
  return { activities: [activity], names: [{ path, ...named }] }
}

function isNamed(text: string, { path, value, anyCase }: Named): boolean {
  const found = readOnly(text, ['parameters', ...path])
  if (found === undefined) return false
  return anyCase ? lowerAscii(found) === lowerAscii(value) : found === value
}

/** Only these letters have one lower case: `K` of Kelvin would become the `k` of somebody else's address. */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
