import { expect, test } from 'vitest'
import { createTestEnclave } from '../packages/core/test/crypto/bundles.ts'
import { createIndependentSuite } from '../packages/core/test/crypto/independentHpke.ts'
import { rawVerifyAndSeal } from './raw.ts'

const publicKeyHex = `02${'11'.repeat(32)}`

async function sealRaw(rawSignatureOf: (raw: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>) {
  const enclave = createTestEnclave()
  const { data } = enclave.fields()
  const rawSignature = new Uint8Array(enclave.signRaw(Buffer.from(data, 'hex')))
  const targetBundle = enclave.bundle()
  const sealed = await rawVerifyAndSeal({
    targetBundle,
    rawSignature: rawSignatureOf(rawSignature),
    code: '493817',
    publicKeyHex,
  })
  return { enclave, sealed }
}

test('the baseline does the whole work: a second implementation decrypts what it encrypts', async () => {
  const { enclave, sealed } = await sealRaw((raw) => raw)
  const { encappedPublic, ciphertext } = JSON.parse(sealed)
  const enc = Buffer.from(encappedPublic, 'hex')
  const aad = Buffer.concat([enc, Buffer.from(enclave.recipient.publicHex, 'hex')])
  const suite = await createIndependentSuite()
  const info = Buffer.from('7475726e6b65795f68706b65', 'hex')
  const opened = await suite.Open(await enclave.recipientKeys(), enc, Buffer.from(ciphertext, 'hex'), { info, aad })
  expect(JSON.parse(Buffer.from(opened).toString())).toEqual({ otp_code: '493817', public_key: publicKeyHex })
})

test('the baseline verifies the signature', async () => {
  await expect(sealRaw((raw) => raw.fill(1, 0, 1))).rejects.toThrow('not genuine')
})
