import { randomBytes, randomInt } from 'node:crypto'
import { encodeBase58Check } from '../../test/crypto/base58check.ts'
import { createNodeKeyPair } from '../../test/crypto/keys.ts'
import { compressed, createExportEnclave, organizationId, sealTo, words } from '../../test/crypto/sealed.ts'
import type { SealRequest } from '../report.ts'

export type SealedAnswer = Awaited<ReturnType<typeof sealForPage>>

/**
 * Encrypts to a key of the page what the service encrypts to it, by an implementation that shares no code with the
 * library.
 */
export async function sealForPage({ publicKeyHex }: SealRequest) {
  return {
    messages: await Promise.all(Array.from({ length: 100 }, () => sealMessage(publicKeyHex))),
    session: await sealSession(publicKeyHex),
    wallet: await sealWallet(publicKeyHex),
  }
}

async function sealMessage(publicKeyHex: string) {
  const plaintext = randomBytes(randomInt(4_096))
  return { ...(await sealTo(publicKeyHex, plaintext)), plaintextHex: plaintext.toString('hex') }
}

async function sealSession(publicKeyHex: string) {
  const { privateKey, publicHex } = createNodeKeyPair()
  const scalar = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url')
  const { encHex, ciphertextHex } = await sealTo(publicKeyHex, scalar)
  const bundle = encodeBase58Check(Buffer.concat([compressed(encHex), Buffer.from(ciphertextHex, 'hex')]))
  return { bundle, publicKeyHex: compressed(publicHex).toString('hex') }
}

async function sealWallet(publicKeyHex: string) {
  const enclave = await createExportEnclave(publicKeyHex)
  return {
    envelope: enclave.wallet(),
    signersHex: [enclave.quorum.publicHex],
    organizationId,
    words,
  }
}
