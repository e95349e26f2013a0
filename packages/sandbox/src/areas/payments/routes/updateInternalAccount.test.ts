import { expect, test } from 'vitest'
import { stampWith } from '../../../../test/examinee.ts'
import { firstLeg, signedIn, signedInAsGrace } from '../../../../test/journeys.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

/** A wallet about to be private. */
async function hiding() {
  const world = await signedIn()
  const { service, wallet, key } = world
  const params = { accountId: wallet.accountId }
  const input = { params, body: { privateEnabled: true }, key }
  return { ...world, params, ...(await firstLeg(service, 'updateInternalAccount', input)) }
}

test('privacy changes with the signed retry and is remembered', async () => {
  const { service, wallet, payloadToSign, retry } = await hiding()
  const query = { customerId: wallet.customerId }
  const isPrivate = async () => (await service.succeed('listInternalAccounts', 200, { query })).data[0]?.privateEnabled
  expect(JSON.parse(payloadToSign)).toMatchObject({
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
    parameters: { encoding: 'PAYLOAD_ENCODING_HEXADECIMAL', hashFunction: 'HASH_FUNCTION_NO_OP' },
  })
  expect(await isPrivate()).toBe(false)

  expect(await service.succeed('updateInternalAccount', 200, retry)).toMatchObject({ privateEnabled: true })

  service.sandbox.importState(service.sandbox.exportState())
  expect(await isPrivate()).toBe(true)
})

test('another value on the second leg is another body', async () => {
  const { service, retry } = await hiding()
  const changed = { ...retry, body: { privateEnabled: false } }
  expect(await service.refuse('updateInternalAccount', changed)).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test("another wallet's session cannot sign", async () => {
  const { service, payloadToSign, retry } = await hiding()
  const { key } = await signedInAsGrace(service)
  const signature = await stampWith(key, { payload: payloadToSign })
  expect(await service.refuse('updateInternalAccount', { ...retry, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('an unknown account is 404, a request without a value 400', async () => {
  const { service, params } = await hiding()
  const unknown = { params: { accountId: 'InternalAccount:none' }, body: { privateEnabled: true } }
  expect(await service.refuse('updateInternalAccount', unknown)).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
  const nothing = await service.refuse('updateInternalAccount', { params, body: {} })
  expect(nothing).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(nothing.body).toMatchObject({ details: { errors: [{ field: 'privateEnabled' }] } })
})
