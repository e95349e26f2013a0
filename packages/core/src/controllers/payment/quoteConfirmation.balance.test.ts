import { createQuoteConfirmation, readPaymentAgreement } from '@countersign/core'
import { fundInternalAccount, listInternalAccounts } from '@countersign/core/wire'
import type { PaymentApproval } from '@countersign/platform'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { executions, outgoing, payGrace, signIn } from '../../../test/journeys.ts'
import { turns } from '../../../test/testPage.ts'
import { refreshSession } from '../../flows/session/refreshSession.ts'
import { openSession } from '../../session/sessionState.ts'

/** A reviewed payment from a balance in dollars that the service holds, and what the platform was asked about it. */
async function paidFromBalance(decide: (payment: PaymentApproval) => boolean = () => true) {
  const asked: PaymentApproval[] = []
  const world = await createTestClient({
    approvePayment: async (payment) => {
      asked.push(payment)
      return decide(payment)
    },
  })
  await signIn(world)
  const query = { customerId: world.ada.customerId, currency: 'USD' }
  const accountId = (await world.service.call(listInternalAccounts, { query })).data[0]?.id ?? ''
  await world.service.call(fundInternalAccount, { path: { accountId }, body: { amount: 100_000 } })
  const request = { ...payGrace(world, 25_00n), source: { sourceType: 'ACCOUNT', accountId } as const }
  const page = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, request })
  await page.load()
  const { quote } = await world.reached(page, 'review')
  return { world, asked, page, quote, accountId }
}

const sent = (world: TestWorld) =>
  executions(world).map(({ headers }) => ({
    key: headers['idempotency-key'],
    stamp: headers['service-wallet-signature'],
  }))

test('a payment from a balance that the service holds is agreed to and executed once, and nothing is signed', async () => {
  const { world, asked, page, quote, accountId } = await paidFromBalance()

  void page.confirm()
  void page.confirm()
  const { transaction, payee } = await world.reached(page, 'completed')

  expect(sent(world)).toEqual([{ key: expect.any(String), stamp: undefined }])
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect(asked).toMatchObject([{ quote: { source: { accountId } }, proof: 'wallet-login' }])
  const agreement = await readPaymentAgreement(world.client, { payment: { quote, payee, transaction } })
  expect(agreement).toMatchObject({ status: 'matches', signed: { at: expect.any(Date) } })
  expect(agreement).not.toHaveProperty('signed.publicKeyHex')
})

test('what the platform does not approve asks for a sign-in, and is decided once more under another key', async () => {
  let isRecent = false
  const { world, page } = await paidFromBalance(() => isRecent)
  void page.confirm()
  await world.reached(page, 'signing-in')
  expect(await outgoing(world)).toEqual(['PENDING'])

  isRecent = true
  await signIn(world)
  await world.reached(page, 'completed')

  const keys = sent(world).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a refresh of the session is not the sign-in that the platform wants, and does not use it up', async () => {
  let isRecent = false
  const { world, page } = await paidFromBalance(() => isRecent)
  void page.confirm()
  await world.reached(page, 'signing-in')
  const session = openSession(world.client.sessions.getSnapshot())

  await refreshSession(world.client, { session: session as NonNullable<typeof session> })
  await turns()
  expect(page.getSnapshot().status).toBe('signing-in')
  expect(executions(world)).toHaveLength(1)
  isRecent = true
  await signIn(world)

  await world.reached(page, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('what the platform does not approve after a sign-in either is refused, and asks for no other one', async () => {
  const { world, page } = await paidFromBalance(() => false)
  void page.confirm()
  await world.reached(page, 'signing-in')
  await signIn(world)

  expect(await world.reached(page, 'review')).toMatchObject({ error: { code: 'NOT_APPROVED' } })
  expect(await outgoing(world)).toEqual(['PENDING'])
})

test('a lost answer is found out about with the same request, and the money leaves once', async () => {
  const { world, page } = await paidFromBalance()
  world.network.lose('/execute', 'request')
  world.network.lose('/execute', 'response')

  void page.confirm()
  await world.reached(page, 'completed')

  const requests = sent(world)
  expect(requests.length).toBeGreaterThan(1)
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('after a reload it is the same request, still without a signature', async () => {
  const { world, page, quote } = await paidFromBalance()
  world.network.lose('/execute', 'request')
  void page.confirm()
  await world.reached(page, 'unknown')
  page.destroy()

  const again = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void again.load()
  await world.reached(again, 'completed')

  const [first, ...rest] = sent(world)
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.every((request) => request.key === first?.key && request.stamp === undefined)).toBe(true)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a balance that reads otherwise when it is paid is shown again, and nothing is sent', async () => {
  const { world, page } = await paidFromBalance()
  world.network.tamper('GET /quotes/', (body) => body.replace(/"totalSendingAmount":\d+/, '"totalSendingAmount":9900'))

  await page.confirm()

  expect(page.getSnapshot()).toMatchObject({ status: 'review', changes: [{ field: 'totalSendingAmount' }] })
  expect(sent(world)).toEqual([])
})

test.each(['the wallet', 'no account'])(
  'a quote that names %s in the place of the balance is not shown',
  async (named) => {
    const { world, accountId, asked } = await paidFromBalance()
    const { accountId: wallet } = world.ada
    const fetch: typeof globalThis.fetch = (url, init) => {
      const isCreated = init?.method === 'POST' && String(url).endsWith('/quotes')
      return world.network.fetch(
        url,
        isCreated ? { ...init, body: String(init?.body).replace(accountId, wallet) } : init,
      )
    }
    if (named === 'no account')
      world.network.tamper('POST /quotes', (body) => body.replace(`"accountId":"${wallet}"`, '"x":1'))
    const client = world.openTab({ fetch })
    await signIn(world, client)
    const source = { sourceType: 'ACCOUNT', accountId } as const
    const request = { ...payGrace(world, 25_00n), source, lockedCurrencySide: 'RECEIVING' as const }
    const page = createQuoteConfirmation(client, { accountId: wallet, request })

    expect(await page.load()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
    expect([sent(world), asked]).toEqual([[], []])
  },
)

test('a locked wallet pays from no balance either', async () => {
  const { world, page } = await paidFromBalance()
  await world.client.sessions.lock()

  void page.confirm()

  await world.reached(page, 'signing-in')
  expect(sent(world)).toEqual([])
})

test('a refusal that the platform did not decide keeps the key', async () => {
  const { world, page } = await paidFromBalance()
  const refusal = { status: 401, code: 'WALLET_SIGNATURE_INVALID', message: '' }
  world.network.tamper('/execute', () => Response.json(refusal, { status: 401 }))
  world.network.tamper('GET /quotes/', (body) =>
    body.replace(/"status":"(PROCESSING|COMPLETED)"/, '"status":"PENDING"'),
  )

  void page.confirm()
  await world.reached(page, 'signing-in')

  expect(new Set(sent(world).map(({ key }) => key)).size).toBe(1)
})

test('a sign-in that was closed is asked for again with the next consent', async () => {
  const { world, page } = await paidFromBalance(() => false)
  void page.confirm()
  await world.reached(page, 'signing-in')
  page.cancelSignIn()

  void page.confirm()

  await world.reached(page, 'signing-in')
})

test('what another tab stopped while the user signed in is shown again before it is paid', async () => {
  let isRecent = false
  const { world, page, quote } = await paidFromBalance(() => isRecent)
  void page.confirm()
  await world.reached(page, 'signing-in')
  const other = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await other.load()
  const relay = { lies: true }
  world.network.tamper('GET /customers/external-accounts/', (body) =>
    relay.lies ? body.replace('123456789', '987654321') : body,
  )
  await other.confirm()
  expect(other.getSnapshot()).toMatchObject({ step: 'abandoned' })
  Object.assign(relay, { lies: false })
  isRecent = true

  await signIn(world)

  await world.reached(page, 'review')
  expect(sent(world)).toHaveLength(1)
})
