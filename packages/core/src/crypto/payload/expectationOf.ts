import type { SigningIntent } from './payloadIntent.ts'
import {
  exactly,
  fields,
  inAnyCase,
  isObject,
  isSwitch,
  isText,
  isTexts,
  one,
  oneOf,
  optional,
  type Shape,
  textUpTo,
} from './payloadShape.ts'

/** The requirements of an intent on its payload. */
export type Expectation = {
  /** Names of activities without prefix and version; none where the payload is never an activity. */
  activities: readonly string[]
  /** The requirements on their `parameters`. */
  parameters: Shape
  /** Whether the interface leaves the form of this payload open. */
  mayBeOpaque?: boolean
}

const maybeText = optional(isText)
const userId = optional(textUpTo(256))

/** A token that proves the new address. The service checks it; nothing here can. */
const verificationToken = optional(textUpTo(4_096))

/**
 * The duration of a session, as text or as a number: an hour at most, which is also the longest time that this browser
 * keeps one (`longestSessionMs`).
 */
const isDuration: Shape = (value) =>
  /^[1-9]\d{0,3}$/.test(String(value)) && (typeof value === 'string' || typeof value === 'number') && +value <= 3_600

/** The word lists of recovery words, as the signing provider names them. */
const language = optional(
  oneOf(
    ...[
      'ENGLISH',
      'SIMPLIFIED_CHINESE',
      'TRADITIONAL_CHINESE',
      'CZECH',
      'FRENCH',
      'ITALIAN',
      'JAPANESE',
      'KOREAN',
      'SPANISH',
    ].map((name) => `MNEMONIC_LANGUAGE_${name}`),
  ),
)

/** Returns what the interface says about the payload of each operation. */
export function expectationOf(intent: Exclude<SigningIntent, 'sign-in'>): Expectation {
  if (typeof intent === 'string') return simple[intent]
  switch (intent.to) {
    case 'refresh-session':
      return activity('CREATE_READ_WRITE_SESSION', {
        targetPublicKey: inAnyCase(intent.publicKeyHex),
        userId,
        apiKeyName: optional(textUpTo(256)),
        expirationSeconds: optional(isDuration),
        invalidateExisting: optional(isSwitch),
      })
    case 'export-wallet':
      return activity('EXPORT_WALLET', {
        targetPublicKey: inAnyCase(intent.publicKeyHex),
        walletId: maybeText,
        language,
      })
    case 'change-email':
    case 'add-email-otp':
      return emailOf(intent.email)
    case 'change-phone':
    case 'add-sms-otp':
      return phoneNumberOf(intent.phoneNumber)
    case 'add-oauth': {
      const provider = fields({ oidcToken: exactly(intent.oidcToken), providerName: maybeText })
      return activity('CREATE_OAUTH_PROVIDERS', { oauthProviders: one(provider), userId })
    }
    case 'add-passkey':
      return activity('CREATE_AUTHENTICATORS', { authenticators: one(passkeyOf(intent)), userId })
    case 'remove-credential':
      return removalOf(intent.type)
  }
}

/** One activity with the parameters that the interface names. */
function activity(name: string, parameters: Readonly<Record<string, Shape>>): Expectation {
  return { activities: [name], parameters: fields(parameters) }
}

const simple: { readonly [intent in Exclude<SigningIntent & string, 'sign-in'>]: Expectation } = {
  payment: activity('SIGN_TRANSACTION', { signWith: maybeText, unsignedTransaction: maybeText, type: maybeText }),
  'revoke-session': activity('DELETE_API_KEYS', { apiKeyIds: one(isText), userId }),
  'wallet-privacy': activity('SIGN_RAW_PAYLOAD', {
    encoding: maybeText,
    hashFunction: maybeText,
    payload: maybeText,
    signWith: maybeText,
  }),
  // The interface does not name the activities of a delegation: a key is made, then a policy says what it may do.
  'delegate-key': {
    activities: ['CREATE_API_KEYS', 'CREATE_USERS', 'CREATE_POLICY', 'CREATE_POLICIES'],
    parameters: isObject,
    mayBeOpaque: true,
  },
  // Nor what is signed to freeze a card: it may be any text that is no activity and no token.
  'card-state': { activities: [], parameters: isObject, mayBeOpaque: true },
}

function passkeyOf(made: { credentialId: string; attestationObject: string }): Shape {
  const transports = optional(isTexts)
  const attestation = fields({
    credentialId: exactly(made.credentialId),
    // Hazard: a passkey can be made with any id. Its public key is in here.
    attestationObject: exactly(made.attestationObject),
    clientDataJson: maybeText,
    transports,
  })
  return fields({ attestation, authenticatorName: maybeText, challenge: maybeText, transports })
}

/** The interface describes the removal of a passkey and of no other credential. */
function removalOf(type: string): Expectation {
  if (type === 'PASSKEY') return activity('DELETE_AUTHENTICATORS', { authenticatorIds: one(isText), userId })
  return { ...undescribedRemovalOf(type), mayBeOpaque: true }
}

function undescribedRemovalOf(type: string): Expectation {
  if (type === 'OAUTH') return activity('DELETE_OAUTH_PROVIDERS', { providerIds: one(isText), userId })
  // Hazard: the same activity sets another address. Only the empty one removes the credential.
  if (type === 'EMAIL_OTP') return emailOf('')
  if (type === 'SMS_OTP') return phoneNumberOf('')
  return { activities: [], parameters: isObject }
}

const emailOf = (email: string) =>
  activity('UPDATE_USER_EMAIL', { userEmail: inAnyCase(email), userId, verificationToken })

const phoneNumberOf = (phoneNumber: string) =>
  activity('UPDATE_USER_PHONE_NUMBER', { userPhoneNumber: exactly(phoneNumber), userId, verificationToken })
