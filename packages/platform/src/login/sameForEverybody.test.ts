import { expect, test } from 'vitest'
import { startChallenge } from '../../test/createTestPlatform.ts'
import { ada, errorResponse } from '../../test/fakeService.ts'
import { observeLogin } from '../../test/observeLogin.ts'
import {
  createPlatformOfAda,
  findAdaByOneWay,
  passkeyId,
  phoneNumber,
  tokenOfAda,
  writeToken,
} from '../../test/waysToSignIn.ts'
import type { PlatformHandlerOptions } from '../options.ts'

const strangersPasskey = 'AuthMethod:3c1d9a4e-7b62-4f0c-9d57-1a2b3c4d5e6f'
const strangersToken = writeToken({ iss: 'https://id.test', sub: 'bob', email: 'bob@example.com' })
const ways = [
  ['email address', { way: 'code', known: { email: ada.email }, unknown: { email: 'bob@example.com' } }],
  ['phone number', { way: 'code', known: { phoneNumber }, unknown: { phoneNumber: '+15550199' } }],
  ['passkey', { way: 'passkey', known: { credentialId: passkeyId }, unknown: { credentialId: strangersPasskey } }],
  ['identity', { way: 'identity', known: { oidcToken: tokenOfAda }, unknown: { oidcToken: strangersToken } }],
] as const

/** A platform whose time passes only while it waits and while a distant service answers. */
function createPlatform(options: Partial<PlatformHandlerOptions> = {}) {
  const platform = createPlatformOfAda({
    findCustomer: findAdaByOneWay,
    wait: async (milliseconds) => {
      platform.clock.now += milliseconds
    },
    ...options,
  })
  return platform
}

const html = { headers: { 'content-type': 'text/html' } }
const faults = {
  'is down': () => {
    throw new TypeError('fetch failed')
  },
  fails: () => errorResponse(500, 'INTERNAL_ERROR', `about ${ada.customer}`),
  'limits the platform': () => errorResponse(429, 'RATE_LIMITED', 'Wait', { 'retry-after': '7' }),
  'refuses the credentials': () => errorResponse(401, 'UNAUTHORIZED', 'Bad credentials'),
  'answers HTML': () => new Response('<html>', html),
  'fails with HTML': () => new Response('<html>', { ...html, status: 503 }),
  'demands an SCA session': () => errorResponse(409, 'SCA_SESSION_REQUIRED', 'Log in'),
  'forbids it': () => errorResponse(403, 'FORBIDDEN', 'No permission'),
}

test.each(ways.flatMap(([kind, people]) => [0, 100, 250, 1000].map((latencyMs) => [latencyMs, kind, people] as const)))(
  'with the service %i ms away, an unknown %s gets the same responses, calls and times as a known one',
  async (latency, _kind, { way, known, unknown }) => {
    const latencyMs = () => latency
    const customer = await observeLogin(createPlatform(), { login: known, way, latencyMs })
    const stranger = await observeLogin(createPlatform(), { login: unknown, way, latencyMs })

    expect(stranger).toEqual(customer)
    expect(customer[0]).toMatchObject({ status: 200, calls: { length: 2 } })
  },
)

test.each(ways)(
  'with any failure of the service, at any step, an unknown %s gets what a known one gets',
  async (_kind, { way, known, unknown }) => {
    const latencyMs = () => 250
    const customer = await observeLogin(createPlatform(), { login: known, way, faults, latencyMs })
    const stranger = await observeLogin(createPlatform(), { login: unknown, way, faults, latencyMs })
    const expected = way === 'code' ? [200, 401, 429, 502] : [200, 400, 401, 429, 502]

    expect(stranger).toEqual(customer)
    expect(new Set(customer.map(({ status }) => status))).toEqual(new Set(expected))
  },
)

test('a service that limits everything looks the same for a stranger after others', async () => {
  const observe = async (login: Record<string, string>) => {
    const platform = createPlatform()
    await startChallenge(platform, { email: 'carol@example.com' })
    const limits = { 'limits the platform': faults['limits the platform'] }
    return observeLogin(platform, { login, way: 'code', faults: limits })
  }

  expect(await observe({ email: 'bob@example.com' })).toEqual(await observe({ email: ada.email }))
})

/** The difference of two means in standard errors (Welch's t). */
function compareMeans(first: readonly number[], second: readonly number[]) {
  const describe = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
    return { mean, variance: squares / (values.length - 1) / values.length }
  }
  const [a, b] = [describe(first), describe(second)]
  const error = Math.sqrt(a.variance + b.variance)
  return error === 0 ? Number(a.mean !== b.mean) * Number.POSITIVE_INFINITY || 0 : (a.mean - b.mean) / error
}

/** A service whose distance changes with each call: 100 to 350 ms, and now and then much more. */
function createLatency() {
  let state = 20_261_120
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return 100 + (state % 251) + (state % 97 === 0 ? 600 : 0)
  }
}

function append(series: Map<string, number[]>, { name, value }: { name: string; value: number }): void {
  const values = series.get(name) ?? []
  values.push(value)
  series.set(name, values)
}

/** The text without its first match, and what matched. */
function takeOut(text: string, pattern: RegExp): [rest: string, match: string | undefined] {
  return [text.replace(pattern, ''), pattern.exec(text)?.[1]]
}

/**
 * How far apart the times of customers and strangers are in each step, and how many kinds of responses and calls there
 * were. `extraMs`: the additional cost of finding a customer.
 */
async function measure(runs: number, { extraMs = 0 } = {}) {
  const platform = createPlatform({
    findCustomer: async (login) => {
      const found = await findAdaByOneWay(login)
      if (found) platform.clock.now += extraMs
      return found
    },
    codeAttempts: { most: runs * 10, waitMs: 1000 },
    // The customer signs in each time, and all of them from one address.
    rateLimits: { login: false, address: false },
  })
  const latencyMs = createLatency()
  const times = { known: new Map<string, number[]>(), unknown: new Map<string, number[]>() }
  const kinds = new Map<string, Set<string>>()
  for (let run = 0; run < runs; run++)
    for (const who of ['known', 'unknown'] as const) {
      const login = { email: who === 'known' ? ada.email : `stranger${run}@example.com` }
      const only = ['login', 'challenge', 'wrong code']
      for (const { step, tookMs, ...seen } of await observeLogin(platform, { login, way: 'code', only, latencyMs })) {
        // A cookie is valid for a second less when the service took long: a time as well.
        const [text, maxAge] = takeOut(JSON.stringify(seen), /Max-Age=(\d+)/)
        for (const [name, value] of [[step, tookMs] as const, [`Max-Age of ${step}`, Number(maxAge ?? 0)] as const])
          append(times[who], { name, value })
        kinds.set(step, (kinds.get(step) ?? new Set()).add(text))
      }
    }
  return [...times.known].map(([step, known]) => {
    const t = compareMeans(known, times.unknown.get(step) ?? [])
    return { step, logins: 2 * known.length, kinds: kinds.get(step)?.size ?? 1, t }
  })
}

/** In full in the long run. */
const runs = process.env.COUNTERSIGN_LONG ? 500 : 170

test(`over ${2 * runs} logins, known and unknown ones cannot be told apart by status, shape, calls or time`, async () => {
  for (const { step, logins, kinds, t } of await measure(runs)) {
    expect([logins, kinds], step).toEqual([2 * runs, 1])
    expect(Math.abs(t), step).toBeLessThan(3)
  }
})

test('the comparison of times detects a platform that takes longer for known users', async () => {
  const [login] = await measure(50, { extraMs: 400 })

  expect(login?.t).toBeGreaterThan(3)
})
