import { createQuoteConfirmation, createSend } from '@countersign/core'
import { readTransaction } from '@countersign/core/flows'
import { createExternalAccount, listInternalAccounts, listTransactions } from '@countersign/core/wire'
import type { PaymentApproval } from '@countersign/platform'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { executions, payGrace, signIn } from '../../../test/journeys.ts'

type Options = {
  accountNumber?: string
  ownershipType?: 'FIRST_PARTY' | 'THIRD_PARTY' | undefined
  decide?: (payment: PaymentApproval) => boolean
}

/** Ada, signed in, with dollars that the service holds and a bank account, and what the platform is asked. */
async function withBank(options: Options = {}) {
  const { decide = () => true } = options
  const asked: PaymentApproval[] = []
  const world = await createTestClient({
    approvePayment: async (payment) => {
      asked.push(payment)
      return decide(payment)
    },
  })
  await signIn(world)
  const bank = await addBank(world, options)
  const readDollars = async () =>
    (await world.service.call(listInternalAccounts, { query: { customerId: world.ada.customerId, currency: 'USD' } }))
      .data[0]
  const dollars = (await readDollars())?.id ?? ''
  const request = pull(bank, dollars)
  const open = (client = world.client) => createQuoteConfirmation(client, { accountId: world.ada.accountId, request })
  return { world, asked, bank, dollars, request, open, balance: async () => (await readDollars())?.balance.amount }
}

async function addBank({ service, ada }: TestWorld, options: Options): Promise<string> {
  const { accountNumber = '004417228190' } = options
  const ownershipType = 'ownershipType' in options ? options.ownershipType : 'FIRST_PARTY'
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Ada Lovelace' }
  const account = { accountNumber, routingNumber: '021000021', bankAccountType: 'CHECKING', bankName: 'Coastal Bank' }
  const accountInfo = { accountType: 'USD_ACCOUNT', ...account, beneficiary }
  const body = { customerId: ada.customerId, currency: 'USD', accountInfo, ownershipType }
  return (await service.call(createExternalAccount, { body })).id
}

const pull = (from: string, to: string) =>
  ({
    source: { sourceType: 'ACCOUNT', accountId: from },
    destination: { destinationType: 'ACCOUNT', accountId: to },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 100_00n,
  }) as const

/** A pull that waits for consent. */
async function reviewedPull(options: Options = {}) {
  const found = await withBank(options)
  const page = found.open()
  await page.load()
  return { ...found, page, ...(await found.world.reached(page, 'review')) }
}

const keys = (world: TestWorld) => executions(world).map(({ headers }) => headers['idempotency-key'])

async function movements({ service, ada }: TestWorld) {
  const { data } = await service.call(listTransactions, { query: { customerId: ada.customerId } })
  // The wallet was funded without one.
  return data
    .filter(({ quoteId }) => quoteId)
    .map(({ type, status, failureReason }) => [type, status, failureReason].filter(Boolean).join(' '))
}

test('money is taken from the customer’s own bank account once, after the platform was asked, and nothing is signed', async () => {
  const { world, asked, page, bank, dollars, payee, quote, balance } = await reviewedPull()
  expect([payee?.id, quote.destination.accountId]).toEqual([bank, dollars])
  expect(payee?.accountInfo).toMatchObject({ accountNumber: '004417228190' })

  void page.confirm()
  void page.confirm()
  await world.reached(page, 'processing')
  expect([await movements(world), await balance()]).toEqual([['INCOMING PROCESSING'], 0n])
  expect(executions(world).map(({ headers }) => headers['service-wallet-signature'])).toEqual([undefined])
  expect(asked).toMatchObject([{ payer: { id: bank }, payee: undefined, proof: 'wallet-login' }])
  const read = await readTransaction(world.client, { transactionId: quote.transactionId ?? '' })
  expect(read.payment?.payee?.id).toBe(bank)
  page.destroy()
  world.clock.advance(5 * 24 * 3_600_000)
  expect([await movements(world), await balance()]).toEqual([['INCOMING COMPLETED'], 100_00n])
})

test('the send page describes it: an account at a bank pays into the balance, and what it holds is not known', async () => {
  const { world, bank, dollars, request } = await withBank()
  const page = createSend(world.client, { accountId: bank, draft: { payeeId: dollars, amount: 100_00n } })
  await page.refresh()

  expect(page.getSnapshot().reading.content?.payer?.id).toBe(bank)
  expect(page.prepare()).toMatchObject({ request })
})

test.each([undefined, 'THIRD_PARTY'] as const)(
  'an account that is stored as %s pays nothing',
  async (ownershipType) => {
    const { world, asked, bank, dollars, open } = await withBank({ ownershipType })
    const send = createSend(world.client, { accountId: bank, draft: { payeeId: dollars } })
    await send.refresh()
    const page = open()
    await page.load()
    await page.confirm()

    expect(send.getSnapshot().reading).toMatchObject({ error: { code: 'REFERENCE_NOT_FOUND' } })
    expect(page.getSnapshot()).toMatchObject({ status: 'review', error: { code: 'QUOTE_NOT_SIGNABLE' } })
    expect([executions(world), asked]).toEqual([[], []])
  },
)

test('a relay that calls someone else’s account the customer’s own is refused by the platform', async () => {
  const { world, asked, open } = await withBank({ ownershipType: 'THIRD_PARTY' })
  world.network.tamper('GET /customers/external-accounts/', (body) => body.replace('THIRD_PARTY', 'FIRST_PARTY'))
  const page = open()
  await page.load()
  await world.reached(page, 'review')
  void page.confirm()

  await world.reached(page, 'signing-in')
  expect([await movements(world), asked]).toEqual([['INCOMING PENDING'], []])
})

test('the account of another customer cannot be named', async () => {
  const { world, dollars } = await withBank()
  const bob = await world.addPerson('bob@example.com')
  const page = createQuoteConfirmation(world.client, {
    accountId: world.ada.accountId,
    request: pull(bob.usdPayeeId, dollars),
  })

  expect(await page.load()).toMatchObject({ status: 'unavailable', error: { code: 'REFERENCE_NOT_FOUND' } })
  expect(await movements(world)).toEqual([])
})

test.each(['the bank account for the wallet', 'the wallet for the bank account'])(
  'a relay that swaps %s is refused before anything is agreed to',
  async (swap) => {
    const { world, bank, dollars, request } = await withBank()
    const { accountId } = world.ada
    const asked =
      swap === 'the wallet for the bank account' ? request : { ...payGrace(world), ...pull(accountId, dollars) }
    const [from, to] = asked === request ? [bank, accountId] : [accountId, bank]
    world.network.tamper('POST /quotes', (body) => body.replace(`"accountId":"${from}"`, `"accountId":"${to}"`))
    const page = createQuoteConfirmation(world.client, { accountId, request: asked })

    expect(await page.load()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
    expect(executions(world)).toEqual([])
  },
)

test.each(['another number', 'another account of theirs'])(
  'a pull from %s than was reviewed is stopped, and not called one to another recipient',
  async (what) => {
    const { world, page, bank, quote } = await reviewedPull()
    const other = await addBank(world, { accountNumber: '004417220000' })
    if (what === 'another number')
      world.network.tamper('GET /customers/external-accounts/', (body) => body.replace('004417228190', '004417229999'))
    else world.network.tamper('GET /quotes/', (body) => body.replace(bank, other))
    await page.confirm()

    expect([page.getSnapshot().step, executions(world)]).toEqual(['abandoned', []])
    const again = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
    await again.load()
    expect(again.getSnapshot().step).toBe('abandoned')
  },
)

test('a relay that has the money taken from a payee is refused, also once it is agreed to', async () => {
  const { world, page, bank } = await reviewedPull()
  world.network.tamper('GET /quotes/', (body) => body.replace(bank, world.ada.usdPayeeId))
  await page.confirm()
  expect(page.getSnapshot().step).toBe('abandoned')
  await page.confirm()

  expect(page.getSnapshot()).toMatchObject({ status: 'review' })
  expect(executions(world)).toEqual([])
})

test('the account that took the place of the bank account is set aside, and the balance is not', async () => {
  const { world, page, bank, dollars } = await reviewedPull()
  const relay = { lies: true }
  world.network.tamper('GET /customers/external-accounts/', (body) =>
    relay.lies ? body.replace('004417228190', '004417220000') : body,
  )
  await page.confirm()
  Object.assign(relay, { lies: false })
  const send = createSend(world.client, { accountId: world.ada.accountId, draft: { payeeId: dollars } })
  await send.refresh()

  expect(send.getSnapshot().reading.content?.stops.map(({ payeeId }) => payeeId)).toEqual([bank])
  const taken = createSend(world.client, { accountId: bank, draft: { payeeId: dollars } })
  await taken.refresh()
  expect(taken.getSnapshot().reading).toMatchObject({ error: { code: 'REFERENCE_NOT_FOUND' } })
})

test('what the platform does not approve asks for one sign-in, and is decided once more under another key', async () => {
  let isRecent = false
  const { world, page } = await reviewedPull({ decide: () => isRecent })
  void page.confirm()
  await world.reached(page, 'signing-in')

  isRecent = true
  await signIn(world)
  await world.reached(page, 'processing')

  expect(new Set(keys(world)).size).toBe(2)
  expect(await movements(world)).toEqual(['INCOMING PROCESSING'])
})

test('a lost answer is found out about with the same request, and the money is taken once', async () => {
  const { world, page } = await reviewedPull()
  world.network.lose('/execute', 'request')
  world.network.lose('/execute', 'response')

  void page.confirm()
  await world.reached(page, 'processing')

  expect(keys(world).length).toBeGreaterThan(1)
  expect(new Set(keys(world)).size).toBe(1)
  expect(await movements(world)).toEqual(['INCOMING PROCESSING'])
})

test.each(['002', '003', '004', '005'])(
  'a bank account whose number ends with %s pays nothing, and the balance stays',
  async (suffix) => {
    const { world, page, balance } = await reviewedPull({ accountNumber: `000700000${suffix}` })
    void page.confirm()
    const { transaction } = await world.reached(page, 'failed')

    expect(transaction?.failureReason).toBe('COLLECTION_FAILED')
    expect([await movements(world), await balance()]).toEqual([['INCOMING FAILED COLLECTION_FAILED'], 0n])
  },
)
