import { expect, test, vi } from 'vitest'
import { executions, signIn } from '../../../test/journeys.ts'
import { reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { payFromEurope, scaSignIn } from '../../../test/scaJourneys.ts'
import { scaWorld } from '../../../test/scaWorld.ts'
import { createFunding } from './funding.ts'

/** A customer with a passkey, an app and a phone, who is signed in. */
async function enrolled() {
  const world = await scaWorld()
  await signIn(world)
  await scaSignIn(world)
  return world
}

test('a customer with a passkey proves a payment with it, without being sent a code first', async () => {
  const world = await enrolled()
  const { confirmation } = await reviewedFromEurope({ world })
  const codes = () => world.sandbox.inbox.messages().filter(({ channel }) => channel === 'sms').length
  const before = codes()
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')

  expect(executions(world).map(({ body }) => body)).toEqual(['{"scaFactor":"PASSKEY"}'])
  expect(codes()).toBe(before)
})

test('a page that cannot use passkeys proves the payment with a code', async () => {
  const world = await enrolled()
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { confirmation } = await reviewedFromEurope({ world })
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')

  expect(executions(world).map(({ body }) => body)).toEqual([''])
})

test('a payment is made with the default of the service when the factors cannot be read', async () => {
  const world = await enrolled()
  world.sandbox.scenarios.failNext('listScaFactors', { status: 404, code: 'REFERENCE_NOT_FOUND' })
  const { confirmation } = await reviewedFromEurope({ world })
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')

  expect(executions(world).map(({ body }) => body)).toEqual([''])
})

test('the passkey is found after the SCA sign-in too, where the factors could not be read before', async () => {
  const world = await enrolled()
  world.sandbox.scenarios.failNext('listScaFactors', { status: 409, code: 'SCA_SESSION_REQUIRED' })
  const { confirmation } = await reviewedFromEurope({ world })
  world.sandbox.sca.endSessions()
  void confirmation.confirm()
  await world.reached(confirmation, 'sca-signing-in')
  await scaSignIn(world)
  void confirmation.resume()
  await world.reached(confirmation, 'completed')

  expect(executions(world).at(-1)?.body).toBe('{"scaFactor":"PASSKEY"}')
})

test('a payment that is funded from outside is proved with the passkey too, and makes one quote when it loads twice', async () => {
  const world = await enrolled()
  const { destination, lockedCurrencySide, lockedCurrencyAmount } = payFromEurope(world)
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId: world.ada.customerId } as const
  const request = { source, destination, lockedCurrencySide, lockedCurrencyAmount }
  const funding = createFunding(world.client, { accountId: world.ada.accountId, request })
  world.network.requests.length = 0

  void funding.load()
  void funding.load()
  await world.reached(funding, 'authorizing')

  expect(funding.getSnapshot()).toMatchObject({ quote: { scaChallenge: { factor: 'PASSKEY' } } })
  const made = world.network.requests.filter(({ method, path }) => method === 'POST' && path === '/quotes')
  expect(new Set(made.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})
