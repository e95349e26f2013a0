import { expect, test } from 'vitest'
import { executions, signIn } from '../../../test/journeys.ts'
import { reload, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { authorizations, scaSignIn } from '../../../test/scaJourneys.ts'
import { scaWorld } from '../../../test/scaWorld.ts'
import { closed } from '../../../test/testAuthenticator.ts'
import { until } from '../../../test/testClock.ts'

/** A payment that a customer with a passkey is about to agree to, and how often their device asked for it. */
async function reviewed(payee: 'EUR' | 'USD' = 'EUR') {
  const world = await scaWorld()
  await signIn(world)
  await scaSignIn(world)
  const page = await reviewedFromEurope({ world, payee })
  const prompts = () => world.device.prompts.filter(({ kind }) => kind === 'get').length
  const challenge = () => {
    const state = page.confirmation.getSnapshot()
    return state.status === 'authorizing' ? state.challenge.status : undefined
  }
  return { ...page, world, prompts, challenge }
}

test('one press sends a payment and has the device ask for the passkey, once', async () => {
  const { world, confirmation, prompts } = await reviewed()
  const shown: unknown[] = []
  confirmation.subscribe(() => {
    const state = confirmation.getSnapshot()
    if (state.status === 'authorizing' && state.challenge.status !== 'loading') shown.push(state.isPrompted)
  })
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')

  expect(prompts()).toBe(1)
  expect(shown).not.toContain(false)
  expect(executions(world)).toHaveLength(1)
  expect(authorizations(world)).toHaveLength(1)
})

test('a prompt that the user closes waits for another press, and nothing is proved', async () => {
  const { world, confirmation, prompts, challenge } = await reviewed()
  world.device.next(closed)
  void confirmation.confirm()
  await until(world.clock, () => prompts() === 1 && challenge() === 'awaiting-proof')

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'authorizing', isPrompted: false })
  await confirmation.openChallenge()
  expect(prompts()).toBe(1)
  expect(authorizations(world)).toHaveLength(0)
  await confirmation.submitPasskey()
  await world.reached(confirmation, 'completed')
  expect(executions(world)).toHaveLength(1)
})

test('the second proof of a payment waits for a press of its own', async () => {
  const { world, confirmation, prompts, challenge } = await reviewed('USD')
  void confirmation.confirm()
  await until(world.clock, () => authorizations(world).length === 1 && challenge() === 'awaiting-proof')

  expect(confirmation.getSnapshot()).toMatchObject({ isPrompted: false, challenge: { proofNumber: 2 } })
  expect(prompts()).toBe(1)
})

test('a page that opens a payment which waits for its passkey asks for nothing', async () => {
  const { world, confirmation, quotes, prompts } = await reviewed()
  world.device.next(closed)
  void confirmation.confirm()
  await until(world.clock, () => prompts() === 1)
  confirmation.destroy()
  const [quote] = quotes
  if (!quote) throw new Error('no quote')
  const page = reload(world, quote)
  const { challenge } = await world.reached(page, 'authorizing')
  await until(world.clock, () => {
    const state = page.getSnapshot()
    return state.status === 'authorizing' && state.challenge !== challenge && state.challenge.status !== 'loading'
  })

  expect(prompts()).toBe(1)
  expect(page.getSnapshot()).toMatchObject({ challenge: { status: 'awaiting-proof' } })
})

test('the device is not asked for a payment that is not the one on the screen', async () => {
  const { world, confirmation, prompts, challenge } = await reviewed()
  let isSwapped = false
  confirmation.subscribe(() => {
    if (confirmation.getSnapshot().status !== 'authorizing' || isSwapped) return
    isSwapped = true
    world.network.tamper('GET /customers/external-accounts/', (body) => body.replaceAll('Grace Hopper', 'Mallory'))
  })
  void confirmation.confirm()
  await until(world.clock, () => challenge() === 'abandoned')

  expect(prompts()).toBe(0)
  expect(authorizations(world)).toHaveLength(0)
})
