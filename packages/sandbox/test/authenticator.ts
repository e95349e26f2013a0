import { isoCBOR } from '@simplewebauthn/server/helpers'
import { p1363ToDer } from '../src/crypto/der.ts'
import { base64ToBytes, bytesToBase64url, textToBytes } from '../src/crypto/encoding.ts'

/** Flags of authenticator data (WebAuthn §6.1). */
const userPresent = 0x01
const userVerified = 0x04
const attestedCredentialData = 0x40

export type AuthenticatorOptions = {
  /** The origin of the page. Default: `http://localhost`. */
  origin?: string
  /** Whether the user is verified, by a fingerprint or a PIN. Default: true. */
  verifiesUser?: boolean
  /** Whether the user touches it at all. Default: true. */
  seesUser?: boolean
  /**
   * How the signature counter advances with each use. 0 is an authenticator whose counter does not advance. Default: 1.
   */
  counterStep?: number
  /** The counter after registration. Default: 0. */
  counter?: number
  /** Instead of the one that the options name. */
  rpId?: string
}

/** The members of creation options that an authenticator looks at (WebAuthn §5.4, in its JSON form). */
export type CreationOptions = { challenge: string; rp: { id?: string } }
/** The members of request options that an authenticator looks at (WebAuthn §5.5, in its JSON form). */
export type RequestOptions = { challenge: string; rpId?: string }

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/**
 * An authenticator in software with one P-256 passkey. It responds in the JSON forms of a browser
 * (`RegistrationResponseJSON`, `AuthenticationResponseJSON`). `options` may be changed between two uses, which plants a
 * fault.
 */
export async function createAuthenticator(options: AuthenticatorOptions = {}) {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ecdsa, false, ['sign', 'verify'])
  const rawId = crypto.getRandomValues(new Uint8Array(16))
  const id = bytesToBase64url(rawId)
  const coseKey = await toCose(publicKey)
  let counter = options.counter ?? 0

  /** Returns what `navigator.credentials.create` does (WebAuthn §5.1.3), attestation `none`. */
  async function create(request: CreationOptions) {
    const attested = [...new Uint8Array(16), 0, rawId.length, ...rawId, ...coseKey]
    const authData = await authenticatorData({ rpId: request.rp.id, flags: attestedCredentialData, attested })
    const attestationObject = isoCBOR.encode(
      new Map<string, Map<string, never> | string | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    )
    const clientDataJSON = bytesToBase64url(clientData('webauthn.create', request.challenge))
    const response = {
      clientDataJSON,
      attestationObject: bytesToBase64url(attestationObject),
      transports: ['internal' as const],
    }
    return { ...credential(), response }
  }

  /** Returns what `navigator.credentials.get` does (WebAuthn §5.1.4). Each use advances the counter. */
  async function get(request: RequestOptions) {
    counter += options.counterStep ?? 1
    const data = await authenticatorData({ rpId: request.rpId, flags: 0, attested: [] })
    const clientDataBytes = clientData('webauthn.get', request.challenge)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', clientDataBytes))
    const signature = await crypto.subtle.sign(ecdsa, privateKey, Uint8Array.from([...data, ...hash]))
    const response = {
      clientDataJSON: bytesToBase64url(clientDataBytes),
      authenticatorData: bytesToBase64url(data),
      signature: bytesToBase64url(p1363ToDer(new Uint8Array(signature))),
    }
    return { ...credential(), response }
  }

  function credential() {
    const attachment = 'platform' as const
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      authenticatorAttachment: attachment,
    }
  }

  function clientData(type: string, challenge: string): Uint8Array<ArrayBuffer> {
    const { origin = 'http://localhost' } = options
    return textToBytes(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  async function authenticatorData(parts: { rpId: string | undefined; flags: number; attested: readonly number[] }) {
    const { verifiesUser = true, seesUser = true } = options
    const rpId = options.rpId ?? parts.rpId ?? 'localhost'
    const rpIdHash = new Uint8Array(await crypto.subtle.digest('SHA-256', textToBytes(rpId)))
    const flags = parts.flags | (seesUser ? userPresent : 0) | (verifiesUser ? userVerified : 0)
    const counterBytes = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 0xff)
    return Uint8Array.from([...rpIdHash, flags, ...counterBytes, ...parts.attested])
  }

  return { id, options, create, get }
}

export type Authenticator = Awaited<ReturnType<typeof createAuthenticator>>

/** An EC2 key for ES256 (RFC 9053 §7.1.1). */
async function toCose(publicKey: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, base64ToBytes(x)],
      [-3, base64ToBytes(y)],
    ]),
  )
}
