import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Context = { Seal(plaintext: Uint8Array, aad: Uint8Array): Promise<Uint8Array> }

/** What these tests use of the second HPKE implementation. */
export type IndependentSuite = {
  DeserializePublicKey(bytes: Uint8Array): Promise<unknown>
  DeserializePrivateKey(bytes: Uint8Array, extractable: boolean): Promise<unknown>
  SetupSender(key: unknown, options: { info: Uint8Array }): Promise<{ encapsulatedSecret: Uint8Array; ctx: Context }>
  Open(
    keys: { privateKey: unknown; publicKey: unknown },
    enc: Uint8Array,
    ciphertext: Uint8Array,
    options: { info: Uint8Array; aad: Uint8Array },
  ): Promise<Uint8Array>
}

type Implementation = {
  CipherSuite: new (...parts: unknown[]) => IndependentSuite
  KEM_DHKEM_P256_HKDF_SHA256: unknown
  KDF_HKDF_SHA256: unknown
  AEAD_AES_256_GCM: unknown
}

/** The interface's suite in the implementation that the sandbox uses, which shares no code with the library. */
export async function createIndependentSuite(): Promise<IndependentSuite> {
  const fromSandbox = createRequire(resolve(import.meta.dirname, '../../../sandbox/package.json'))
  const hpke: Implementation = await import(pathToFileURL(fromSandbox.resolve('hpke')).href)
  return new hpke.CipherSuite(hpke.KEM_DHKEM_P256_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES_256_GCM)
}
