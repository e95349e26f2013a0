import { startAuthentication } from '@simplewebauthn/browser'
import * as v from 'valibot'
import { base64UrlToBytes } from '../encoding/bytes.ts'
import { unexpected, WalletError } from '../errors/WalletError.ts'
import type { ScaPasskeyCredential } from '../wire/scaChallenge.ts'
import { base64UrlSchema, optional } from '../wire/schema/primitives.ts'
import { type CeremonyContext, ceremonyTimeoutMs, runCeremony } from './runCeremony.ts'

/** What an SCA passkey has to sign, as the service wrote it. */
export type ScaPasskeyChallenge = {
  /**
   * Request options in the JSON form (WebAuthn Level 3 §5.1.10): a different format from the challenges of wallet
   * passkeys.
   */
  readonly options: Readonly<Record<string, unknown>>
  /** Origins that may respond; `undefined` if the service names none. */
  readonly allowedOrigins: readonly string[] | undefined
  /** The site that the passkey belongs to, if it is stated outside the options. */
  readonly rpId?: string | undefined
}

export const bytesSchema = v.pipe(
  base64UrlSchema,
  v.custom<string>((text) => base64UrlToBytes(String(text)) !== undefined),
)
export const timeoutSchema = optional(
  v.pipe(
    v.number(),
    v.custom<number>((ms) => Number(ms) >= 1),
  ),
)
export const descriptorsSchema = optional(
  v.array(v.object({ id: bytesSchema, type: v.picklist(['public-key']), transports: optional(v.array(v.string())) })),
)

/** The members of request options that are passed on (WebAuthn §5.5). Extensions are not. */
const requestOptionsSchema = v.object({
  challenge: bytesSchema,
  rpId: optional(v.string()),
  timeout: timeoutSchema,
  allowCredentials: descriptorsSchema,
})

/**
 * Has the passkey sign a challenge: the user is prompted, and has to unlock the device.
 *
 * @throws `WalletError` `PASSKEY_WRONG_SITE` before the prompt, when the origin of this page is not allowed;
 * `UNEXPECTED_RESPONSE` for options that a browser does not accept; else as `signWithPasskey`.
 */
export async function answerScaPasskey(
  parameters: { challenge: ScaPasskeyChallenge } & CeremonyContext,
): Promise<{ passkeyAssertion: ScaPasskeyCredential; origin: string }> {
  const { challenge, ...waiting } = parameters
  const { challenge: challengeText, allowCredentials, ...options } = read(requestOptionsSchema, challenge.options)
  const { origin, rpId } = checkSite({ ...challenge, rpIds: [options.rpId, challenge.rpId] })
  const timeoutMs = Math.min(options.timeout ?? ceremonyTimeoutMs, ceremonyTimeoutMs)
  const signed = await runCeremony({ feature: 'publickey-credentials-get', timeoutMs, ...waiting }, () =>
    startAuthentication({
      optionsJSON: {
        challenge: challengeText,
        rpId,
        timeout: timeoutMs,
        ...(allowCredentials && { allowCredentials: allowCredentials.map(describe) }),
        userVerification: 'required',
      },
    }),
  )
  return { passkeyAssertion: { ...signed, response: { ...signed.response } }, origin }
}

/** Reads options as the service sent them. */
export function read<schema extends v.GenericSchema<unknown, unknown>>(
  schema: schema,
  options: unknown,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, options)
  if (result.success) return result.output
  // Only the name of the member: its value is the service's.
  throw unexpected(`passkey options: ${result.issues[0].path?.map(({ key }) => key).join('.')}`)
}

/**
 * Checks before a prompt whether the origin of this page is allowed. The browser and the service check the same; here
 * it is told apart from a user who dismisses the prompt.
 */
export function checkSite(parameters: {
  allowedOrigins: readonly string[] | undefined
  rpIds: readonly (string | undefined)[]
}): { origin: string; rpId: string } {
  const { allowedOrigins } = parameters
  const { origin, hostname } = location
  // A sandboxed frame has the address of its site, and no rights of it (HTML §7.1.1).
  const isOpaque = globalThis.origin === 'null'
  const [rpId = hostname, ...others] = new Set(parameters.rpIds.filter((id) => id !== undefined))
  if (others.length > 0) throw unexpected('two sites for one passkey')
  const isAllowed = !isOpaque && (allowedOrigins?.includes(origin) ?? true)
  // WebAuthn §5.1.3 step 8 and §5.1.4.1 step 7: a page uses the passkeys of its own domain and of those above it.
  if (!isAllowed || rpId === '' || !`.${hostname}`.endsWith(`.${rpId}`)) throw new WalletError('PASSKEY_WRONG_SITE')
  return { origin, rpId }
}

type Described = { id: string; type: 'public-key'; transports?: readonly string[] | undefined }

const isTransport = (name: string): name is (typeof knownTransports)[number] =>
  (knownTransports as readonly string[]).includes(name)

/** Where to look for a passkey (WebAuthn §5.8.4). */
const knownTransports = ['usb', 'nfc', 'ble', 'internal', 'hybrid', 'smart-card'] as const

/** Returns a credential as a browser takes it, with the transports that it knows. */
export function describe({ id, type, transports }: Described) {
  return { id, type, ...(transports && { transports: transports.filter(isTransport) }) }
}
