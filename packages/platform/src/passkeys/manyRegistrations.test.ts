import { expect, test } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'
import { createPlatformContext } from '../context.ts'

const registration = '/passkeys/registration'

test('a customer who begins 90,000 registrations makes no used challenge of another customer usable again', async () => {
  const { registrationChallenges: challenges } = createPlatformContext({
    service: { baseUrl: 'https://service.test', clientId: 'id', clientSecret: 'secret' },
    identify: async () => undefined,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
    now: () => 0,
  })
  const enrollment = { customerId: ada.customer, accountId: ada.account }
  const challenge = (await challenges.issue(enrollment)) ?? ''
  const attempt = { ...enrollment, challenge, body: new Uint8Array([1]) }
  const passes = [await challenges.spend(attempt)]

  for (let begun = 0; begun < 90_000; begun++) {
    // A store that keeps what was read last would keep the challenge this way, and forget that it was used.
    if (begun % 30_000 === 0) passes.push(await challenges.spend(attempt))
    if ((await challenges.issue({ customerId: eve.customer, accountId: eve.account })) === undefined) break
  }

  passes.push(await challenges.spend(attempt))
  expect(passes.filter(Boolean)).toHaveLength(1)
})

test('a customer begins twenty registrations within five minutes, and no more', async () => {
  let signedIn = ada
  const platform = createTestPlatform({ identify: async () => signedIn.customer })
  const begin = () => platform.call('POST', registration, { body: { accountId: signedIn.account } })

  const answers = await Promise.all(Array.from({ length: 25 }, begin))
  signedIn = eve
  const other = await begin()
  signedIn = ada
  platform.clock.now += 299_999
  const early = await begin()
  platform.clock.now += 1
  const later = await begin()

  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter((status) => status === 200).length, statuses.filter((s) => s === 429).length]).toEqual([
    20, 5,
  ])
  expect([other.status, early.status, later.status]).toEqual([200, 429, 200])
  expect(early.json).toMatchObject({ code: 'RATE_LIMITED' })
  expect(early.headers.get('retry-after')).toBe('300')
})

test('a registration beyond the limit only looks up the owner of the account at the service', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const begin = () => platform.call('POST', registration, { body: { accountId: ada.account } })
  for (let begun = 0; begun < 20; begun++) await begin()
  platform.service.seen.length = 0

  const answer = await begin()

  expect(answer.status).toBe(429)
  expect(platform.service.seen).toEqual([])
})

const down = () => Promise.reject(new Error('redis://user:password@host is down'))

test.each([
  ['that is down', brokenStore(down)],
  [
    'that throws at once',
    {
      ...brokenStore(down),
      get: () => {
        throw new Error('redis://user:password@host is down')
      },
    },
  ],
])('with a store %s a passkey is neither begun nor registered, and everything else works', async (_how, store) => {
  const platform = createTestPlatform({ signedIn: ada, store })
  const attestation = { credentialId: 'AAAA', clientDataJson: 'BBBB', attestationObject: 'CCCC' }
  const passkey = { type: 'PASSKEY', accountId: ada.account, nickname: 'Phone', challenge: 'A'.repeat(43), attestation }

  const begun = await platform.call('POST', registration, { body: { accountId: ada.account } })
  const enrolled = await platform.call('POST', '/auth/credentials', { body: passkey })
  const other = await platform.call('GET', '/transactions')

  for (const { json, text, headers } of [begun, enrolled]) {
    expect(json).toMatchObject({ status: 503, code: 'PLATFORM_UNAVAILABLE' })
    expect(headers.get('retry-after')).toBe('10')
    expect(text).not.toContain('password')
  }
  expect(other.status).toBe(200)
  expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
})
