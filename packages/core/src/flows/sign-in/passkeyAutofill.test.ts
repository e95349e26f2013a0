import process from 'node:process'
import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { installTestDevice, unanswered } from '../../../test/testAuthenticator.ts'
import { turn, until } from '../../../test/testClock.ts'
import { loginWithPasskey, offerPasskeyLogin } from './passkeyLogin.ts'

const minute = 60_000

/** A field that waits for the passkey. */
async function waitingField() {
  const world = await passkeyWorld()
  const { client, clock, network, device, passkey } = world
  network.requests.length = 0
  const leaving = new AbortController()
  const steps: string[] = []
  const offered = offerPasskeyLogin(client, {
    credentialId: passkey.id,
    onStep: (step) => steps.push(step),
    signal: leaving.signal,
  })
  offered.catch(() => {})
  await until(clock, device.offers)
  const challenges = () => network.requests.filter(({ path }) => path.endsWith('/challenge'))
  return { ...world, offered, leaving, steps, challenges }
}

test('a passkey that the user picks from autofill signs in', async () => {
  const { device, offered, steps, challenges, passkey } = await waitingField()

  device.pick()

  expect(await offered).toMatchObject({ type: 'PASSKEY', credentialId: passkey.id })
  expect(steps).toEqual(['verifying'])
  expect(challenges()).toHaveLength(1)
})

test('the challenge is renewed before it expires, with a new key each time', async () => {
  const { clock, device, offered, challenges } = await waitingField()

  for (let renewals = 1; renewals <= 3; renewals++) {
    clock.advance(4 * minute)
    await until(clock, () => challenges().length === renewals + 1 && device.offers())
  }
  device.pick()

  expect(await offered).toMatchObject({ type: 'PASSKEY' })
  expect(new Set(challenges().map(({ body }) => body)).size).toBe(4)
})

test('a hidden page requests nothing until it is shown again', async () => {
  const { clock, device, offered, challenges } = await waitingField()
  Object.assign(document, { visibilityState: 'hidden' })

  clock.advance(4 * minute)
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(challenges()).toHaveLength(1)

  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await until(clock, () => challenges().length === 2 && device.offers())
  device.pick()
  expect(await offered).toMatchObject({ type: 'PASSKEY' })
})

test.each([
  ['while the field waits', false],
  ['while the page is hidden', true],
])('leaving %s ends it', async (_name, hidden) => {
  const { clock, device, offered, leaving, challenges } = await waitingField()
  if (hidden) {
    Object.assign(document, { visibilityState: 'hidden' })
    clock.advance(4 * minute)
    for (let turns = 0; turns < 20; turns++) await turn()
  }

  leaving.abort()

  await expect(offered).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(device.offers()).toBe(false)
  expect(challenges()).toHaveLength(1)
  expect(clock.waiting().filter((ms) => ms === 4 * minute)).toEqual([])
})

test('leaving just before the offer begins ends it, and nothing else fails', async () => {
  const { client, passkey } = await passkeyWorld()
  const leaving = new AbortController()
  const { tryWithLock } = client.tabs
  Object.assign(client.tabs, {
    tryWithLock: async (name: string, work: () => Promise<unknown>) => {
      leaving.abort()
      const begun = await tryWithLock(name, work)
      await turn()
      return begun
    },
  })
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)

  const offered = offerPasskeyLogin(client, { credentialId: passkey.id, signal: leaving.signal })

  await expect(offered).rejects.toMatchObject({ code: 'CANCELLED' })
  await turn()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

test('a prompt replaces autofill', async () => {
  const { client, offered, passkey } = await waitingField()

  const session = await loginWithPasskey(client, { credentialId: passkey.id })

  expect(session.type).toBe('PASSKEY')
  await expect(offered).rejects.toMatchObject({ code: 'CANCELLED' })
})

test('autofill does not replace a prompt', async () => {
  const { client, clock, device, passkey } = await passkeyWorld()
  const leaving = new AbortController()
  const prompts = device.prompts.length
  device.next(unanswered)
  const prompt = loginWithPasskey(client, { credentialId: passkey.id, signal: leaving.signal })
  await until(clock, () => device.prompts.length > prompts)

  await expect(offerPasskeyLogin(client, { credentialId: passkey.id })).rejects.toMatchObject({ code: 'PASSKEY_BUSY' })

  leaving.abort()
  await expect(prompt).rejects.toMatchObject({ code: 'CANCELLED' })
})

test.each([
  ['no passkey is known', {}, {}],
  ['the browser has no autofill', { autofill: false }, { credentialId: 'AuthMethod:1' }],
  ['the page may not', { allowed: false }, { credentialId: 'AuthMethod:1' }],
])('nothing is requested where %s', async (_name, device, known) => {
  installTestDevice(device)
  const { client, network } = await createTestClient()

  expect(await offerPasskeyLogin(client, known)).toBeUndefined()
  expect(network.requests).toEqual([])
})

test.each([-1, 1, 1_000, 20_000])(
  'a challenge with %i ms left is not offered, or it would be renewed continuously',
  async (leftMs) => {
    const { client, clock, network, passkey } = await passkeyWorld()
    network.tamper('/challenge', (body) =>
      JSON.stringify({ ...JSON.parse(body), expiresAt: new Date(clock.now() + leftMs).toISOString() }),
    )
    network.requests.length = 0

    await expect(offerPasskeyLogin(client, { credentialId: passkey.id })).rejects.toMatchObject({
      code: 'PASSKEY_TIMED_OUT',
    })
    expect(network.requests).toHaveLength(1)
  },
)

test('a challenge with 30 s left is offered, and renewed when half of that has passed', async () => {
  const { client, clock, device, network, passkey } = await passkeyWorld()
  network.tamper('/challenge', (body) =>
    JSON.stringify({ ...JSON.parse(body), expiresAt: new Date(clock.now() + 30_000).toISOString() }),
  )
  network.requests.length = 0
  // Without a signal, and without anyone who wants to know the steps.
  const offered = offerPasskeyLogin(client, { credentialId: passkey.id })
  await expect.poll(device.offers, { interval: 1 }).toBe(true)

  clock.advance(14_999)
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(network.requests).toHaveLength(1)
  clock.advance(1)
  await expect.poll(() => network.requests.length === 2 && device.offers(), { interval: 1 }).toBe(true)
  device.pick()

  expect(await offered).toMatchObject({ type: 'PASSKEY' })
})

test.each([
  ['was shown again', false],
  ['was left', true],
])('a field on a hidden page that %s no longer listens to the page', async (_how, leaves) => {
  const { clock, device, offered, leaving } = await waitingField()
  // A signal notifies its listeners once, so the one that ends the wait need not be removed.
  const targets = leaves ? [document, window] : [document, window, leaving.signal]
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'))
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'))
  const count = (spies: typeof added) => spies.flatMap(({ mock }) => mock.calls.map(([type]) => type))
  Object.assign(document, { visibilityState: 'hidden' })
  clock.advance(4 * minute)
  await until(clock, () => count(added).includes('visibilitychange'))

  if (leaves) leaving.abort()
  else {
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await until(clock, device.offers)
    device.pick()
  }
  await offered.catch(() => {})

  expect(count(removed)).toEqual(expect.arrayContaining(count(added)))
})
