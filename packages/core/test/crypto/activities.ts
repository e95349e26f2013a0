import type { SigningIntent } from '../../src/crypto/payload/payloadIntent.ts'

/** The values of the bound intents in these tests. */
export const bound = {
  publicKeyHex: `02${'ab'.repeat(32)}`,
  exportKeyHex: `04${'cd'.repeat(64)}`,
  email: 'ada@example.com',
  phoneNumber: '+14155550100',
  oidcToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2ln',
  credentialId: 'cGFzc2tleS1vZi1hZGE',
  attestationObject: 'cHVibGljLWtleS1vZi1hZGE',
} as const

/** Every intent, by a name for the test's sentence. */
export const everyIntent: Readonly<Record<string, SigningIntent>> = {
  'sign in': 'sign-in',
  pay: 'payment',
  'revoke a session': 'revoke-session',
  'change privacy': 'wallet-privacy',
  'delegate a key': 'delegate-key',
  'freeze a card': 'card-state',
  'refresh the session': { to: 'refresh-session', publicKeyHex: bound.publicKeyHex },
  'export the wallet': { to: 'export-wallet', publicKeyHex: bound.exportKeyHex },
  'change the email': { to: 'change-email', email: bound.email },
  'change the phone': { to: 'change-phone', phoneNumber: bound.phoneNumber },
  'add an email code': { to: 'add-email-otp', email: bound.email },
  'add an SMS code': { to: 'add-sms-otp', phoneNumber: bound.phoneNumber },
  'add an OpenID identity': { to: 'add-oauth', oidcToken: bound.oidcToken },
  'add a passkey': {
    to: 'add-passkey',
    credentialId: bound.credentialId,
    attestationObject: bound.attestationObject,
  },
  'remove a passkey': { to: 'remove-credential', type: 'PASSKEY' },
  'remove an OpenID identity': { to: 'remove-credential', type: 'OAUTH' },
  'remove an email code': { to: 'remove-credential', type: 'EMAIL_OTP' },
  'remove an SMS code': { to: 'remove-credential', type: 'SMS_OTP' },
  'remove something new': { to: 'remove-credential', type: 'HARDWARE_KEY' },
}

/** The JSON form of a payload to sign. */
export function activityText(type: string, parameters: object = {}): string {
  return JSON.stringify({ organizationId: 'org_example', parameters, timestampMs: '1746736509954', type })
}

const userId = 'user_example'

/** Each kind of payload that the interface describes, in full, with the intents that it fits. */
export const everyActivity: readonly (readonly [name: string, text: string, fits: readonly string[]])[] = [
  [
    'an email that is set',
    activityText('ACTIVITY_TYPE_UPDATE_USER_EMAIL', { userEmail: bound.email, userId }),
    ['change the email', 'add an email code'],
  ],
  [
    'an email that is taken away',
    activityText('ACTIVITY_TYPE_UPDATE_USER_EMAIL', { userEmail: '', userId }),
    ['remove an email code'],
  ],
  [
    'a phone number that is set',
    activityText('ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER', { userId, userPhoneNumber: bound.phoneNumber }),
    ['change the phone', 'add an SMS code'],
  ],
  [
    'a phone number that is taken away',
    activityText('ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER', { userId, userPhoneNumber: '' }),
    ['remove an SMS code'],
  ],
  [
    'an OpenID identity that is added',
    activityText('ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS', {
      oauthProviders: [{ oidcToken: bound.oidcToken, providerName: 'Provider' }],
      userId,
    }),
    ['add an OpenID identity'],
  ],
  [
    'an OpenID identity that is removed',
    activityText('ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS', { providerIds: ['1'], userId }),
    ['remove an OpenID identity'],
  ],
  [
    'a passkey that is added',
    activityText('ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2', {
      authenticators: [
        {
          attestation: {
            attestationObject: bound.attestationObject,
            clientDataJson: 'e30',
            credentialId: bound.credentialId,
            transports: ['AUTHENTICATOR_TRANSPORT_INTERNAL'],
          },
          authenticatorName: 'Phone',
          challenge: 'Y2hhbGxlbmdl',
        },
      ],
      userId,
    }),
    ['add a passkey'],
  ],
  [
    'a passkey that is removed',
    activityText('ACTIVITY_TYPE_DELETE_AUTHENTICATORS', { authenticatorIds: ['1'], userId }),
    ['remove a passkey'],
  ],
  [
    'a session that is revoked',
    activityText('ACTIVITY_TYPE_DELETE_API_KEYS', { apiKeyIds: ['1'], userId }),
    ['revoke a session'],
  ],
  [
    'a session that is opened for our key',
    activityText('ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2', { targetPublicKey: bound.publicKeyHex }),
    ['refresh the session'],
  ],
  [
    'an export to our key',
    activityText('ACTIVITY_TYPE_EXPORT_WALLET', { targetPublicKey: bound.exportKeyHex, walletId: 'wallet' }),
    ['export the wallet'],
  ],
  [
    'privacy',
    activityText('ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2', {
      encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
      hashFunction: 'HASH_FUNCTION_NO_OP',
      payload: '00',
      signWith: 'wallet',
    }),
    ['change privacy'],
  ],
  [
    'a transaction',
    activityText('ACTIVITY_TYPE_SIGN_TRANSACTION_V2', {
      signWith: 'wallet',
      type: 'TRANSACTION_TYPE_ETHEREUM',
      unsignedTransaction: '02',
    }),
    ['pay'],
  ],
  ['a key that is delegated', activityText('ACTIVITY_TYPE_CREATE_API_KEYS_V2', { userId }), ['delegate a key']],
  ['something unknown', activityText('ACTIVITY_TYPE_NOBODY_KNOWS_YET'), []],
]
