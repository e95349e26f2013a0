import { expect, test } from 'vitest'
import { createSandboxWorld } from './createSandboxWorld.ts'

test('a customer freezes a card of their own, and another customer cannot touch it', async () => {
  const { call, backend, ada, eve } = await createSandboxWorld()
  const card = await backend('POST', '/cards', {
    cardholderId: ada.customerId,
    form: 'VIRTUAL',
    fundingSources: [ada.accountId],
  })
  const change = (state: string, { customerId }: typeof ada) =>
    call('PATCH', `/cards/${card.id}`, { headers: { cookie: `app=${customerId}` }, body: { state } })

  const frozen = await change('FROZEN', ada)
  const foreign = await change('ACTIVE', eve)
  const again = await change('FROZEN', ada)

  expect(frozen.json).toMatchObject({ id: card.id, state: 'FROZEN' })
  expect(foreign.status).toBe(404)
  expect([again.status, again.json.code]).toEqual([409, 'INVALID_STATE_TRANSITION'])
})

test('a customer reads a transaction of their card, and another customer cannot', async () => {
  const { call, backend, ada, eve } = await createSandboxWorld()
  const card = await backend('POST', '/cards', {
    cardholderId: ada.customerId,
    form: 'VIRTUAL',
    fundingSources: [ada.accountId],
  })
  const merchant = { descriptor: 'CORNER SHOP', mcc: '5411', country: 'US' }
  const purchase = { amount: 100, currency: { code: 'USD' }, merchant }
  await backend('POST', `/sandbox/cards/${card.id}/simulate/authorization`, purchase)
  const as = ({ customerId }: typeof ada) => ({ headers: { cookie: `app=${customerId}` } })
  const listed = await call('GET', '/transactions', as(ada))
  const [{ id = '' } = {}] = (listed.json as { data: { id?: string }[] }).data

  const own = await call('GET', `/transactions/${id}`, as(ada))
  const foreign = await call('GET', `/transactions/${id}`, as(eve))

  expect(id).toMatch(/^CardTransaction:/)
  expect(own.json).toMatchObject({ id, type: 'CARD', cardId: card.id })
  expect(foreign.status).toBe(404)
})
