import * as v from 'valibot'
import type { TestEnclave } from '../../test/crypto/bundles.ts'
import { forgeries } from '../../test/crypto/forgedBundles.ts'
import { nodeKeyPairOf } from '../../test/crypto/keys.ts'
import { repetitions } from '../../test/longRun.ts'
import { readVectors, readWireVectors } from '../../test/vectors.ts'
import { readHpkeFixtures, readWireHpke } from './hpkeFixtures.ts'

const pointTest = v.object({ tcId: v.number(), public: v.string(), result: v.string(), flags: v.array(v.string()) })
const pointTests = v.object({ testGroups: v.array(v.object({ tests: v.array(pointTest) })) })

const signatureTest = v.object({ tcId: v.number(), msg: v.string(), sig: v.string(), result: v.string() })
const signatureTests = v.object({
  testGroups: v.array(v.object({ publicKey: v.object({ uncompressed: v.string() }), tests: v.array(signatureTest) })),
})

export type Fixtures = Awaited<ReturnType<typeof createFixtures>>

/** What the page of one engine checks with. */
export async function createFixtures({ engine, enclave }: { engine: string; enclave: TestEnclave }) {
  return {
    engine,
    /** How many hundred random messages cross between this engine and the second implementation, each way. */
    hundreds: repetitions({ usual: 1, long: 10 }),
    /** A genuine bundle whose recipient key the server holds. */
    genuine: { targetBundle: enclave.bundle(), signersHex: [enclave.quorum.publicHex] },
    /** Bundles that nothing may be encrypted to, made for the signer of `genuine`. */
    forgeries: forgeries.map(([name, forge]) => [name, forge(enclave)] as const),
    published: await readPublished(),
  }
}

async function readPublished() {
  const { otp } = readWireVectors()
  const targetBundle = otp.otpEncryptionTargetBundle
  const { enclaveQuorumPublic } = v.parse(v.object({ enclaveQuorumPublic: v.string() }), JSON.parse(targetBundle))
  const points = readVectors('ecdh_secp256r1_ecpoint_test.json', pointTests).testGroups.flatMap(({ tests }) => tests)
  return {
    wireBundle: {
      targetBundle,
      signersHex: [enclaveQuorumPublic],
      recipientHex: nodeKeyPairOf(otp.recipientPrivateKey).publicHex,
    },
    invalidPoints: points
      .filter(({ result }) => result === 'invalid')
      .map(({ tcId, public: hex, flags }) => ({
        tcId,
        hex,
        offCurve: flags.includes('InvalidCurveAttack') && /^04[0-9a-f]{128}$/.test(hex),
      })),
    derSignatures: readSignatures('ecdsa_secp256r1_sha256_test.json'),
    rawSignatures: readSignatures('ecdsa_secp256r1_sha256_p1363_test.json'),
    hpke: await readHpkeFixtures(),
    wireHpke: readWireHpke(),
  }
}

export type SignatureVector = ReturnType<typeof readSignatures>[number]

function readSignatures(file: string) {
  return readVectors(file, signatureTests).testGroups.flatMap(({ publicKey, tests }) =>
    tests.map(({ tcId, msg, sig, result }) => ({
      tcId,
      signerHex: publicKey.uncompressed,
      messageHex: msg,
      signatureHex: sig,
      valid: result === 'valid',
    })),
  )
}
