import { expect, test } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import type { TestPlatform, TestPlatformOptions } from '../../test/createTestPlatform.ts'
import { createTestPlatform, startChallenge } from '../../test/createTestPlatform.ts'
import { ada, decoyWallet, errorResponse, eve } from '../../test/fakeService.ts'
import { compressedKey } from '../../test/requestBodies.ts'
import { createPlatformOfAda, passkeyId, withRequestId, wrongPasskeyProof } from '../../test/waysToSignIn.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'

const known = { email: ada.email }
const unknown = { email: 'bob@example.com' }
const sealed = JSON.stringify({ encappedPublic: `04${'a'.repeat(128)}`, ciphertext: 'b'.repeat(238) })
const code = (encryptedOtpBundle: string) => ({ type: 'EMAIL_OTP', encryptedOtpBundle })
const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }

/** A service that allows each credential five codes a minute and five wrong codes for a code, as the sandbox does. */
function createLimitedPlatform(options: TestPlatformOptions = {}) {
  const platform = createTestPlatform(options)
  const codes = new Map<string, { at: number[]; wrong: number }>()
  const limited = () => errorResponse(429, 'RATE_LIMITED', 'Too many', { 'retry-after': '60' })
  platform.service.intercept = ({ method, url, headers, bytes }) => {
    const id = /AuthMethod(?::|%3A)[\w-]+/.exec(url)?.[0]
    if (method !== 'POST' || !id) return undefined
    const { at, wrong } = codes.get(id) ?? { at: [], wrong: 0 }
    if (url.endsWith('/challenge')) {
      const recent = at.filter((time) => time > platform.clock.now - 60_000)
      if (recent.length >= 5) return limited()
      codes.set(id, { at: [...recent, platform.clock.now], wrong: 0 })
      return undefined
    }
    if (wrong >= 5) return limited()
    const isWrong = !headers.has('request-id') && !new TextDecoder().decode(bytes).includes('"right"')
    codes.set(id, { at, wrong: wrong + Number(isWrong) })
    return undefined
  }
  return platform
}

/** What a response shows, without what differs between any two users. */
function shapeOf({ status, headers, text }: Awaited<ReturnType<TestPlatform['call']>>) {
  return `${status} ${headers.get('retry-after')} ${status === 200 ? '' : text}`
}

async function askForCodes(platform: TestPlatform, login: Record<string, string>, times: number) {
  const shapes: string[] = []
  const bundles: unknown[] = []
  for (let number = 0; number < times; number++) {
    const { challenge } = await startChallenge(platform, login)
    shapes.push(shapeOf(challenge))
    bundles.push((challenge.json as { otpEncryptionTargetBundle?: string }).otpEncryptionTargetBundle)
    platform.clock.now += 1_000
  }
  return { shapes, bundles: bundles.filter((bundle) => bundle !== undefined) }
}

test('the sixth code in a row is refused before the service is called, for a customer and for a stranger', async () => {
  const platforms = [createLimitedPlatform(), createLimitedPlatform()] as const
  const [customer, stranger] = [await askForCodes(platforms[0], known, 7), await askForCodes(platforms[1], unknown, 7)]

  expect(stranger.shapes).toEqual(customer.shapes)
  expect(customer.shapes.map((shape) => shape.slice(0, 6))).toEqual([...Array(5).fill('200 nu'), '429 64', '429 63'])
  expect(platforms.map(({ service }) => service.seen)).toEqual([[], []])
  expect(new Set(stranger.bundles).size).toBe(5)
})

test.each([known, unknown])('a server whose clock is 70 s ahead does not end the wait of %j', async (login) => {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const store = createMemoryStore({ now: () => clock.now })
  const [right, ahead] = [createLimitedPlatform({ store }), createLimitedPlatform({ store })]
  ahead.clock.now += 70_000

  await askForCodes(right, login, 5)

  expect((await askForCodes(ahead, login, 1)).shapes[0]).toMatch(/^429 65 /)
  clock.now += 65_000
  expect((await askForCodes(ahead, login, 1)).shapes).toEqual(['200 null '])
})

test('after the wait the next code is sent, for a customer and for a stranger', async () => {
  for (const login of [known, unknown]) {
    const platform = createLimitedPlatform()
    await askForCodes(platform, login, 5)
    platform.clock.now += 64_000

    expect((await askForCodes(platform, login, 1)).shapes).toEqual(['200 null '])
  }
})

const decoys = [decoyWallet, eve].map(({ account: accountId, credential: credentialId }) => ({
  accountId,
  credentialId,
}))

/** Requests one code for each of so many strangers, then one for another user. */
async function askAfterStrangers(login: Record<string, string>, strangers: number) {
  const platform = createLimitedPlatform({ decoys })
  const bundles = new Set<unknown>()
  for (let number = 0; number < strangers; number++)
    bundles.add((await askForCodes(platform, { email: `stranger${number}@example.com` }, 1)).bundles[0])
  const { shapes, bundles: own } = await askForCodes(platform, login, 1)
  return { shapes, isOld: bundles.has(own[0]) }
}

test('as long as the decoy wallets last, codes for strangers reveal nothing about the next address', async () => {
  for (const login of [known, unknown])
    expect(await askAfterStrangers(login, 9)).toEqual({ shapes: ['200 null '], isOld: false })
})

test('when all decoy wallets are used up, the next stranger still gets a challenge, though an old one', async () => {
  expect(await askAfterStrangers(unknown, 10)).toEqual({ shapes: ['200 null '], isOld: true })
})

test('no login sees the same old challenge twice', async () => {
  const platform = createLimitedPlatform()
  for (let number = 0; number < 5; number++) await askForCodes(platform, { email: `stranger${number}@example.com` }, 1)

  const { shapes } = await askForCodes(platform, unknown, 2)

  expect(shapes.map((shape) => shape.slice(0, 6))).toEqual(['200 nu', '429 60'])
})

test('the sixth wrong code is refused the same way, at any speed and with other users trying codes', async () => {
  const outcomes = await Promise.all(
    [known, unknown].map(async (login) => {
      const platform = createLimitedPlatform()
      const first = await startChallenge(platform, login)
      const { cookie } = first
      await startChallenge(platform, { email: 'carol@example.com' })
      const path = `/auth/credentials/${first.method.id}/verify`
      const shapes: string[] = []
      for (let number = 0; number < 7; number++) {
        platform.clock.now += 14_000
        shapes.push(shapeOf(await platform.call('POST', path, { cookie, body: code(sealed) })))
      }
      return shapes
    }),
  )

  expect(outcomes[1]).toEqual(outcomes[0])
  expect(outcomes[0]?.map((shape) => shape.slice(0, 3))).toEqual(['401', '401', '401', '401', '401', '429', '429'])
})

test('a new code can be tried although the one before was tried too often', async () => {
  const platform = createLimitedPlatform()
  const first = await startChallenge(platform, known)
  const wrong = { cookie: first.cookie, body: code(sealed) }
  for (let number = 0; number < 6; number++)
    await platform.call('POST', `/auth/credentials/${first.method.id}/verify`, wrong)

  const { method, cookie } = await startChallenge(platform, known)
  const path = `/auth/credentials/${method.id}/verify`
  const right = await platform.call('POST', path, { cookie, body: code('right') })

  expect(right.status).toBe(202)
})

test('new codes do not bring new tries for ever: after 30 wrong ones the next is refused, known or not', async () => {
  const outcomes = await Promise.all(
    [known, unknown].map(async (login) => {
      const platform = createLimitedPlatform()
      const statuses: number[] = []
      const startedAt = platform.clock.now
      let last = ''
      while (platform.clock.now - startedAt < 600_000) {
        const { challenge, method, cookie } = await startChallenge(platform, login)
        const path = `/auth/credentials/${method.id}/verify`
        for (let number = 0; challenge.status === 200 && number < 5; number++) {
          const answer = await platform.call('POST', path, { cookie, body: code(sealed) })
          statuses.push(answer.status)
          last = shapeOf(answer)
        }
        platform.clock.now += 65_000
      }
      return { wrong: statuses.filter((status) => status === 401).length, last }
    }),
  )

  expect(outcomes[1]).toEqual(outcomes[0])
  expect(outcomes[0]).toEqual({ wrong: 30, last: expect.stringMatching(/^429 3\d{3} /) })
})

test('a user who signs in may request as many codes again', async () => {
  const platform = createTestPlatform()
  const statuses: number[] = []
  for (let number = 0; number < 7; number++) {
    const { challenge, method, cookie } = await startChallenge(platform, known)
    const options = { cookie, body: code('right'), headers: signed }
    await platform.call('POST', `/auth/credentials/${method.id}/verify`, options)
    statuses.push(challenge.status)
  }

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('codes that the service did not send are not counted', async () => {
  const platform = createTestPlatform()
  platform.service.intercept = ({ url }) => (url.endsWith('/challenge') ? errorResponse(500, 'X', 'x') : undefined)
  await askForCodes(platform, known, 9)
  platform.service.intercept = () => undefined

  expect((await askForCodes(platform, known, 1)).shapes).toEqual(['200 null '])
})

test('a stricter limit of the service applies, and the response says so', async () => {
  const codeAttempts = { most: 2, waitMs: 600_000 }

  const [customer, stranger] = [
    await askForCodes(createTestPlatform({ codeAttempts }), known, 3),
    await askForCodes(createTestPlatform({ codeAttempts }), unknown, 3),
  ]

  expect(stranger.shapes).toEqual(customer.shapes)
  expect(customer.shapes[2]).toMatch(/^429 599 /)
})

test('processes with one store count the codes of an address together', async () => {
  const store = createMemoryStore({ now: () => 0 })
  const statuses: number[] = []
  for (let number = 0; number < 6; number++)
    statuses.push((await startChallenge(createTestPlatform({ store }), unknown)).challenge.status)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('while the store fails, users still sign in and each process counts for itself', async () => {
  const fail = () => Promise.reject(new Error('redis://user:password@store is down'))
  const platform = createLimitedPlatform({ store: brokenStore(fail) })

  const { shapes } = await askForCodes(platform, known, 6)

  expect(shapes.map((shape) => shape.slice(0, 3))).toEqual(['200', '200', '200', '200', '200', '429'])
})

test('wrong assertions do not prevent a sign-in by passkey', async () => {
  const platform = createPlatformOfAda()
  const { cookie } = await startChallenge(platform, { credentialId: passkeyId }, { clientPublicKey: compressedKey })
  const path = `/auth/credentials/${passkeyId}/verify`

  const statuses = new Set<number>()
  for (let number = 0; number < 8; number++) {
    const answer = await platform.call('POST', path, { cookie, body: wrongPasskeyProof, headers: withRequestId })
    statuses.add(answer.status)
  }

  expect(statuses).toEqual(new Set([401]))
})
