import type { TestEnclave } from '../../test/crypto/bundles.ts'
import { forgeries } from '../../test/crypto/forgedBundles.ts'
import { repetitions } from '../../test/longRun.ts'
import { readPointVectors, readSignatureVectors } from '../../test/vectors.ts'

export type Fixtures = ReturnType<typeof createFixtures>

/** What the page of one engine checks with. */
export function createFixtures(enclave: TestEnclave) {
  return {
    /** How many hundred random messages cross between this engine and the second implementation, each way. */
    hundreds: repetitions({ usual: 1, long: 10 }),
    /** A genuine bundle whose recipient key the server holds. */
    genuine: { targetBundle: enclave.bundle(), signersHex: [enclave.quorum.publicHex] },
    /** Bundles that nothing may be encrypted to, made for the signer of `genuine`. */
    forgeries: forgeries.map(([name, forge]) => [name, forge(enclave)] as const),
    published: {
      invalidPoints: readPointVectors().filter(({ result }) => result === 'invalid'),
      derSignatures: readSignatureVectors('der'),
      rawSignatures: readSignatureVectors('raw'),
    },
  }
}
