import { expect, test } from 'vitest'
import { login } from '../../../../test/createTestService.ts'
import { stampWith } from '../../../../test/examinee.ts'
import { firstLeg, signedIn, signedInAsGrace } from '../../../../test/journeys.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

/** A card that the wallet pays for, and the body that delegates its spending. */
async function withCard() {
  const world = await signedIn()
  const { service, wallet } = world
  const card = await service.succeed('createCard', 201, {
    body: { cardholderId: wallet.customerId, form: 'VIRTUAL', fundingSources: [wallet.accountId] },
  })
  const body = { cardId: card.id, internalAccountId: wallet.accountId, nickname: 'Groceries' }
  const query = { accountId: wallet.accountId }
  return { ...world, card, body, query }
}

/** The same, with the first leg done. */
async function delegating() {
  const world = await withCard()
  const { service, body, key } = world
  return { ...world, ...(await firstLeg(service, 'createDelegatedKey', { body, key })) }
}

/** The same, with two legs done: the input of the third. */
async function pending() {
  const world = await delegating()
  const { service, key, body, retry } = world
  const second = await service.succeed('createDelegatedKey', 202, retry)
  const signature = await stampWith(key, { payload: second.payloadToSign })
  return { ...world, second, third: { body, requestId: second.requestId, signature } }
}

/** The same, with all legs done. */
async function delegated() {
  const world = await pending()
  return { ...world, delegatedKey: await world.service.succeed('createDelegatedKey', 201, world.third) }
}

test('three legs make a key, each signed leg with a payload and an id of its own', async () => {
  const { service, wallet, card, query, retry, payloadToSign, second, third } = await pending()
  expect(second.requestId).not.toBe(retry.requestId)
  expect(second.payloadToSign).not.toBe(payloadToSign)
  const typeOf = (payload: string) => JSON.parse(payload).type
  expect([payloadToSign, second.payloadToSign].map(typeOf)).toEqual([
    'ACTIVITY_TYPE_CREATE_API_KEYS_V2',
    'ACTIVITY_TYPE_CREATE_POLICY_V3',
  ])
  const list = async () => (await service.succeed('listDelegatedKeys', 200, { query })).data
  expect(await list()).toMatchObject([{ status: 'PENDING' }])

  const key = await service.succeed('createDelegatedKey', 201, third)

  expect(key).toMatchObject({ cardId: card.id, accountId: wallet.accountId, nickname: 'Groceries', status: 'ACTIVE' })
  expect(key.publicKey).toMatch(/^0[23][\da-f]{64}$/)
  expect(key.fundingSourceId).toMatch(/^CardFundingSource:/)
  expect(await list()).toEqual([key])
  expect(await service.succeed('getDelegatedKey', 200, { params: { delegatedKeyId: key.id } })).toEqual(key)
})

test('an active key is the only one for its funding source, on any leg', async () => {
  const { service, key, body, delegatedKey } = await delegated()
  expect(await service.refuse('createDelegatedKey', { body })).toMatchObject(refused(409, 'CONFLICT'))

  const params = { delegatedKeyId: delegatedKey.id }
  await service.succeed('deleteDelegatedKey', 204, { params })
  expect(await service.succeed('getDelegatedKey', 200, { params })).toMatchObject({ status: 'REVOKED' })
  await firstLeg(service, 'createDelegatedKey', { body, key })
})

test('a key that was left pending does not block another one, and cannot be revoked', async () => {
  const { service, key, body, query } = await pending()
  const { retry } = await firstLeg(service, 'createDelegatedKey', { body, key })
  await service.succeed('createDelegatedKey', 202, retry)
  const { data } = await service.succeed('listDelegatedKeys', 200, { query })
  expect(data.map(({ status }) => status)).toEqual(['PENDING', 'PENDING'])
  const params = { delegatedKeyId: data[0]?.id ?? '' }
  expect(await service.refuse('deleteDelegatedKey', { params })).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('the legs are not swapped: an old id, and an old signature under the new id', async () => {
  const { service, third, retry } = await pending()
  const first = await service.refuse('createDelegatedKey', retry)
  expect(first.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id was already used' })
  const { signature } = retry
  expect(await service.refuse('createDelegatedKey', { ...third, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
  await service.succeed('createDelegatedKey', 201, third)
})

test('the session that signed the second leg signs the third', async () => {
  const { service, wallet, second, third } = await pending()
  const { key: otherDevice } = await login(service, wallet)
  const grace = await signedInAsGrace(service)
  for (const key of [otherDevice, grace.key]) {
    const signature = await stampWith(key, { payload: second.payloadToSign })
    expect(await service.refuse('createDelegatedKey', { ...third, signature })).toMatchObject(
      refused(401, 'WALLET_SIGNATURE_INVALID'),
    )
  }
})

test('a session that was revoked after the second leg signs no third', async () => {
  const { service, wallet, session, third } = await pending()
  const { key } = await login(service, wallet)
  const revocation = await firstLeg(service, 'revokeSession', { params: { sessionId: session.id }, key })
  await service.succeed('revokeSession', 204, revocation.retry)
  expect(await service.refuse('createDelegatedKey', third)).toMatchObject(refused(401, 'WALLET_SIGNATURE_INVALID'))
})

test('the literal signature works on all legs', async () => {
  const { service, body, retry } = await delegating()
  const signature = 'sandbox-valid-signature'
  const { requestId } = await service.succeed('createDelegatedKey', 202, { ...retry, signature })
  await service.succeed('createDelegatedKey', 201, { body, requestId, signature })
})

test('another name on a later leg is another body', async () => {
  const { service, body, third } = await pending()
  const changed = { ...third, body: { ...body, nickname: 'Rent' } }
  expect(await service.refuse('createDelegatedKey', changed)).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test('of two third legs at once one makes the key', async () => {
  const { service, third } = await pending()
  const answers = await Promise.all([third, third].map((input) => service.call('createDelegatedKey', input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 401])
})

test('of two keys that wait for their third leg at once one becomes active', async () => {
  const { service, key, body, third, query } = await pending()
  const { retry } = await firstLeg(service, 'createDelegatedKey', { body, key })
  const second = await service.succeed('createDelegatedKey', 202, retry)
  const signature = await stampWith(key, { payload: second.payloadToSign })
  const other = { body, requestId: second.requestId, signature }
  const answers = await Promise.all([third, other].map((input) => service.call('createDelegatedKey', input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const { data } = await service.succeed('listDelegatedKeys', 200, { query })
  expect(data.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'PENDING'])
})

test('an unknown card or account is 404, an account that does not pay for the card 400', async () => {
  const { service, body } = await withCard()
  const grace = await signedInAsGrace(service)
  const refusalOf = (change: object) => service.refuse('createDelegatedKey', { body: { ...body, ...change } })
  expect(await refusalOf({ cardId: 'Card:none' })).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
  expect(await refusalOf({ internalAccountId: 'InternalAccount:none' })).toMatchObject(
    refused(404, 'REFERENCE_NOT_FOUND'),
  )
  expect(await refusalOf({ internalAccountId: grace.wallet.accountId })).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(await refusalOf({ nickname: ' ' })).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('the list is of an account or a funding source, and of no other', async () => {
  const { service, query, delegatedKey } = await delegated()
  const listed = async (filter: Record<string, string>) =>
    (await service.succeed('listDelegatedKeys', 200, { query: filter })).data.map(({ id }) => id)
  const grace = await signedInAsGrace(service)
  expect(await service.refuse('listDelegatedKeys')).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(await listed({ fundingSourceId: delegatedKey.fundingSourceId })).toEqual([delegatedKey.id])
  expect(await listed(query)).toEqual([delegatedKey.id])
  expect(await listed({ accountId: grace.wallet.accountId })).toEqual([])
})

test('the list is narrowed to a funding source, and an unknown key is 404', async () => {
  const { service, query, delegatedKey } = await delegated()
  const listed = async (fundingSourceId: string) =>
    (await service.succeed('listDelegatedKeys', 200, { query: { ...query, fundingSourceId } })).data.length
  expect(await listed(delegatedKey.fundingSourceId)).toBe(1)
  expect(await listed('CardFundingSource:none')).toBe(0)
  const malformed = await service.refuse('listDelegatedKeys', { query: { accountId: 'x' } })
  expect(malformed).toMatchObject(refused(400, 'INVALID_INPUT'))
  for (const name of ['getDelegatedKey', 'deleteDelegatedKey'] as const)
    expect(await service.refuse(name, { params: { delegatedKeyId: 'DelegatedKey:none' } })).toMatchObject(
      refused(404, 'REFERENCE_NOT_FOUND'),
    )
})
