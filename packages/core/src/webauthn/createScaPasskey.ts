import { startRegistration } from '@simplewebauthn/browser'
import * as v from 'valibot'
import type { ScaPasskeyCredential } from '../wire/scaChallenge.ts'
import { optional } from '../wire/schema/primitives.ts'
import { type CeremonyContext, ceremonyTimeoutMs, runCeremony } from './runCeremony.ts'
import { bytesSchema, checkSite, describe, descriptorsSchema, read, timeoutSchema } from './scaCeremonies.ts'

/** The members of creation options that are passed on (WebAuthn §5.4). */
const creationOptionsSchema = v.object({
  challenge: bytesSchema,
  rp: v.object({ id: optional(v.string()), name: v.string() }),
  user: v.object({ id: bytesSchema, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.picklist(['public-key']), alg: v.number() })),
  timeout: timeoutSchema,
  excludeCredentials: descriptorsSchema,
  authenticatorSelection: optional(
    v.object({
      authenticatorAttachment: v.fallback(optional(v.picklist(['platform', 'cross-platform'])), undefined),
      residentKey: v.fallback(optional(v.picklist(['discouraged', 'preferred', 'required'])), undefined),
    }),
  ),
  attestation: v.fallback(optional(v.picklist(['none', 'indirect', 'direct'])), undefined),
})

/**
 * Has the device create the user's one SCA passkey.
 *
 * @throws `WalletError` as `answerScaPasskey`, and `PASSKEY_ALREADY_HERE` when this device already has it.
 */
export async function createScaPasskey(
  parameters: {
    options: Readonly<Record<string, unknown>>
    allowedOrigins: readonly string[]
    relyingPartyId: string
  } & CeremonyContext,
): Promise<{ credential: ScaPasskeyCredential; origin: string }> {
  const { allowedOrigins, relyingPartyId, ...waiting } = parameters
  const options = read(creationOptionsSchema, parameters.options)
  const { origin, rpId } = checkSite({ allowedOrigins, rpIds: [options.rp.id, relyingPartyId] })
  const timeoutMs = Math.min(options.timeout ?? ceremonyTimeoutMs, ceremonyTimeoutMs)
  const { authenticatorAttachment, residentKey } = options.authenticatorSelection ?? {}
  const made = await runCeremony({ feature: 'publickey-credentials-create', timeoutMs, ...waiting }, () =>
    startRegistration({
      optionsJSON: {
        challenge: options.challenge,
        rp: { id: rpId, name: options.rp.name },
        user: options.user,
        pubKeyCredParams: options.pubKeyCredParams,
        timeout: timeoutMs,
        excludeCredentials: (options.excludeCredentials ?? []).map(describe),
        authenticatorSelection: {
          userVerification: 'required',
          ...(authenticatorAttachment && { authenticatorAttachment }),
          ...(residentKey && { residentKey }),
        },
        ...(options.attestation && { attestation: options.attestation }),
      },
    }),
  )
  return { credential: { ...made, response: { ...made.response } }, origin }
}
