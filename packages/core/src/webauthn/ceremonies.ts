import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { asciiToBase64Url } from '../encoding/bytes.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../wire/credentials.ts'
import type { PasskeyCreationOptions } from '../wire/platform.ts'
import { type CeremonyContext, ceremonyTimeoutMs, runCeremony } from './runCeremony.ts'

/** ES256, the one algorithm of this interface (RFC 9053 §2.1). */
const es256 = -7

/**
 * Has the device create a passkey (WebAuthn §5.1.3): the user is prompted, and has to unlock the device.
 *
 * @throws `WalletError` `CANCELLED` or one of the `PASSKEY_` codes, which say what to offer instead.
 */
export async function createPasskey(
  parameters: { options: PasskeyCreationOptions } & CeremonyContext,
): Promise<PasskeyAttestation> {
  const { options, ...waiting } = parameters
  const { challenge, rp, user, excludeCredentials } = options
  const timeoutMs = Math.min(options.timeout ?? ceremonyTimeoutMs, ceremonyTimeoutMs)
  const made = await runCeremony({ feature: 'publickey-credentials-create', timeoutMs, ...waiting }, () =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        timeout: timeoutMs,
        pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: excludeCredentials.map(({ id }) => ({ id, type: 'public-key' })),
        attestation: 'none',
      },
    }),
  )
  const { clientDataJSON: clientDataJson, attestationObject, transports = [] } = made.response
  return {
    credentialId: made.rawId,
    clientDataJson,
    attestationObject,
    transports: transports.filter((transport) => knownTransports.has(transport)),
  }
}

/** What the service accepts; engines may name others. */
const knownTransports = new Set<string>(['usb', 'nfc', 'ble', 'internal', 'hybrid'])

export type PasskeyRequest = {
  /** As the service wrote it. Its own characters are what is signed, not the bytes they spell. */
  challenge: string
  /** The WebAuthn id of the one passkey that may answer, base64url. */
  passkeyId: string
  /** `undefined`: this page's own domain. */
  rpId: string | undefined
}

/**
 * Has a passkey sign a challenge (WebAuthn §5.1.4): the user is prompted, and has to unlock the device.
 *
 * @throws `WalletError` as `createPasskey`.
 */
export async function signWithPasskey(
  parameters: PasskeyRequest & { timeoutMs: number } & CeremonyContext,
): Promise<PasskeyAssertion> {
  const { timeoutMs, clock, signal, ...request } = parameters
  const signed = await runCeremony({ feature: 'publickey-credentials-get', timeoutMs, clock, signal }, () =>
    startAuthentication({ optionsJSON: requestOptions(request, timeoutMs) }),
  )
  return toAssertion(signed)
}

/**
 * Lets the browser offer passkeys in a field with `autocomplete="… webauthn"`, and waits until the user picks one or
 * `signal` aborts it. There is no timeout meanwhile, so the caller ends it before the challenge expires.
 *
 * @throws `WalletError` `CANCELLED` also when a prompt replaces it; `PASSKEY_REJECTED` when the user picked a passkey
 * of another account, which the field may show as well.
 */
export async function offerPasskey(parameters: PasskeyRequest & CeremonyContext): Promise<PasskeyAssertion> {
  const { clock, signal, ...request } = parameters
  const signed = await runCeremony({ feature: 'publickey-credentials-get', timeoutMs: undefined, clock, signal }, () =>
    startAuthentication({
      optionsJSON: requestOptions(request, undefined),
      useBrowserAutofill: true,
      // The screen knows which field it is; the field may also be in a shadow tree.
      verifyBrowserAutofillInput: false,
    }),
  )
  if (signed.rawId !== parameters.passkeyId) throw new WalletError('PASSKEY_REJECTED')
  return toAssertion(signed)
}

function requestOptions({ challenge, passkeyId, rpId }: PasskeyRequest, timeoutMs: number | undefined) {
  return {
    // The library decodes this again, so that the characters of the hex text become the challenge.
    challenge: asciiToBase64Url(challenge),
    allowCredentials: [{ id: passkeyId, type: 'public-key' as const }],
    userVerification: 'required' as const,
    ...(rpId !== undefined && { rpId }),
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  }
}

function toAssertion(signed: Awaited<ReturnType<typeof startAuthentication>>): PasskeyAssertion {
  const { clientDataJSON: clientDataJson, authenticatorData, signature, userHandle } = signed.response
  return { credentialId: signed.rawId, clientDataJson, authenticatorData, signature, ...(userHandle && { userHandle }) }
}
