import { type Expectation, expectationOf } from './expectationOf.ts'
import { fields, isSwitch, isText, optional, type Shape } from './payloadShape.ts'
import { hasActivityKeys, isToken, namedActivities, readObject, readOnly, readTokenClaims } from './payloadText.ts'

/** What the user agreed to when something is signed. */
export type SigningIntent = SimpleIntent | BoundIntent

type SimpleIntent = 'sign-in' | 'payment' | 'revoke-session' | 'wallet-privacy' | 'delegate-key' | 'card-state'

/** An intent about a value that is known here: the payload has to name that value and no other. */
export type BoundIntent =
  /** Our new session key, compressed or uncompressed hex as it was sent. */
  | { readonly to: 'refresh-session'; readonly publicKeyHex: string }
  /** The key that was made for this export. */
  | { readonly to: 'export-wallet'; readonly publicKeyHex: string }
  /** The address or number that the user typed. */
  | { readonly to: 'change-email'; readonly email: string }
  | { readonly to: 'change-phone'; readonly phoneNumber: string }
  /** The customer's own address or number. */
  | { readonly to: 'add-email-otp'; readonly email: string }
  | { readonly to: 'add-sms-otp'; readonly phoneNumber: string }
  /** The token that the app got from the provider. */
  | { readonly to: 'add-oauth'; readonly oidcToken: string }
  /** The passkey that was just made: its `rawId` and its attestation object, base64url as they were sent. */
  | { readonly to: 'add-passkey'; readonly credentialId: string; readonly attestationObject: string }
  /** The `type` of the credential to remove. */
  | { readonly to: 'remove-credential'; readonly type: string }

/**
 * How much of a payload could be checked. `recognised`: its type is known and fits. `opaque`: it is text of an
 * unknown type, so nothing is claimed about its content. Only a delegation, the freezing of a card and the removal of a code or of
 * an OpenID identity can be opaque: the interface does not describe their payloads.
 */
export type PayloadVerdict = 'recognised' | 'opaque'

/**
 * Checks a copy of the payload against the intent. `undefined`: it is for something else and must not be signed. An
 * activity has to be the intended one, with its known parameters and no others. A payload of an unknown kind fits only
 * an intent whose payload the interface does not describe.
 */
export function checkPayloadIntent(parameters: {
  text: string
  intent: SigningIntent
  publicKeyHex: string
}): PayloadVerdict | undefined {
  const { text, intent, publicKeyHex } = parameters
  const named = namedActivities(text)
  if (intent === 'sign-in') return named.length === 0 && signsIn(text, publicKeyHex) ? 'recognised' : undefined
  const expected = expectationOf(intent)
  if (named.length > 0) return isActivity(text, named, expected) ? 'recognised' : undefined
  if (!expected.mayBeOpaque || isToken(text) || hasActivityKeys(text)) return undefined
  return 'opaque'
}

/** Returns the enclave's name of the wallet that a payload is about; `undefined` when it does not name exactly one. */
export function readOrganizationId(payload: string): string | undefined {
  return readOnly(payload, 'organizationId')
}

/** Hazard: the key of a sign-in becomes the session key, so anything else it signs here would count later. */
function signsIn(text: string, publicKeyHex: string): boolean {
  const claims = readTokenClaims(text)
  if (claims === undefined) return false
  // A verification token that names a key has to name the key that was encrypted.
  return !Object.hasOwn(claims, 'public_key') || String(claims.public_key).toLowerCase() === publicKeyHex
}

/** The name of an activity without prefix and version; empty for what names none. */
function nameOf(activity: string): string {
  return /^ACTIVITY_TYPE_(\w+?)(_V\d+)?$/.exec(activity)?.[1] ?? ''
}

function isActivity(text: string, named: readonly string[], { activities, parameters }: Expectation): boolean {
  const isIntended: Shape = (value) => typeof value === 'string' && activities.includes(nameOf(value))
  // Refused if another activity appears anywhere in the text.
  if (!named.every(isIntended)) return false
  const known = { type: isIntended, parameters, organizationId: optional(isText), timestampMs: optional(isText) }
  // Such as `generateAppProofs`.
  return fields(known, isSwitch)(readObject(text))
}
