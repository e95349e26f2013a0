import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'
import { createRequestLimits } from './rateLimits.ts'

const limit = { most: 3, windowMs: 60_000 }

test('the fourth sign-in with one address is refused, known or not, until the window ends', async () => {
  const platform = createTestPlatform({ rateLimits: { login: limit } })
  const statuses = async (email: string) => {
    const answers = []
    for (let number = 0; number < 4; number++) answers.push(await platform.call('POST', '/login', { body: { email } }))
    return answers.map(({ status, headers }) => [status, headers.get('retry-after')])
  }

  const [known, unknown] = [await statuses(ada.email), await statuses('stranger@example.com')]
  const upperCase = await platform.call('POST', '/login', { body: { email: ada.email.toUpperCase() } })
  platform.clock.now += 60_000
  const later = await platform.call('POST', '/login', { body: { email: ada.email } })

  expect(known).toEqual([
    [200, null],
    [200, null],
    [200, null],
    [429, '60'],
  ])
  expect(unknown).toEqual(known)
  expect([upperCase.status, later.status]).toEqual([429, 200])
})

test('sign-ins from one address are counted together, and those from another one are not', async () => {
  let address = '203.0.113.7'
  const platform = createTestPlatform({ rateLimits: { address: limit }, endUserIpAddress: () => address })
  const begin = async (number: number) =>
    (await platform.call('POST', '/login', { body: { email: `p${number}@example.com` } })).status

  const first = [await begin(1), await begin(2), await begin(3), await begin(4)]
  address = '203.0.113.8'

  expect([first, await begin(5)]).toEqual([[200, 200, 200, 429], 200])
})

test('one customer is refused with the time to wait, and another one is not', async () => {
  const store = createMemoryStore({ now: () => Date.parse('2026-11-20T12:00:00Z') })
  const options = { rateLimits: { customer: limit }, store }
  const [own, atAnotherServer] = [ada, ada].map((signedIn) => createTestPlatform({ signedIn, ...options }))
  const other = createTestPlatform({ signedIn: eve, ...options })
  const read = async (platform = own) => (await platform?.call('GET', '/transactions'))?.status

  const statuses = [
    await read(),
    await read(atAnotherServer),
    await read(),
    await read(atAnotherServer),
    await read(other),
  ]
  const refused = await own?.call('GET', '/transactions')

  expect(statuses).toEqual([200, 200, 200, 429, 200])
  expect(refused?.headers.get('retry-after')).toBe('60')
  expect(refused?.json).toMatchObject({ code: 'RATE_LIMITED' })
})

test.each([70_000, 3_600_000, -70_000])(
  'a server whose clock is %i ms ahead counts in the same window',
  async (aheadMs) => {
    const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
    const store = createMemoryStore({ now: () => clock.now })
    const options = { signedIn: ada, rateLimits: { customer: limit }, store }
    const [right, wrong] = [createTestPlatform(options), createTestPlatform(options)]
    wrong.clock.now += aheadMs
    const read = (platform: typeof right) => platform.call('GET', '/transactions')
    const statuses = []
    for (const platform of [right, wrong, right, wrong]) statuses.push((await read(platform)).status)
    clock.now += 20_000
    const refused = await read(wrong)

    expect(statuses).toEqual([200, 200, 200, 429])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
    clock.now += 40_000
    expect((await read(wrong)).status).toBe(200)
  },
)

test('a store that does not say what is left of a window gets the whole window as the time to wait', async () => {
  const { timeLeft: _without, ...store } = createMemoryStore({ now: () => 0 })
  const platform = createTestPlatform({ signedIn: ada, rateLimits: { customer: { ...limit, most: 1 } }, store })
  await platform.call('GET', '/transactions')

  expect((await platform.call('GET', '/transactions')).headers.get('retry-after')).toBe('60')
})

test('a limit that is turned off counts nothing', async () => {
  const off = { login: false, address: false, customer: false } as const
  const platform = createTestPlatform({ signedIn: ada, rateLimits: off })

  for (let number = 0; number < 700; number++) expect((await platform.call('GET', '/events')).status).toBe(200)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:DB8:0001:2::1', '2001:db8:1:2:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['198.51.100.1', '198.51.100.2', false],
])('%s and %s are counted as one device: %s', async (one, other, together) => {
  const addresses = [one, other]
  const store = createMemoryStore({ now: () => 0 })
  const rateLimits = { address: { most: 1, windowMs: 60_000 } }
  const { countAddress } = createRequestLimits({ rateLimits, endUserIpAddress: () => addresses.shift() }, { store })
  const request = new Request('https://app.test/')
  await countAddress(request)

  const second = await countAddress(request).then(
    () => 'passes',
    () => 'refused',
  )
  expect(second).toBe(together ? 'refused' : 'passes')
})
