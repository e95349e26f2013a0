import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'

const folder = process.env.COUNTERSIGN_SHARED ?? resolve(import.meta.dirname, '../../../../shared')
const file = resolve(folder, 'interface/test-vectors.json')

/** The vectors of the wire formats are next to the repository, not in it. */
export const hasSharedVectors = existsSync(file)

const vectors = v.object({
  otp: v.object({
    recipientPrivateKey: v.string(),
    clientPublicKeyCompressed: v.string(),
    clientPublicKeyUncompressed: v.string(),
    otpEncryptionTargetBundle: v.string(),
    encryptedOtpBundle: v.string(),
  }),
  stamp: v.object({
    publicKeyCompressed: v.string(),
    payloadToSign: v.string(),
    deterministicRfc6979DerHex: v.string(),
    headerValue: v.string(),
  }),
  verificationToken: v.object({
    issuerPublicKeyUncompressed: v.string(),
    jwt: v.string(),
    stampOverWholeJwtString: v.string(),
  }),
  sessionBundle: v.object({
    clientPrivateKey: v.string(),
    sessionPrivateKey: v.string(),
    sessionPublicKeyCompressed: v.string(),
    decodedHex: v.string(),
    encryptedSessionSigningKey: v.string(),
  }),
  exportEnvelope: v.object({
    clientPrivateKey: v.string(),
    organizationId: v.string(),
    mnemonic: v.string(),
    encryptedWalletCredentials: v.string(),
  }),
})

export function readSharedVectors(): v.InferOutput<typeof vectors> {
  return v.parse(vectors, JSON.parse(readFileSync(file, 'utf8')))
}
