import { expect, test } from 'vitest'
import { createClientKey, stampWith } from '../../../../test/examinee.ts'
import { firstLeg, signedIn, signedInAsGrace } from '../../../../test/journeys.ts'
import { createDecryptionKey, openExport } from '../../../../test/sealedResponses.ts'
import { derToP1363 } from '../../../crypto/der.ts'
import { hexToBytes } from '../../../crypto/encoding.ts'
import { importVerifyKey } from '../../../crypto/point.ts'
import type { SandboxOptions } from '../../../exports/index.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

/** An export that waits for its signed retry. */
async function exporting(options: SandboxOptions = {}) {
  const world = await signedIn(options)
  const { service, wallet, key } = world
  const exportKey = await createDecryptionKey()
  const params = { accountId: wallet.accountId }
  const body = { clientPublicKey: exportKey.uncompressedHex }
  return { ...world, exportKey, params, body, ...(await firstLeg(service, 'exportWallet', { params, body, key })) }
}

test('an export is encrypted to its key, signed by the export key and of the organization in the payload', async () => {
  const { service, wallet, exportKey, payloadToSign, retry } = await exporting()

  const exported = await service.succeed('exportWallet', 200, retry)

  expect(exported.id).toBe(wallet.accountId)
  const { outer, inner, mnemonic } = await openExport(exported.encryptedWalletCredentials, { key: exportKey })
  expect(outer.version).toBe('v1.0.0')
  expect(outer.enclaveQuorumPublic).toBe(service.sandbox.exportPublicKeyHex)
  expect(service.sandbox.exportPublicKeyHex).not.toBe(service.sandbox.quorumPublicKeyHex)
  const signer = await importVerifyKey(outer.enclaveQuorumPublic)
  const signature = derToP1363(hexToBytes(outer.dataSignature))
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  expect(await crypto.subtle.verify(algorithm, signer, signature, hexToBytes(outer.data))).toBe(true)
  const payload: unknown = JSON.parse(payloadToSign)
  expect(payload).toMatchObject({
    type: 'ACTIVITY_TYPE_EXPORT_WALLET',
    organizationId: inner.organizationId,
    parameters: { targetPublicKey: exportKey.uncompressedHex },
  })
  expect(mnemonic).toMatch(/^([a-z]+ ){11}[a-z]+$/)
  expect(new Set(mnemonic.split(' ')).size).toBe(12)
})

test('a wallet has the same words every time, and other words than the next', async () => {
  const { service, wallet, key } = await exporting()
  const grace = await signedInAsGrace(service)
  const wordsOf = async (owner: Pick<typeof grace, 'wallet' | 'key'>) => {
    const exportKey = await createDecryptionKey()
    const params = { accountId: owner.wallet.accountId }
    const body = { clientPublicKey: exportKey.uncompressedHex }
    const { retry } = await firstLeg(service, 'exportWallet', { params, body, key: owner.key })
    const { encryptedWalletCredentials } = await service.succeed('exportWallet', 200, retry)
    return (await openExport(encryptedWalletCredentials, { key: exportKey })).mnemonic
  }
  const words = await wordsOf({ wallet, key })
  expect(await wordsOf({ wallet, key })).toBe(words)
  expect(await wordsOf(grace)).not.toBe(words)
})

test('an unsigned export can be ordered', async () => {
  const { service, exportKey, retry } = await exporting({ unsignedExports: true })
  const { encryptedWalletCredentials } = await service.succeed('exportWallet', 200, retry)
  const { outer, mnemonic } = await openExport(encryptedWalletCredentials, { key: exportKey })
  expect(outer).toMatchObject({ dataSignature: '', enclaveQuorumPublic: '' })
  expect(mnemonic.split(' ')).toHaveLength(12)
})

test('an export cannot be decrypted with another key', async () => {
  const { service, retry } = await exporting()
  const { encryptedWalletCredentials } = await service.succeed('exportWallet', 200, retry)
  const opening = openExport(encryptedWalletCredentials, { key: await createDecryptionKey() })
  await expect(opening).rejects.toThrow('decryption failed')
})

test('another key on the second leg is another body', async () => {
  const { service, retry } = await exporting()
  const body = { clientPublicKey: (await createDecryptionKey()).uncompressedHex }
  expect(await service.refuse('exportWallet', { ...retry, body })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test('an export is returned once', async () => {
  const { service, retry } = await exporting()
  await service.succeed('exportWallet', 200, retry)
  const again = await service.refuse('exportWallet', retry)
  expect(again.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id was already used' })
})

test("another wallet's session does not export this one, and its Request-Id is of another request", async () => {
  const { service, retry, payloadToSign } = await exporting()
  const grace = await signedInAsGrace(service)
  const signature = await stampWith(grace.key, { payload: payloadToSign })
  expect(await service.refuse('exportWallet', { ...retry, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
  const elsewhere = { ...retry, params: { accountId: grace.wallet.accountId } }
  const refusal = await service.refuse('exportWallet', elsewhere)
  expect(refusal.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id belongs to another request' })
})

test('a compressed key and one that is not a point are refused, an unknown account is 404', async () => {
  const { service, params, body } = await exporting()
  const { publicKeyHex } = await createClientKey()
  for (const clientPublicKey of [publicKeyHex, `04${'0'.repeat(128)}`, undefined])
    expect(await service.refuse('exportWallet', { params, body: { clientPublicKey } })).toMatchObject(
      refused(400, 'INVALID_INPUT'),
    )
  const unknown = { params: { accountId: 'InternalAccount:none' }, body }
  expect(await service.refuse('exportWallet', unknown)).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
})
