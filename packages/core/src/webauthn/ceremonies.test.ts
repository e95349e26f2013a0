import { expect, test } from 'vitest'
import {
  type Behavior,
  engineError,
  installTestDevice,
  type TestDeviceOptions,
  unanswered,
} from '../../test/testAuthenticator.ts'
import { createTestClock, type TestClock, turn } from '../../test/testClock.ts'
import { createPasskey, offerPasskey, signWithPasskey } from './ceremonies.ts'
import { ceremonyTimeoutMs } from './runCeremony.ts'

const options = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'wallet.example', name: 'Wallet' },
  user: { id: 'dXNlcg', name: 'Ada', displayName: 'Ada' },
  excludeCredentials: [],
}
const request = { challenge: 'ab'.repeat(32), passkeyId: 'cGFzc2tleQ', rpId: undefined }

/** Refuses like an engine, after so long. */
const refuses =
  (name: string, { afterMs = 0, clock }: { afterMs?: number; clock: TestClock }): Behavior =>
  async () => {
    clock.advance(afterMs)
    throw engineError(name)
  }

type Ceremony = (clock: TestClock) => Promise<unknown>
const get: Ceremony = (clock) => signWithPasskey({ ...request, timeoutMs: ceremonyTimeoutMs, clock })
const create: Ceremony = (clock) => createPasskey({ options, clock })

type Situation = {
  name?: string
  afterMs?: number
  device?: TestDeviceOptions
  code: string
}

/** What Chromium 156 was seen to return (`docs/passkeys.md`), and what the others are documented to return. */
const situations: Record<string, Situation> = {
  'the user dismisses the prompt': { afterMs: 3_000, code: 'CANCELLED' },
  'the user does not respond until the engine gives up': { afterMs: 60_000, code: 'PASSKEY_TIMED_OUT' },
  'there is no authenticator, and the engine gives up': {
    afterMs: 60_000,
    device: { builtIn: false, hybrid: false },
    code: 'PASSKEY_UNAVAILABLE',
  },
  'there is no authenticator, and the person closes the prompt': {
    afterMs: 3_000,
    device: { builtIn: false, hybrid: false },
    code: 'PASSKEY_UNAVAILABLE',
  },
  'only a phone could help, and the person closes the prompt': {
    afterMs: 3_000,
    device: { builtIn: false, hybrid: true },
    code: 'CANCELLED',
  },
  'the device does not verify the person': { code: 'PASSKEY_NOT_VERIFIED' },
  'no authenticator can verify a user': { name: 'ConstraintError', code: 'PASSKEY_NOT_VERIFIED' },
  'the page is not visible': { device: { attended: false }, code: 'CANCELLED' },
  'the policy of the page forbids it': { device: { allowed: false }, code: 'PASSKEY_FORBIDDEN_HERE' },
  'a frame is refused by an engine that tells no policy': {
    device: { allowed: undefined, framed: true },
    code: 'PASSKEY_FORBIDDEN_HERE',
  },
  'the user cancels in such a frame': {
    afterMs: 3_000,
    device: { allowed: undefined, framed: true },
    code: 'CANCELLED',
  },
  'an app is refused': {
    device: { allowed: undefined, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Mobile/15E148' },
    code: 'PASSKEY_FORBIDDEN_HERE',
  },
  'the relying party is another site': { name: 'SecurityError', code: 'PASSKEY_WRONG_SITE' },
  'another prompt of the page is open': { name: 'OperationError', code: 'PASSKEY_BUSY' },
  'another prompt of the page took its place': { name: 'AbortError', code: 'CANCELLED' },
  'no algorithm fits': { name: 'NotSupportedError', code: 'PASSKEY_UNAVAILABLE' },
  'the authenticator fails': { name: 'UnknownError', code: 'PASSKEY_UNAVAILABLE' },
  'the engine says something new': { name: 'NewKindOfError', code: 'PASSKEY_UNAVAILABLE' },
}

test.each(Object.entries(situations))('%s', async (_name, { name = 'NotAllowedError', afterMs, device, code }) => {
  for (const ceremony of [get, create]) {
    const clock = createTestClock()
    const page = installTestDevice(device)
    page.next(refuses(name, { ...(afterMs && { afterMs }), clock }))

    const error = await ceremony(clock).catch((thrown: unknown) => thrown)

    expect(error).toMatchObject({ name: 'WalletError', code })
    expect(String(error) + JSON.stringify(error)).not.toContain('secret-id')
    expect(clock.waiting()).toEqual([])
  }
})

test('an existing passkey is reported only where one is created', async () => {
  const clock = createTestClock()
  const page = installTestDevice()
  page.next(refuses('InvalidStateError', { clock }))
  page.next(refuses('InvalidStateError', { clock }))

  await expect(create(clock)).rejects.toMatchObject({ code: 'PASSKEY_ALREADY_HERE' })
  await expect(get(clock)).rejects.toMatchObject({ code: 'PASSKEY_UNAVAILABLE' })
})

test.each([
  ['that lets its own time pass', { builtIn: true }, 'PASSKEY_TIMED_OUT'],
  ['that waits for an authenticator', { builtIn: false, hybrid: false }, 'PASSKEY_UNAVAILABLE'],
])('a prompt waits at most a minute for an engine %s', async (_name, device, code) => {
  const clock = createTestClock()
  const page = installTestDevice(device)
  page.next(() => new Promise<never>(() => {}))
  const overdue = get(clock)

  clock.advance(ceremonyTimeoutMs)
  await turn()
  expect(clock.waiting()).toHaveLength(1)
  clock.advance(1_000)

  await expect(overdue).rejects.toMatchObject({ code })
})

test('leaving closes the prompt, at once even where the engine ignores the signal', async () => {
  for (const behavior of [unanswered, () => new Promise<never>(() => {})]) {
    const clock = createTestClock()
    const page = installTestDevice()
    page.next(behavior)
    const leaving = new AbortController()
    const left = signWithPasskey({ ...request, timeoutMs: 1_000, clock, signal: leaving.signal })

    leaving.abort()

    await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(clock.waiting()).toEqual([])
  }
})

test('a user who has already left gets no prompt', async () => {
  const page = installTestDevice()

  const left = signWithPasskey({ ...request, timeoutMs: 1, clock: createTestClock(), signal: AbortSignal.abort() })

  await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(page.prompts).toEqual([])
})

test('autofill waits without a time limit and ends with its signal', async () => {
  const clock = createTestClock()
  const page = installTestDevice()
  const leaving = new AbortController()
  const offered = offerPasskey({ ...request, clock, signal: leaving.signal })
  while (!page.offers()) await turn()
  expect(clock.waiting()).toEqual([])

  leaving.abort()

  await expect(offered).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(page.offers()).toBe(false)
})

test('autofill that is left before the browser begins to offer is not offered afterwards', async () => {
  const page = installTestDevice()
  const leaving = new AbortController()
  const offered = offerPasskey({ ...request, clock: createTestClock(), signal: leaving.signal })

  leaving.abort()

  await expect(offered).rejects.toMatchObject({ code: 'CANCELLED' })
  for (let turns = 0; turns < 5; turns++) await turn()
  expect(page.offers()).toBe(false)
})

test('a prompt right after autofill that was left at once is not ended in its stead', async () => {
  const clock = createTestClock()
  const page = installTestDevice()
  const leaving = new AbortController()
  const offered = offerPasskey({ ...request, clock, signal: leaving.signal })

  leaving.abort()
  const [made] = await Promise.all([
    createPasskey({ options, clock }),
    expect(offered).rejects.toMatchObject({ code: 'CANCELLED' }),
  ])

  expect(made.credentialId).toBe(page.passkeys[0]?.id)
})

test('a prompt replaces autofill', async () => {
  const clock = createTestClock()
  const page = installTestDevice()
  const offered = offerPasskey({ ...request, clock })
  while (!page.offers()) await turn()

  const [made] = await Promise.all([
    createPasskey({ options, clock }),
    expect(offered).rejects.toMatchObject({ code: 'CANCELLED' }),
  ])

  expect(made.credentialId).toBe(page.passkeys[0]?.id)
})

test('a passkey of another account, picked from autofill, is refused here', async () => {
  const clock = createTestClock()
  const page = installTestDevice()
  await createPasskey({ options, clock })
  const offered = offerPasskey({ ...request, clock })
  while (!page.offers()) await turn()

  page.pick()

  await expect(offered).rejects.toMatchObject({ code: 'PASSKEY_REJECTED' })
})
