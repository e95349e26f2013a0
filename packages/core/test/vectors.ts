import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Reads one file of published vectors, and parses the fields that a test needs. `vectors/README.md` names the sources. */
export function readVectors<const schema extends v.GenericSchema>(file: string, schema: schema): v.InferOutput<schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(import.meta.dirname, 'vectors', file), 'utf8')))
}

/** The wire formats end to end, made with fixed keys. */
const wireFormats = v.object({
  otp: v.object({
    recipientPrivateKey: v.string(),
    ephemeralPrivateKey: v.string(),
    clientPublicKeyCompressed: v.string(),
    clientPublicKeyUncompressed: v.string(),
    otpEncryptionTargetBundle: v.string(),
    plaintext: v.string(),
    hpke: v.object({ info: v.string(), aad: v.string() }),
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
    sessionPrivateKey: v.string(),
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
  return readVectors('wire-formats.json', wireFormats)
}
