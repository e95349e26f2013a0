import { expect, test, vi } from 'vitest'
import { ada, quoteOf } from '../../test/fakeService.ts'
import { createPaymentWorld, custodial } from '../../test/paymentWorld.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'

const pulled = { ...custodial, source: { sourceType: 'ACCOUNT', accountId: ada.payee } }
const realtime = { ...custodial, source: { sourceType: 'REALTIME_FUNDING', customerId: ada.customer } }
const unknownSource = { ...custodial, source: { sourceType: 'SOMETHING_NEW', accountId: ada.account } }

test.each([
  ['a custodial balance', custodial],
  ['a bank account', pulled],
  ['a source of an unknown kind', unknownSource],
  ['a quote in an unknown state', { ...custodial, status: 'SOMETHING_NEW' }],
  ['an open challenge', { ...custodial, status: 'PENDING_AUTHORIZATION' }],
  [
    'a wallet without a payload',
    { ...custodial, paymentInstructions: [{ accountOrWalletInfo: { accountType: 'EMBEDDED_WALLET' } }] },
  ],
  [
    'a wallet with an empty payload',
    {
      ...custodial,
      paymentInstructions: [{ accountOrWalletInfo: { accountType: 'EMBEDDED_WALLET', payloadToSign: '' } }],
    },
  ],
  [
    'instructions for another account',
    {
      ...custodial,
      paymentInstructions: [{ accountOrWalletInfo: { accountType: 'USD_ACCOUNT', payloadToSign: 'p' } }],
    },
  ],
])(
  'the platform is asked about a payment from %s, and without its hook nothing is executed',
  async (_source, quote) => {
    const asking = createPaymentWorld(quote)
    const silent = createPaymentWorld(quote, { approvePayment: undefined })

    expect((await asking.pay('one')).status).toBe(200)
    expect(asking.asked).toHaveLength(1)
    expect([asking.executed(), (await silent.pay('one')).json]).toEqual([
      1,
      expect.objectContaining({ status: 403, code: 'NOT_APPROVED' }),
    ])
    expect(silent.executed()).toBe(0)
  },
)

test.each([
  ['a wallet that signs it', quoteOf(ada)],
  ['money from outside', realtime],
])('a payment with %s is not asked about and costs no further call', async (_source, quote) => {
  const { platform, asked, pay } = createPaymentWorld(quote)
  await platform.call('GET', `/quotes/${ada.quote}`)
  platform.service.seen.length = 0

  expect((await pay('one')).status).toBe(200)

  expect(asked).toEqual([])
  // The first execution of a customer reads whether they are approved.
  expect(platform.service.seen.map(({ url }) => url.split('/').at(-1))).toEqual([ada.customer, 'execute'])
})

test('an execution whose owner is not known yet reads the quote once', async () => {
  const { platform, pay } = createPaymentWorld(custodial)

  await pay('one')

  expect(platform.service.seen.filter(({ url }) => url.endsWith(ada.quote))).toHaveLength(1)
})

test.each(['PROCESSING', 'COMPLETED', 'FAILED', 'EXPIRED'])(
  'the answer about a quote that is %s is left to the service',
  async (status) => {
    const { asked, pay } = createPaymentWorld({ ...custodial, status })

    expect((await pay('one')).status).toBe(200)
    expect(asked).toEqual([])
  },
)

test.each([
  ['not stored as the customer’s own', 'THIRD_PARTY'],
  ['of an unknown owner', undefined],
])('money is taken from no account that is %s, and the platform is not asked', async (_what, ownershipType) => {
  const { asked, pay, executed, tellOfPayees } = createPaymentWorld(pulled)
  tellOfPayees({ ownershipType })

  expect((await pay('one')).json).toMatchObject({ status: 403, code: 'NOT_APPROVED' })
  expect([asked, executed()]).toEqual([[], 0])
})

test('the hook gets the bank account that the money is taken from', async () => {
  const { asked, pay } = createPaymentWorld(pulled)

  await pay('one')

  expect(asked).toMatchObject([{ payer: { id: ada.payee, ownershipType: 'FIRST_PARTY' } }])
})

test('the hook gets the quote, the payee and the customer', async () => {
  const { asked, pay } = createPaymentWorld(custodial)

  await pay('one')

  expect(asked).toEqual([
    {
      customerId: ada.customer,
      quote: expect.objectContaining({ id: ada.quote, totalSendingAmount: 100n }),
      payee: expect.objectContaining({ id: ada.payee }),
      payer: undefined,
      proof: 'session',
    },
  ])
})

const answers: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['says no', async () => false],
  ['says nothing', async () => undefined],
  ['says something else', async () => 'yes'],
  ['throws', () => Promise.reject(new Error('the database is away'))],
]

test.each(answers)('a platform that %s refuses, also when the request is repeated', async (_how, answer) => {
  const approvePayment = vi.fn(answer as () => Promise<boolean>)
  const { pay, executed } = createPaymentWorld(custodial, { approvePayment })

  const first = await pay('one')
  approvePayment.mockResolvedValue(true)
  const again = await pay('one')

  expect(first.json).toMatchObject({ status: 403, code: 'NOT_APPROVED' })
  expect(first.text).not.toContain('database')
  expect(again.text).toBe(first.text)
  expect(approvePayment).toHaveBeenCalledTimes(1)
  expect(executed()).toBe(0)

  expect((await pay('two')).status).toBe(200)
  expect(executed()).toBe(1)
})

test('an approval holds for its key, its quote and its customer', async () => {
  const approvePayment = vi.fn(async () => true)
  const { pay, executed } = createPaymentWorld(custodial, { approvePayment })

  expect((await pay('one')).status).toBe(200)
  approvePayment.mockResolvedValue(false)

  expect([(await pay('one')).status, (await pay('two')).status, (await pay()).status]).toEqual([200, 403, 403])
  expect(approvePayment).toHaveBeenCalledTimes(3)
  expect(executed()).toBe(2)
})

test('a platform that takes longer than ten seconds refuses, and a late yes changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = Promise.withResolvers<boolean>()
  const asked = Promise.withResolvers<void>()
  const approvePayment = () => {
    asked.resolve()
    return late.promise
  }
  const { pay, executed } = createPaymentWorld(custodial, { approvePayment })

  const pending = pay('one')
  await asked.promise
  await vi.advanceTimersByTimeAsync(10_000)
  const first = await pending
  late.resolve(true)

  expect([first.status, (await pay('one')).status, executed()]).toEqual([403, 403, 0])
  vi.useRealTimers()
})

test('two servers that get one request at the same time ask once, and the other one says that it is under way', async () => {
  const store = createMemoryStore({ now: Date.now })
  const decision = Promise.withResolvers<boolean>()
  const asked = Promise.withResolvers<void>()
  const approvePayment = vi.fn(() => {
    asked.resolve()
    return decision.promise
  })
  const [one, other] = [1, 2].map(() => createPaymentWorld(custodial, { store, approvePayment }))

  const first = one?.pay('one')
  await asked.promise
  const second = await other?.pay('one')
  decision.resolve(true)

  expect(second?.json).toMatchObject({ status: 409, code: 'OPERATION_IN_PROGRESS' })
  expect((await first)?.status).toBe(200)
  expect((await other?.pay('one'))?.status).toBe(200)
  expect(approvePayment).toHaveBeenCalledTimes(1)
})
