import * as v from 'valibot'
import { extend, message } from './schema/message.ts'
import { idSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** The factors of Strong Customer Authentication. */
export type ScaFactor = 'SMS_OTP' | 'TOTP' | 'PASSKEY'

export const scaFactorSchema = openEnum<ScaFactor>()

/** Options of a WebAuthn ceremony in JSON form (WebAuthn Level 3 §5.1.8). Some services wrap them in `publicKey`. */
export const webAuthnOptionsSchema = v.pipe(
  v.union([v.looseObject({ publicKey: v.looseObject({}) }), v.looseObject({})]),
  v.transform((options): Readonly<Record<string, unknown>> => {
    const { publicKey } = options
    return typeof publicKey === 'object' && publicKey !== null ? { ...publicKey } : options
  }),
)

/** Origins that may respond to a passkey's challenge. */
export const passkeyOriginsSchema = v.array(v.string())

/** A proof that is awaited before money moves, or before a payee is trusted. */
export const scaChallengeSchema = message({
  /** A new one is a new challenge. */
  id: idSchema,
  /** Never extended, also not by sending the code again. */
  expiresAt: timestampSchema,
  /** The factor that it was issued for. */
  factor: scaFactorSchema,
  /** The factors that the service would accept. */
  availableFactors: v.nullish(v.array(scaFactorSchema), []),
  /** For display only; there may be others. */
  purpose: optional(openEnum<'CURRENCY_CONVERSION' | 'PAYOUT' | 'TRANSFER'>()),
  passkeyAssertionOptions: optional(webAuthnOptionsSchema),
  passkeyAllowedOrigins: optional(passkeyOriginsSchema),
})
export type ScaChallenge = v.InferOutput<typeof scaChallengeSchema>

const codeSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,12}$/))
const originSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const endUserIpAddressSchema = optional(v.pipe(v.string(), v.maxLength(45)))

/** The response of an authenticator, in the JSON form of WebAuthn Level 3 (`clientDataJSON` inside). */
export const scaPasskeyCredentialSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  response: v.looseObject({ clientDataJSON: v.pipe(v.string(), v.minLength(1)) }),
})
export type ScaPasskeyCredential = v.InferOutput<typeof scaPasskeyCredentialSchema>

/** Clients that are generated send `null` in fields that do not apply. */
const absent = optional(v.never())
const codeProof = { code: codeSchema, passkeyAssertion: absent, origin: absent }
const passkeyProof = { passkeyAssertion: scaPasskeyCredentialSchema, origin: originSchema, code: absent }

/** The platform writes where the user's device is. */
const userLocation = { endUserIpAddress: endUserIpAddressSchema }
const codeProofOfUser = extend(codeProof, userLocation)
const passkeyProofOfUser = extend(passkeyProof, userLocation)

/** Decides by what is there, so that a refusal names the field of the proof that is missing or wrong. */
function eitherProof<
  const code extends v.GenericSchema<unknown, unknown>,
  const passkey extends v.GenericSchema<unknown, unknown>,
>(schemas: { code: code; passkey: passkey }) {
  const isPasskeyProof = (input: unknown) => v.is(v.looseObject({ passkeyAssertion: v.nonNullish(v.unknown()) }), input)
  return v.lazy((input): code | passkey => (isPasskeyProof(input) ? schemas.passkey : schemas.code))
}

/** Exactly one kind of proof. */
export type ScaProof = { code: string } | { passkeyAssertion: ScaPasskeyCredential; origin: string }

/** A proof for a quote. */
export const scaAuthorizationSchema = eitherProof({
  code: v.strictObject(codeProofOfUser),
  passkey: v.strictObject(passkeyProofOfUser),
})

/** A proof for trusting a payee or no longer trusting one: `challengeId` when the start gave a challenge. */
export const scaConfirmationSchema = eitherProof({
  code: v.strictObject(extend({ challengeId: optional(idSchema) }, codeProof)),
  passkey: v.strictObject(extend({ challengeId: optional(idSchema) }, passkeyProof)),
})

/** A proof for the login, of the factor it was started with. */
export const scaLoginProofSchema = eitherProof({
  code: v.strictObject(
    extend({ factor: v.picklist(['SMS_OTP', 'TOTP']), challengeId: optional(idSchema) }, codeProofOfUser),
  ),
  passkey: v.strictObject(extend({ factor: v.literal('PASSKEY'), challengeId: absent }, passkeyProofOfUser)),
})
