import { fundInternalAccount } from '@countersign/core/wire'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../../test/journeys.ts'
import { createLiveWorld, eventually, streams } from '../../../test/liveWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turns } from '../../../test/testPage.ts'
import { createAddMoney } from './addMoney.ts'

type World = Awaited<ReturnType<typeof signedInWorld>>
type Answer = { data: Record<string, unknown>[] }

async function opened(world?: World) {
  const used = world ?? (await signedInWorld())
  const { accountId } = used.ada
  const reader = createAddMoney(used.client, { accountId })
  onTestFinished(reader.destroy)
  const read = async () => (await reader.refresh()).content
  const fund = (amount: number) => used.service.call(fundInternalAccount, { path: { accountId }, body: { amount } })
  /** Changes what the relay says about the wallet. */
  const lie = (change: (wallet: Record<string, unknown>) => object) =>
    used.network.tamper('/internal-accounts', (body) => {
      const { data, ...page } = JSON.parse(body) as Answer
      return JSON.stringify({ ...page, data: data.map((wallet) => ({ ...wallet, ...change(wallet) })) })
    })
  return { world: used, reader, read, fund, lie, first: await read() }
}

const amountOf = (amount: bigint) => ({ amount, currency: expect.objectContaining({ code: 'USDB' }) })

test('the ways to send money to the wallet are read, and the customer’s own address', async () => {
  const { first } = await opened()

  expect(first).toMatchObject({ isChanged: false, arrived: undefined })
  expect(first?.instructions.map(({ accountOrWalletInfo }) => accountOrWalletInfo.accountType)).toEqual([
    'SPARK_WALLET',
  ])
  expect(first?.umaAddress).toMatch(/^\$.+@/)
})

test('for a request, what the user’s own address takes is looked up once, and otherwise not at all', async () => {
  const { world, read, first } = await opened()
  const { client, ada, network } = world
  const lookups = () => network.requests.filter(({ path }) => path.startsWith('/receiver/uma/')).length
  await read()
  expect([first?.currencies, lookups()]).toEqual([undefined, 0])

  const reader = createAddMoney(client, { accountId: ada.accountId, forRequest: true })
  onTestFinished(reader.destroy)
  await reader.refresh()
  const { content } = await reader.refresh()
  expect(content?.currencies?.map(({ code }) => code)).toEqual(['USD', 'EUR'])
  expect(lookups()).toBe(1)
})

test('a wallet that the user does not have is not found', async () => {
  const { client } = await signedInWorld()
  const reader = createAddMoney(client, { accountId: 'InternalAccount:11111111-1111-4111-8111-111111111111' })
  onTestFinished(reader.destroy)

  expect(await reader.refresh()).toMatchObject({ status: 'unavailable', error: { code: 'REFERENCE_NOT_FOUND' } })
})

test('what arrives is counted from the first reading, and stays when it is spent', async () => {
  const { read, fund, lie } = await opened()
  await fund(12_000_000)
  expect((await read())?.arrived).toEqual(amountOf(12_000_000n))
  await fund(3_000_000)
  expect((await read())?.arrived).toEqual(amountOf(15_000_000n))

  lie(({ balance }) => ({ balance: { ...(balance as object), amount: 0 }, totalBalance: undefined }))
  expect((await read())?.arrived).toEqual(amountOf(15_000_000n))
})

test.each([
  ['the end of a hold', (balance: object) => ({ balance: { ...balance, amount: 999_000_000_000 } })],
  ['money that is still pending', (balance: object) => ({ totalBalance: { ...balance, amount: 999_000_000_000 } })],
  [
    'a balance in another currency',
    () => {
      const other = { amount: 999_000_000_000, currency: { code: 'BTC', decimals: 8 } }
      return { balance: other, totalBalance: other }
    },
  ],
])('%s is not an arrival', async (_case, change) => {
  const { read, lie } = await opened()
  lie(({ balance }) => change(balance as object))

  expect((await read())?.arrived).toBeUndefined()
})

const address = { accountOrWalletInfo: { accountType: 'SPARK_WALLET', address: 'spark1mallory', assetType: 'USDB' } }

test.each([
  ['another address', () => ({ fundingPaymentInstructions: [address] })],
  [
    'one more way',
    ({ fundingPaymentInstructions: own }: Record<string, unknown>) => ({
      fundingPaymentInstructions: [...(own as object[]), address],
    }),
  ],
  ['another note', () => ({ fundingPaymentInstructions: [{ ...address, instructionsNotes: 'Send it to …' }] })],
  ['no way any longer', () => ({ fundingPaymentInstructions: [] })],
])('%s at a later reading is an alarm that stays, and what was shown first is not replaced', async (_case, change) => {
  const { read, lie, first } = await opened()
  let isLying = true
  lie((wallet) => (isLying ? change(wallet) : {}))
  const lied = await read()
  expect(lied).toMatchObject({ isChanged: true, instructions: first?.instructions })

  isLying = false
  expect((await read())?.isChanged).toBe(true)
})

test('another UMA address is an alarm, too, and one that cannot be read is not', async () => {
  const { world, read, first } = await opened()
  world.network.lose('GET /customers/', 'request')
  expect(await read()).toMatchObject({ isChanged: false, umaAddress: first?.umaAddress })
  world.network.tamper('GET /customers/', (body) =>
    body.replace(/"umaAddress":"[^"]+"/, '"umaAddress":"$eve@evil.example"'),
  )

  expect(await read()).toMatchObject({ isChanged: true, umaAddress: first?.umaAddress })
})

test('details that come later than the wallet are shown, and are no alarm', async () => {
  const world = await signedInWorld()
  let isEarly = true
  world.network.tamper('/internal-accounts', (body) => {
    const { data, ...page } = JSON.parse(body) as Answer
    return isEarly
      ? JSON.stringify({ ...page, data: data.map((one) => ({ ...one, fundingPaymentInstructions: [] })) })
      : body
  })
  const { first, read } = await opened(world)
  expect(first?.instructions).toEqual([])

  isEarly = false
  const later = await read()
  expect([later?.isChanged, later?.instructions.length]).toEqual([false, 1])
})

test('another user who signs in begins with a first reading of their own', async () => {
  const { world, reader } = await opened()
  const bob = await world.addPerson('bob@example.com')
  await world.client.sessions.end(world.ada.accountId)
  // The platform has one customer at a time.
  world.network.cookies.clear()
  await signIn(world, world.client, bob)

  await expect.poll(() => reader.getSnapshot()).toMatchObject({ status: 'unavailable' })
  expect(reader.getSnapshot().content).toBeUndefined()
})

test('with live events, an arrival is seen without another look', async () => {
  const { world, reader, fund } = await opened(await createLiveWorld())
  await eventually(() => streams(world).length > 0)
  await fund(12_000_000)

  await eventually(() => reader.getSnapshot().content?.arrived?.amount === 12_000_000n)
  expect(world.clock.waiting()).not.toContain(5_000)
})

test('without live events it is read at growing intervals until it is destroyed, and not in a hidden tab', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { world, reader } = await opened()
  const reads = () => world.network.requests.filter(({ path }) => path.startsWith('/internal-accounts')).length
  const before = reads()
  const pass = async (ms: number) => {
    world.clock.advance(ms)
    await turns()
    return reads() - before
  }
  expect([await pass(5_062), await pass(1), await pass(7_593), await pass(1)]).toEqual([0, 1, 1, 2])

  page.visibilityState = 'hidden'
  expect(await pass(600_000)).toBe(2)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await pass(0)).toBe(3)

  reader.destroy()
  expect(await pass(600_000)).toBe(3)
})
