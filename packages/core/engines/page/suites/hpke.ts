import { Aes128Gcm, CipherSuite, HkdfSha256 } from '@hpke/core'
import * as v from 'valibot'
import { applicationInfo, createCipherSuite } from '../../../src/crypto/hpke.ts'
import { bytesToHex } from '../../../src/encoding/bytes.ts'
import { hpkeModes, hpkeVector, sealAndOpenAll } from '../../../test/crypto/hpkeVectors.ts'
import type { Fixtures } from '../../server/fixtures.ts'
import type { HpkeFixture } from '../../server/hpkeFixtures.ts'
import type { Collector } from '../collector.ts'
import { assertEqual } from '../expect.ts'

/** The suite under the vectors' own ephemeral keys: every byte is known in advance. */
export async function checkHpke({ check }: Collector, { published }: Fixtures): Promise<void> {
  const { hpke, wireHpke } = published

  await check('the published bundle is sealed to byte for byte under its fixed ephemeral key', async () => {
    assertEqual(bytesToHex(applicationInfo()), wireHpke.vector.info)
    await assertSealsAndOpens(wireHpke)
  })
  for (const fixture of hpke) {
    const { aead, vector } = fixture
    const what = `${vector.encryptions.length} published encryptions of mode ${hpkeModes[vector.mode]} with ${aead}`
    await check(`${what} seal byte for byte and open`, () => assertSealsAndOpens(fixture))
  }
}

async function assertSealsAndOpens({ aead, vector, keys }: HpkeFixture): Promise<void> {
  const { encHex, differences } = await sealAndOpenAll(suiteOf(aead), v.parse(hpkeVector, vector), keys)
  assertEqual([encHex, differences], [vector.enc, []])
}

/** The product's own suite, but for the printed key schedules. */
function suiteOf(aead: HpkeFixture['aead']): CipherSuite {
  const suite = createCipherSuite()
  if (aead === 'AES-256-GCM') return suite
  return new CipherSuite({ kem: suite.kem, kdf: new HkdfSha256(), aead: new Aes128Gcm() })
}
