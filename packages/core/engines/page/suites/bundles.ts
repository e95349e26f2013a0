import { createSessionKey } from '../../../src/crypto/createSessionKey.ts'
import { encryptOtp } from '../../../src/crypto/encryptOtp.ts'
import type { TrustedBundle } from '../../report.ts'
import type { Fixtures } from '../../server/fixtures.ts'
import { check } from '../check.ts'
import { assertEqual, assertRejects } from '../expect.ts'
import { openSealed } from '../server.ts'

/** Checks that codes are encrypted to trusted keys, and to no others. */
export async function checkBundles(fixtures: Fixtures): Promise<void> {
  const { genuine, hundreds } = fixtures

  for (let hundred = 0; hundred < hundreds; hundred++)
    await check('100 codes sealed here open elsewhere, as typed', () => sealCodes(100, genuine))
  await check('a genuine bundle leads to one ciphertext: the counter counts', async () => {
    assertEqual(await countEncryptions(() => seal('000000', genuine)), 1)
  })
  for (const [name, targetBundle] of fixtures.forgeries)
    await check(`refused with 0 ciphertexts: ${name}`, async () => {
      const forged = { ...genuine, targetBundle }
      const encryptions = await countEncryptions(() => assertRejects(seal('000000', forged), 'TARGET_BUNDLE_UNTRUSTED'))
      assertEqual(encryptions, 0)
    })
}

async function sealCodes(count: number, trusted: TrustedBundle): Promise<void> {
  const codes = Array.from(
    { length: count },
    (_, index) => ['000000', 'A1b2', ' 12 ', '１２３４'][index % 4] + String(index),
  )
  const sealed = await Promise.all(codes.map((code) => seal(code, trusted)))
  const { plaintexts } = await openSealed({ sealed: sealed.map(({ text }) => text) })
  const expected = sealed.map(({ publicKeyHex }, index) =>
    JSON.stringify({ otp_code: codes[index], public_key: publicKeyHex }),
  )
  assertEqual(plaintexts, expected)
}

async function seal(code: string, { targetBundle, signersHex }: TrustedBundle) {
  const { publicKeyHex } = await createSessionKey()
  return { publicKeyHex, text: await encryptOtp({ code, publicKeyHex, targetBundle, trust: { signersHex } }) }
}

/** How often the engine encrypted meanwhile. */
async function countEncryptions(work: () => Promise<unknown>): Promise<number> {
  const { encrypt } = SubtleCrypto.prototype
  let count = 0
  SubtleCrypto.prototype.encrypt = function (this: SubtleCrypto, ...parameters) {
    count++
    return encrypt.apply(this, parameters)
  }
  try {
    await work()
    return count
  } finally {
    SubtleCrypto.prototype.encrypt = encrypt
  }
}
