import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'

const folder = process.env.COUNTERSIGN_SHARED ?? resolve(import.meta.dirname, '../../../../shared')

const wireVectors = 'interface/test-vectors.json'

/** The published vectors are next to the repository, not in it. Tests that read them are skipped without them. */
export const vectorsAreHere = existsSync(resolve(folder, 'vectors')) && existsSync(resolve(folder, wireVectors))

/** Reads one file of published vectors, and parses the fields that a test needs. */
export function readVectors<const schema extends v.GenericSchema>(file: string, schema: schema): v.InferOutput<schema> {
  return v.parse(schema, JSON.parse(readFileSync(resolve(folder, 'vectors', file), 'utf8')))
}

const hpkeVectors = v.object({ info: v.string(), aad: v.string(), key: v.string(), baseNonce: v.string() })

/** The wire formats end to end, made with fixed keys. */
const wireFormats = v.object({
  otp: v.object({
    recipientPrivateKey: v.string(),
    ephemeralPrivateKey: v.string(),
    clientPublicKeyCompressed: v.string(),
    otpEncryptionTargetBundle: v.string(),
    plaintext: v.string(),
    hpke: hpkeVectors,
    encryptedOtpBundle: v.string(),
  }),
  stamp: v.object({
    privateKey: v.string(),
    publicKeyCompressed: v.string(),
    payloadToSign: v.string(),
    deterministicRfc6979DerHex: v.string(),
    headerValue: v.string(),
  }),
  verificationToken: v.object({ jwt: v.string(), stampOverWholeJwtString: v.string() }),
  sessionBundle: v.object({
    clientPrivateKey: v.string(),
    sessionPublicKeyCompressed: v.string(),
    decodedHex: v.string(),
    encryptedSessionSigningKey: v.string(),
  }),
  exportEnvelope: v.object({
    clientPrivateKey: v.string(),
    quorumPublic: v.string(),
    organizationId: v.string(),
    mnemonic: v.string(),
    encryptedWalletCredentials: v.string(),
  }),
})

export function readWireVectors(): v.InferOutput<typeof wireFormats> {
  return v.parse(wireFormats, JSON.parse(readFileSync(resolve(folder, wireVectors), 'utf8')))
}
