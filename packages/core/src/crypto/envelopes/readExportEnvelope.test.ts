import { describe, expect, test, vi } from 'vitest'
import { type Forgery, flipBit, forgeries } from '../../../test/crypto/forgedBundles.ts'
import { createExportEnclave, organizationId, sealingKeyOf, sealTo, words } from '../../../test/crypto/sealed.ts'
import { readWireVectors } from '../../../test/vectors.ts'
import { createSealingKey } from '../sealingKey.ts'
import { readExportEnvelope } from './readExportEnvelope.ts'

const key = await createSealingKey()
const enclave = await createExportEnclave(key.publicKeyHex)
const trust = { signersHex: [enclave.quorum.publicHex] }
const read = (envelope: string, changes: Partial<Parameters<typeof readExportEnvelope>[0]> = {}) =>
  readExportEnvelope({ envelope, key, organizationId, trust, ...changes })
const untrusted = (reason: string) => ({ code: 'WALLET_ENVELOPE_UNTRUSTED', details: { reason } })

test('a genuine envelope decrypts to its recovery phrase', async () => {
  expect(await read(enclave.bundle())).toEqual(words.split(' '))
  expect(await read(enclave.wallet())).toEqual(words.split(' '))
})

test('the bytes of the recovery phrase are wiped', async () => {
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt')
  await read(enclave.wallet())
  const [opened] = await Promise.all(decrypt.mock.results.map(({ value }) => value as Promise<ArrayBuffer>))
  expect(Buffer.from(opened as ArrayBuffer).equals(Buffer.alloc(words.length))).toBe(true)
  decrypt.mockRestore()
})

test.each<Forgery>(forgeries)('no words are returned from an envelope with %s', async (_name, forge) => {
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt')

  const error = await read(forge(enclave)).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )

  expect(error).toMatchObject({ name: 'WalletError', code: 'WALLET_ENVELOPE_UNTRUSTED', retryable: false })
  for (const word of words.split(' ')) expect(JSON.stringify(error) + String(error)).not.toContain(word)
  expect(decrypt).not.toHaveBeenCalled()
})

test('the key that signs codes signs no exports', async () => {
  const otpSigner = await createExportEnclave(key.publicKeyHex)
  await expect(read(otpSigner.wallet())).rejects.toMatchObject(untrusted('signer-not-pinned'))
})

test('a wallet of another organization is refused, in any spelling of its name', async () => {
  for (const other of ['org_eve', 'ORG_ADA', 'org_ada ', '', 7, null, undefined, ['org_ada']])
    await expect(read(enclave.wallet({ organizationId: other }))).rejects.toMatchObject({
      code: 'WALLET_ENVELOPE_UNTRUSTED',
      details: { reason: expect.stringMatching(/^(organization-differs|malformed)$/) },
    })
})

test('a point off the curve is refused before it reaches an engine', async () => {
  const { encappedPublic } = JSON.parse(Buffer.from(enclave.fields().data, 'hex').toString())
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  for (const point of [flipBit(encappedPublic, 64), `02${encappedPublic.slice(2, 66)}`, `04${'00'.repeat(64)}`, ''])
    await expect(read(enclave.wallet({ encappedPublic: point }))).rejects.toMatchObject(untrusted('point-invalid'))
  expect(derive).not.toHaveBeenCalled()
})

test('an envelope encrypted to another key, or altered on its way, is not decrypted', async () => {
  const { ciphertext } = JSON.parse(Buffer.from(enclave.fields().data, 'hex').toString())
  const otherKey = await createSealingKey()
  const elsewhere = await sealTo(otherKey.publicKeyHex, Buffer.from(words))

  for (const altered of [flipBit(ciphertext, 3), flipBit(ciphertext, ciphertext.length / 2 - 1), ciphertext.slice(2)])
    await expect(read(enclave.wallet({ ciphertext: altered }))).rejects.toMatchObject(untrusted('not-openable'))
  const theirs = { encappedPublic: elsewhere.encHex, ciphertext: elsewhere.ciphertextHex }
  await expect(read(enclave.wallet(theirs))).rejects.toMatchObject(untrusted('not-openable'))
  await expect(read(enclave.wallet(), { key: otherKey })).rejects.toMatchObject(untrusted('not-openable'))
  await expect(read(enclave.wallet({ ciphertext: '' }))).rejects.toMatchObject(untrusted('malformed'))
})

describe('the decrypted text has to be a recovery phrase', () => {
  const twelve = words.split(' ')
  test.each<[string, string]>([
    ['nothing', ''],
    ['three', twelve.slice(9).join(' ')],
    ['nine', twelve.slice(3).join(' ')],
    ['eleven', twelve.slice(1).join(' ')],
    ['thirteen', `${words} zoo`],
    ['twenty-seven', Array(27).fill('zoo').join(' ')],
    ['words in upper case', words.toUpperCase()],
    ['one capital', words.replace('legal', 'Legal')],
    ['two spaces', words.replace(' ', '  ')],
    ['a space in front', ` ${words}`],
    ['line breaks', words.replaceAll(' ', '\n')],
    ['a line break behind', `${words}\n`],
    ['a NUL', `${words}\u0000`],
    ['markup', words.replace('winner', '<b>')],
    ['an accent', words.replace('legal', 'légal')],
    ['digits', words.replace('legal', 'l3gal')],
    ['hex', 'ab'.repeat(32)],
    ['one endless word', `${'a'.repeat(600)} ${words}`],
  ])('%s: refused', async (_name, text) => {
    const other = await createExportEnclave(key.publicKeyHex, Buffer.from(text))
    const attempt = read(other.wallet(), { trust: { signersHex: [other.quorum.publicHex] } })
    await expect(attempt).rejects.toMatchObject(untrusted('not-words'))
  })

  test.each([12, 15, 18, 21, 24])('%d: shown', async (count) => {
    const text = Array.from({ length: count }, (_, index) => twelve[index % 12]).join(' ')
    const other = await createExportEnclave(key.publicKeyHex, Buffer.from(text))
    const shown = await read(other.wallet(), { trust: { signersHex: [other.quorum.publicHex] } })
    expect(shown.join(' ')).toBe(text)
  })
})

test('an unsigned envelope is decrypted only if the option allows it, and only with both fields empty', async () => {
  const unsigned = enclave.bundle({ dataSignature: '', enclaveQuorumPublic: '' })
  const trusting = { signersHex: [], dangerouslyTrustUnsigned: true }

  await expect(read(unsigned)).rejects.toMatchObject(untrusted('signer-not-pinned'))
  expect(await read(unsigned, { trust: trusting })).toHaveLength(12)
  for (const half of [{ dataSignature: '' }, { enclaveQuorumPublic: '' }])
    await expect(read(enclave.bundle(half), { trust: trusting })).rejects.toMatchObject(untrusted('signer-not-pinned'))
})

test('the published export decrypts to its recovery phrase (published vectors)', async () => {
  const { clientPrivateKey, quorumPublic, encryptedWalletCredentials, mnemonic, ...vector } =
    readWireVectors().exportEnvelope
  const opened = await readExportEnvelope({
    envelope: encryptedWalletCredentials,
    key: await sealingKeyOf(clientPrivateKey),
    organizationId: vector.organizationId,
    trust: { signersHex: [quorumPublic] },
  })
  expect(opened.join(' ')).toBe(mnemonic)
})
