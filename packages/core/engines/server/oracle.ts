import { verify } from 'node:crypto'
import type { TestEnclave } from '../../test/crypto/bundles.ts'
import { curveOrder, readDer } from '../../test/crypto/der.ts'
import { createIndependentSuite } from '../../test/crypto/independentHpke.ts'
import { nodePublicKey } from '../../test/crypto/keys.ts'
import { payloads } from '../../test/crypto/payloads.ts'
import { numberedMessage, type OpenRequest, type VerifyRequest } from '../report.ts'

/**
 * Decrypts what an engine encrypted, by an implementation that shares no code with the library. What cannot be decrypted is
 * `null`.
 */
export async function openSealed({ sealed }: OpenRequest, enclave: TestEnclave) {
  const suite = await createIndependentSuite()
  const keys = await enclave.recipientKeys()
  const { publicHex } = enclave.recipient
  const plaintexts = sealed.map(async (text) => {
    const { encappedPublic, ciphertext } = JSON.parse(text) as { encappedPublic: string; ciphertext: string }
    const enc = Buffer.from(encappedPublic, 'hex')
    const options = { info: Buffer.from('7475726e6b65795f68706b65', 'hex'), aad: bytesOf(encappedPublic + publicHex) }
    return suite.Open(keys, enc, bytesOf(ciphertext), options).then(
      (plaintext) => Buffer.from(plaintext).toString(),
      () => null,
    )
  })
  return { plaintexts: await Promise.all(plaintexts) }
}

/** Verifies stamps with Node's own cryptography, over texts that never left this process. */
export function verifyStamps({ texts, publicKeyHex, stamps }: VerifyRequest) {
  const publicKey = nodePublicKey(publicKeyHex)
  const results = stamps.map((stamp, index) => {
    const [name, text] = payloads[index] ?? ['', '']
    const message = Buffer.from(texts === 'hostile' ? text : numberedMessage(index))
    const read = JSON.parse(Buffer.from(stamp, 'base64url').toString()) as { publicKey: string; signature: string }
    const signature = bytesOf(read.signature)
    const genuine = read.publicKey === publicKeyHex && verify('sha256', message, publicKey, signature)
    return { name: texts === 'hostile' ? name : String(index), genuine, high: readDer(signature).s > curveOrder / 2n }
  })
  return {
    verified: results.filter(({ genuine }) => genuine).length,
    wrong: results.filter(({ genuine }) => !genuine).map(({ name }) => name),
    highS: results.filter(({ high }) => high).length,
  }
}

const bytesOf = (hex: string) => Buffer.from(hex, 'hex')
