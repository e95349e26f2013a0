import { ECDH } from 'node:crypto'
import type { SealingKey } from '../../src/crypto/sealingKey.ts'
import { createTestEnclave, type TestEnclave } from './bundles.ts'
import { importEcdhPair } from './hpkeVectors.ts'
import { createIndependentSuite } from './independentHpke.ts'
import { nodeKeyPairOf } from './keys.ts'

const info = new TextEncoder().encode(Buffer.from('7475726e6b65795f68706b65', 'hex').toString())

/** Encrypts bytes to an uncompressed public key, with code that shares nothing with the library. */
export async function sealTo(
  publicKeyHex: string,
  plaintext: Uint8Array,
): Promise<{ encHex: string; ciphertextHex: string }> {
  const suite = await createIndependentSuite()
  const recipient = Buffer.from(publicKeyHex, 'hex')
  const { encapsulatedSecret, ctx } = await suite.SetupSender(await suite.DeserializePublicKey(recipient), { info })
  const ciphertext = await ctx.Seal(plaintext, Buffer.concat([encapsulatedSecret, recipient]))
  return {
    encHex: Buffer.from(encapsulatedSecret).toString('hex'),
    ciphertextHex: Buffer.from(ciphertext).toString('hex'),
  }
}

/** The compressed form of a point in hex. */
export function compressed(pointHex: string): Buffer {
  return Buffer.from(ECDH.convertKey(pointHex, 'prime256v1', 'hex', undefined, 'compressed') as Uint8Array)
}

/** The sealing key of a private scalar that the published vectors fix. */
export async function sealingKeyOf(privateHex: string): Promise<SealingKey> {
  const { privateKey } = await importEcdhPair(nodeKeyPairOf(privateHex).jwk)
  return { privateKey, publicKeyHex: nodeKeyPairOf(privateHex).publicHex }
}

export const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
export const organizationId = 'org_ada'

/** What may differ between an export and a genuine one. */
export type WalletFields = { encappedPublic?: unknown; ciphertext?: unknown; organizationId?: unknown }

/** An enclave whose genuine envelope is a wallet encrypted to the key; `wallet` changes it and signs it again. */
export async function createExportEnclave(
  publicKeyHex: string,
  plaintext: Uint8Array = Buffer.from(words),
): Promise<TestEnclave & { wallet(changes?: WalletFields): string }> {
  const { encHex: encappedPublic, ciphertextHex: ciphertext } = await sealTo(publicKeyHex, plaintext)
  const inner = { encappedPublic, ciphertext, organizationId }
  const enclave = createTestEnclave()
  const { fields } = enclave
  enclave.fields = (text = JSON.stringify(inner)) => fields(text)
  return {
    ...enclave,
    wallet: (changes = {}) => JSON.stringify(fields(JSON.stringify({ ...inner, ...changes }))),
  }
}
