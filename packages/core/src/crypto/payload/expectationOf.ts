import type { SigningIntent } from './payloadIntent.ts'
import { exactly, fields, inAnyCase, isObject, isText, isTexts, one, optional, type Shape } from './payloadShape.ts'

/** What a payload has to be to fit an intent. */
export type Expectation = {
  /** Names of activities without prefix and version; none where the payload is never an activity. */
  activities: readonly string[]
  /** What their `parameters` have to be. */
  parameters: Shape
  /** Whether the interface leaves open what this payload looks like. */
  mayBeOpaque?: boolean
}

const userId = optional(isText)

/** What the interface says about the payload of each operation. */
export function expectationOf(intent: Exclude<SigningIntent, 'sign-in'>): Expectation {
  if (typeof intent === 'string') return simple[intent]
  switch (intent.to) {
    case 'refresh-session':
      return {
        activities: ['CREATE_READ_WRITE_SESSION'],
        parameters: fields({ targetPublicKey: inAnyCase(intent.publicKeyHex) }),
      }
    case 'export-wallet':
      return {
        activities: ['EXPORT_WALLET'],
        parameters: fields({ targetPublicKey: inAnyCase(intent.publicKeyHex), walletId: optional(isText) }),
      }
    case 'change-email':
    case 'add-email-otp':
      return emailOf(intent.email)
    case 'change-phone':
    case 'add-sms-otp':
      return phoneNumberOf(intent.phoneNumber)
    case 'add-oauth': {
      const provider = fields({ oidcToken: exactly(intent.oidcToken), providerName: optional(isText) })
      return {
        activities: ['CREATE_OAUTH_PROVIDERS'],
        parameters: fields({ oauthProviders: one(provider), userId }),
      }
    }
    case 'add-passkey':
      return {
        activities: ['CREATE_AUTHENTICATORS'],
        parameters: fields({ authenticators: one(passkeyOf(intent)), userId }),
      }
    case 'remove-credential':
      return removalOf(intent.type)
  }
}

const simple: { readonly [intent in Exclude<SigningIntent & string, 'sign-in'>]: Expectation } = {
  payment: {
    activities: ['SIGN_TRANSACTION'],
    parameters: fields({
      signWith: optional(isText),
      unsignedTransaction: optional(isText),
      type: optional(isText),
    }),
  },
  'revoke-session': { activities: ['DELETE_API_KEYS'], parameters: fields({ apiKeyIds: one(isText), userId }) },
  'wallet-privacy': {
    activities: ['SIGN_RAW_PAYLOAD'],
    parameters: fields({
      encoding: optional(isText),
      hashFunction: optional(isText),
      payload: optional(isText),
      signWith: optional(isText),
    }),
  },
  // The interface does not name the activities of a delegation: a key is made, then a policy says what it may do.
  'delegate-key': {
    activities: ['CREATE_API_KEYS', 'CREATE_USERS', 'CREATE_POLICY', 'CREATE_POLICIES'],
    parameters: isObject,
    mayBeOpaque: true,
  },
}

function passkeyOf(made: { credentialId: string; attestationObject: string }): Shape {
  const transports = optional(isTexts)
  const attestation = fields({
    credentialId: exactly(made.credentialId),
    // Hazard: a passkey can be made with any id. Its public key is in here.
    attestationObject: exactly(made.attestationObject),
    clientDataJson: optional(isText),
    transports,
  })
  return fields({ attestation, authenticatorName: optional(isText), challenge: optional(isText), transports })
}

function removalOf(type: string): Expectation {
  switch (type) {
    case 'PASSKEY':
      return {
        activities: ['DELETE_AUTHENTICATORS'],
        parameters: fields({ authenticatorIds: one(isText), userId }),
      }
    // The interface describes the removal of a passkey and of no other credential.
    case 'OAUTH':
      return {
        activities: ['DELETE_OAUTH_PROVIDERS'],
        parameters: fields({ providerIds: one(isText), userId }),
        mayBeOpaque: true,
      }
    // Hazard: the same activity sets another address. Only the empty one removes the credential.
    case 'EMAIL_OTP':
      return { ...emailOf(''), mayBeOpaque: true }
    case 'SMS_OTP':
      return { ...phoneNumberOf(''), mayBeOpaque: true }
    default:
      return { activities: [], parameters: isObject, mayBeOpaque: true }
  }
}

const emailOf = (email: string): Expectation => ({
  activities: ['UPDATE_USER_EMAIL'],
  parameters: fields({ userEmail: inAnyCase(email), userId }),
})

const phoneNumberOf = (phoneNumber: string): Expectation => ({
  activities: ['UPDATE_USER_PHONE_NUMBER'],
  parameters: fields({ userPhoneNumber: exactly(phoneNumber), userId }),
})
