import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { scaCode } from '../../../test/scaJourneys.ts'
import { scaWorld, wrongScaCode } from '../../../test/scaWorld.ts'
import { unanswered } from '../../../test/testAuthenticator.ts'
import { until } from '../../../test/testClock.ts'
import { calls, change, changed, loaded, sms, trusting, trustOf } from '../../../test/trustWorld.ts'

/** What a relay, or another user who changed the payee meanwhile, makes of its account. */
const changes: Record<string, (body: string) => string> = {
  'account number': (body) => body.replaceAll('DE89370400440532013000', 'DE02120300000000202051'),
  name: (body) => body.replaceAll('Grace Hopper', 'Grace H0pper'),
  currency: (body) => body.replaceAll('"EUR"', '"USD"'),
}

/** Every later reading of the payee returns the changed account. */
const alter = ({ network, ada }: TestWorld, what: string) =>
  network.tamper(`GET /customers/external-accounts/${ada.eurPayeeId}`, (body) => changes[what]?.(body) ?? body)

test.each(Object.keys(changes))('no change starts for a payee whose %s differs', async (what) => {
  const { world, payees, payeeId } = await loaded()
  const codes = sms(world)
  alter(world, what)

  for (const wish of ['trust', 'untrust'] as const) {
    await payees[wish](payeeId)
    expect(change(payees)).toMatchObject({
      status: 'abandoned',
      wish,
      payee: { id: payeeId },
      current: { id: payeeId },
    })
  }

  expect([...calls(world, '/trust'), ...calls(world, '/untrust')]).toEqual([])
  expect(sms(world)).toBe(codes)
})

test.each(Object.keys(changes))('a payee whose %s changes while the proof is awaited gets no proof', async (what) => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  const shown = change(payees)
  alter(world, what)

  await payees.submitCode(scaCode)

  await changed(payees, 'abandoned')
  const { payee, current } = change(payees) as Extract<ReturnType<typeof change>, { status: 'abandoned' }>
  expect(payee).toEqual('payee' in shown ? shown.payee : undefined)
  expect(current).not.toEqual(payee)
  expect(calls(world, 'confirm')).toEqual([])
})

test('what the list says later does not change which payee the proof is for', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  const before = change(payees)
  world.network.tamper('GET /customers/external-accounts?', (body) => changes.name?.(body) ?? body)

  await payees.load()

  expect(change(payees)).toEqual(before)
})

test('a response that says the opposite is an error, and the list shows what was recorded', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  world.network.tamper('trust/confirm', () => JSON.stringify({ trusted: false }))

  await payees.submitCode(scaCode)

  expect(change(payees)).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } })
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(true)
})

test('a challenge that is gone ends the change with an error', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  world.sandbox.scenarios.failNext('confirmTrust', { status: 404, code: 'REFERENCE_NOT_FOUND' })

  await payees.submitCode(scaCode)

  await changed(payees, 'idle')
  expect(change(payees)).toMatchObject({ error: { code: 'REFERENCE_NOT_FOUND' } })
})

test('a response without a challenge, to a request for another code, does not count as a proof', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  world.clock.advance(30_000)
  world.network.tamper('POST', (body) => (body.includes('scaChallenge') ? '{}' : body))

  await payees.resendCode()

  expect(change(payees)).toMatchObject({ status: 'awaiting-proof', error: { code: 'UNEXPECTED_RESPONSE' } })
  expect(calls(world, 'confirm')).toEqual([])
})

test('too many wrong proofs lock the account for a time, and finally suspend it', async () => {
  const { world, payees, payeeId } = await loaded()
  const { customerId } = world.ada
  await payees.trust(payeeId)
  world.sandbox.sca.setFailedAttempts({ customerId, count: 4 })
  await payees.submitCode(wrongScaCode)
  expect(change(payees)).toMatchObject({ status: 'locked', payee: { id: payeeId } })
  await payees.trust(world.ada.usdPayeeId)
  expect(change(payees)).toMatchObject({ payee: { id: payeeId } })

  payees.cancel()
  world.sandbox.sca.setFailedAttempts({ customerId, count: 0 })
  await payees.trust(payeeId)
  world.sandbox.sca.setFailedAttempts({ customerId, count: 8 })
  world.sandbox.scenarios.failNext('confirmTrust', { status: 423, code: 'ACCOUNT_LOCKED' })
  await payees.submitCode(scaCode)
  expect(change(payees)).toMatchObject({ status: 'suspended', payee: { id: payeeId }, wish: 'trust' })
})

test('leaving closes the prompt and confirms nothing', async () => {
  const world = await scaWorld()
  const { payees, payeeId } = await loaded(world)
  await payees.trust(payeeId)
  const prompts = world.device.prompts.length
  world.device.next(unanswered)
  const left = payees.submitPasskey()
  await until(world.clock, () => world.device.prompts.length > prompts)

  payees.destroy()
  await left

  expect(change(payees)).toEqual({ status: 'idle' })
  expect(calls(world, 'confirm')).toEqual([])
})

test('a proof that is left on its way still counts', async () => {
  const { world, payees, payeeId } = await trusting()
  await payees.untrust(payeeId)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  world.network.tamper('untrust/confirm', (body) => held.then(() => body))
  const left = payees.submitCode(scaCode)
  await until(world.clock, () => calls(world, 'untrust/confirm').length > 0)

  payees.cancel()
  await payees.load()
  expect(change(payees)).toEqual({ status: 'idle' })

  release()
  await left
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(false)
})

test('a refused proof leaves the trust unchanged', async () => {
  const { payees, payeeId } = await trusting()
  await payees.untrust(payeeId)

  await payees.submitCode(wrongScaCode)

  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(true)
})

test('a list that cannot be read gives the reason, and is read after the SCA sign-in', async () => {
  const { world, payees } = await loaded()
  world.sandbox.scenarios.failNext('listExternalAccounts', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  await payees.load()
  expect(payees.getSnapshot().list).toMatchObject({ status: 'unavailable', error: { code: 'SCA_SESSION_REQUIRED' } })

  await payees.resume()

  expect(payees.getSnapshot().list.status).toBe('ready')
})

test('a payee that is not in the list is not changed', async () => {
  const { world, payees } = await loaded()

  await payees.trust('ExternalAccount:unknown')
  await payees.resume()

  expect(change(payees)).toEqual({ status: 'idle' })
  expect(calls(world, 'POST')).toEqual([])
})
