import * as v from 'valibot'
import { get, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { base64UrlSchema, idSchema, openEnum, optional } from './schema/primitives.ts'

/** One sign-in method of this user, with its destination masked. */
const signInMethodSchema = message({
  id: idSchema,
  accountId: idSchema,
  type: openEnum<'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'>(),
  nickname: v.string(),
})
export type SignInMethod = v.InferOutput<typeof signInMethodSchema>

/** The sign-in methods. Unknown users get a response of the same shape. */
const loginResponseSchema = message({ methods: v.array(signInMethodSchema) })
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>

/**
 * Looks up a user by what they typed, or by their device or provider, and allows calls to their own challenge and
 * verify operations for ten minutes.
 */
export const startLogin = post('/login', {
  request: v.union([
    v.object({ email: v.pipe(v.string(), v.rfcEmail(), v.maxLength(254)) }),
    v.object({ phoneNumber: v.pipe(v.string(), v.regex(/^\+[1-9]\d{1,14}$/)) }),
    /** A passkey that this device remembers. */
    v.object({ credentialId: idSchema }),
    /** An OpenID token, for the identity in it. The service is what verifies it. */
    v.object({ oidcToken: v.pipe(v.string(), v.minLength(1), v.maxLength(16_384)) }),
  ]),
  returns: loginResponseSchema,
  owner: 'none',
  access: 'login',
  login: 'start',
  servedBy: 'platform',
})

/** Ends the platform's own session with this browser. */
export const logout = post('/logout', {
  returns: null,
  owner: 'none',
  access: 'login',
  login: 'end',
  servedBy: 'platform',
})

/** What the browser needs to create a passkey (WebAuthn §5.4), in the JSON form of WebAuthn Level 3. */
export const passkeyCreationOptionsSchema = message({
  /** Issued by the platform: works once, for five minutes. */
  challenge: base64UrlSchema,
  rp: message({ id: v.string(), name: v.string() }),
  user: message({ id: base64UrlSchema, name: v.string(), displayName: v.string() }),
  /** Passkeys of the account, so that the same authenticator is not enrolled twice. */
  excludeCredentials: v.nullish(
    v.array(
      message({ id: base64UrlSchema, type: openEnum<'public-key'>(), transports: optional(v.array(v.string())) }),
    ),
    [],
  ),
  timeout: optional(v.number()),
})
export type PasskeyCreationOptions = v.InferOutput<typeof passkeyCreationOptionsSchema>

/** Begins the registration of a passkey for one wallet of the signed-in customer. */
export const beginPasskeyRegistration = post('/passkeys/registration', {
  request: v.object({ accountId: idSchema }),
  returns: passkeyCreationOptionsSchema,
  bodyIds: ['accountId'],
  owner: { body: ({ accountId }: { accountId: string }) => accountId },
  access: 'customer',
  registration: 'begin',
  servedBy: 'platform',
})

/** Trust in one payee. Without `trusted`, a change was sent and its response was lost, so it may or may not be trusted. */
const recordedTrustSchema = message({ externalAccountId: idSchema, trusted: optional(v.boolean()) })

/**
 * Lists the customer's payees whose trust was changed through this platform. The service does not report trust, so the
 * platform records each change. A payee that is not listed has never been trusted here.
 */
export const listTrust = get('/beneficiary-trust', {
  query: v.object({ customerId: v.optional(idSchema) }),
  returns: message({ data: v.array(recordedTrustSchema) }),
  owner: { caller: 'customerId' },
  access: 'customer',
  trust: 'list',
  servedBy: 'platform',
})
