import { expect, test, vi } from 'vitest'
import { createTestEnclave, type TestEnclave } from '../../../test/crypto/bundles.ts'
import { curveOrder, derOf, readDer } from '../../../test/crypto/der.ts'
import { type Forgery, flipBit, forgeries, yOfX5 } from '../../../test/crypto/forgedBundles.ts'
import { createNodeKeyPair } from '../../../test/crypto/keys.ts'
import { readWireVectors } from '../../../test/vectors.ts'
import { createSessionKey } from '../createSessionKey.ts'
import { encryptOtp } from '../encryptOtp.ts'
import type { BundleTrust } from './readSignedEnvelope.ts'
import { readTargetBundle } from './readTargetBundle.ts'

const { publicKeyHex } = await createSessionKey()
const trustOf = ({ quorum }: TestEnclave): BundleTrust => ({ signersHex: [quorum.publicHex] })

test.each(forgeries)(`nothing is encrypted for %s`, async (_name, forge) => {
  const enclave = createTestEnclave()
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt')
  const attempt = encryptOtp({ code: '493817', publicKeyHex, targetBundle: forge(enclave), trust: trustOf(enclave) })

  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )

  expect(error).toMatchObject({ name: 'WalletError', code: 'TARGET_BUNDLE_UNTRUSTED', retryable: false })
  expect(JSON.stringify(error) + String(error)).not.toContain('493817')
  expect(encrypt).not.toHaveBeenCalled()
})

test('a genuine bundle made the same way is accepted, so none of the forgeries fails by accident', async () => {
  const enclave = createTestEnclave()
  for (const targetBundle of [enclave.bundle(), enclave.withPoint(enclave.recipient.publicHex)]) {
    const { recipientPublicKey } = await readTargetBundle({ targetBundle, trust: trustOf(enclave) })
    expect(Buffer.from(recipientPublicKey).toString('hex')).toBe(enclave.recipient.publicHex)
  }
  expect(forgeries.length).toBeGreaterThanOrEqual(60)
})

test('a point with x of 5 is read, so the same point with x beyond the field fails for its x alone', async () => {
  const enclave = createTestEnclave()
  const targetBundle = enclave.withPoint(`04${'5'.padStart(64, '0')}${yOfX5}`)
  await expect(readTargetBundle({ targetBundle, trust: trustOf(enclave) })).resolves.toBeDefined()
})

test('hex in upper case is read, in the bundle and in the pinned key', async () => {
  const enclave = createTestEnclave()
  const { data, dataSignature } = enclave.fields(
    JSON.stringify({ targetPublic: enclave.recipient.publicHex.toUpperCase() }),
  )
  const targetBundle = JSON.stringify({
    version: 'v1.0.0',
    data: data.toUpperCase(),
    dataSignature: dataSignature.toUpperCase(),
    enclaveQuorumPublic: enclave.quorum.publicHex.toUpperCase(),
  })
  for (const pinned of [enclave.quorum.publicHex, enclave.quorum.publicHex.toUpperCase()])
    await expect(readTargetBundle({ targetBundle, trust: { signersHex: [pinned] } })).resolves.toBeDefined()
})

test('a genuine signature is accepted with its high and with its low S', async () => {
  const enclave = createTestEnclave()
  const fields = enclave.fields()
  const { r, s } = readDer(Buffer.from(fields.dataSignature, 'hex'))
  for (const value of [s, curveOrder - s]) {
    const targetBundle = JSON.stringify({ ...fields, dataSignature: derOf(r, value).toString('hex') })
    await expect(readTargetBundle({ targetBundle, trust: trustOf(enclave) })).resolves.toBeDefined()
  }
})

test('while a key is rotated, bundles of both signers are accepted and of no third', async () => {
  const [before, after, third] = [createTestEnclave(), createTestEnclave(), createTestEnclave()]
  const trust = { signersHex: [before.quorum.publicHex, after.quorum.publicHex] }
  await expect(readTargetBundle({ targetBundle: before.bundle(), trust })).resolves.toBeDefined()
  await expect(readTargetBundle({ targetBundle: after.bundle(), trust })).resolves.toBeDefined()
  await expect(readTargetBundle({ targetBundle: third.bundle(), trust })).rejects.toMatchObject({
    details: { reason: 'signer-not-pinned' },
  })
})

test.each([[[]], [['']], [['04']], [[`04${'00'.repeat(64)}`]]])(
  'no bundle is trusted if %j is pinned',
  async (signersHex) => {
    const enclave = createTestEnclave()
    for (const enclaveQuorumPublic of [enclave.quorum.publicHex, ...signersHex])
      await expect(
        readTargetBundle({ targetBundle: enclave.bundle({ enclaveQuorumPublic }), trust: { signersHex } }),
      ).rejects.toMatchObject({ code: 'TARGET_BUNDLE_UNTRUSTED' })
  },
)

const unsigned = { enclaveQuorumPublic: '', dataSignature: '' }
const offCurve = ({ recipient }: TestEnclave) => flipBit(recipient.publicHex, 64)
const sandboxTrust = (enclave: TestEnclave): BundleTrust => ({ ...trustOf(enclave), dangerouslyTrustUnsigned: true })

test('an unsigned bundle is read only with the dangerous setting', async () => {
  const enclave = createTestEnclave()
  const targetBundle = enclave.bundle(unsigned)
  await expect(readTargetBundle({ targetBundle, trust: sandboxTrust(enclave) })).resolves.toBeDefined()
  for (const dangerouslyTrustUnsigned of [false, 'true' as never, 1 as never])
    await expect(
      readTargetBundle({ targetBundle, trust: { ...trustOf(enclave), dangerouslyTrustUnsigned } }),
    ).rejects.toMatchObject({ code: 'TARGET_BUNDLE_UNTRUSTED' })
})

test.each<Forgery>([
  ['half-empty, without a signer', ({ bundle }) => bundle({ enclaveQuorumPublic: '' })],
  ['half-empty, without a signature', ({ bundle }) => bundle({ dataSignature: '' })],
  ['signed by a stranger', () => createTestEnclave().bundle()],
  [
    'signed by a stranger under the pinned name',
    ({ quorum }) => createTestEnclave().bundle({ enclaveQuorumPublic: quorum.publicHex }),
  ],
  ['blank instead of empty', ({ bundle }) => bundle({ enclaveQuorumPublic: ' ', dataSignature: ' ' })],
  [
    'unsigned around a point off the curve',
    (enclave) => JSON.stringify({ ...JSON.parse(enclave.withPoint(offCurve(enclave))), ...unsigned }),
  ],
  ['unsigned and of another version', ({ bundle }) => bundle({ ...unsigned, version: 'v2.0.0' })],
])('the dangerous setting still refuses a bundle that is %s', async (_name, forge) => {
  const enclave = createTestEnclave()
  await expect(readTargetBundle({ targetBundle: forge(enclave), trust: sandboxTrust(enclave) })).rejects.toMatchObject({
    code: 'TARGET_BUNDLE_UNTRUSTED',
  })
})

test('the refusal says which proof failed and nothing of the bundle', async () => {
  const enclave = createTestEnclave()
  const cases = {
    malformed: '{}',
    'signer-not-pinned': createTestEnclave().bundle(),
    'signature-invalid': enclave.bundle({ dataSignature: '00' }),
    'point-invalid': enclave.withPoint(createNodeKeyPair().publicHex.slice(2)),
  }
  for (const [reason, targetBundle] of Object.entries(cases))
    await expect(readTargetBundle({ targetBundle, trust: trustOf(enclave) })).rejects.toMatchObject({
      message: `TARGET_BUNDLE_UNTRUSTED: the enclave key is not trusted (${reason}, pinned keys: 1)`,
      details: { reason },
    })
})

test('the published bundle is accepted under its signer and under no other (published vectors)', async () => {
  const { otp } = readWireVectors()
  const targetBundle = otp.otpEncryptionTargetBundle
  const signer: string = JSON.parse(targetBundle).enclaveQuorumPublic
  const { recipientPublicKey } = await readTargetBundle({ targetBundle, trust: { signersHex: [signer] } })
  expect(Buffer.from(recipientPublicKey).toString('hex')).toBe(otp.hpke.aad.slice(130))
  await expect(
    readTargetBundle({ targetBundle, trust: { signersHex: [createNodeKeyPair().publicHex] } }),
  ).rejects.toMatchObject({
    code: 'TARGET_BUNDLE_UNTRUSTED',
  })
})

test('in a sandbox the console says which setting is wrong, and elsewhere nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const targetBundle = createTestEnclave().bundle()
  const refuse = (environment: BundleTrust['environment']) =>
    expect(readTargetBundle({ targetBundle, trust: { signersHex: [], environment } })).rejects.toThrow()

  await refuse('production')
  await refuse(undefined)
  await refuse('sandbox')

  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(warn).toHaveBeenCalledOnce()
})
