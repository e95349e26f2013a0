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

const signatureTests = v.object({
  testGroups: v.array(
    v.object({
      publicKey: v.object({ uncompressed: v.string() }),
      tests: v.array(v.object({ tcId: v.number(), msg: v.string(), sig: v.string(), result: v.string() })),
    }),
  ),
})

/** Signatures by P-256 with SHA-256 in one of their two forms, each with the point of its signer. */
export function readSignatureVectors(form: 'der' | 'raw') {
  const file = `ecdsa_secp256r1_sha256${form === 'raw' ? '_p1363' : ''}_test.json`
  return readVectors(file, signatureTests).testGroups.flatMap(({ publicKey, tests }) =>
    tests.map((test) => ({ ...test, signerHex: publicKey.uncompressed })),
  )
}

const pointTest = v.object({ tcId: v.number(), public: v.string(), result: v.string(), flags: v.array(v.string()) })
const pointTests = v.object({ testGroups: v.array(v.object({ tests: v.array(pointTest) })) })

/** Points of P-256 in all their forms, and what only looks like one. `offCurve`: shaped like a point, and beside the curve. */
export function readPointVectors() {
  const tests = readVectors('ecdh_secp256r1_ecpoint_test.json', pointTests).testGroups.flatMap((group) => group.tests)
  return tests.map(({ public: hex, flags, ...test }) => ({
    ...test,
    hex,
    offCurve: flags.includes('InvalidCurveAttack') && /^04[0-9a-f]{128}$/.test(hex),
  }))
}
