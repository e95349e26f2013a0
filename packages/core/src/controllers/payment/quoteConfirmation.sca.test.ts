import { expect, test } from 'vitest'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { executions, outgoing, signIn } from '../../../test/journeys.ts'
import { challengeOf, keys, proveAll, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { scaCode, scaSignIn } from '../../../test/scaJourneys.ts'
import { turn, until } from '../../../test/testClock.ts'

test('a payment from Europe is one sequence: consent, signature, two proofs, receipt', async () => {
  const { world, confirmation, seen } = await reviewedFromEurope({ payee: 'USD' })

  void confirmation.confirm()
  expect(await world.reached(confirmation, 'authorizing')).toMatchObject({ open: true, until: expect.any(Date) })
  await proveAll(world, confirmation)
  await world.reached(confirmation, 'completed')

  expect(seen).toEqual(['signing', 'executing', 'authorizing', 'processing', 'completed'])
  expect(executions(world)).toHaveLength(1)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a payment that was proved is shown as processing at once, before anything else is read', async () => {
  const { world, confirmation, seen } = await reviewedFromEurope()
  void confirmation.confirm()
  await challengeOf(world, confirmation)
  world.network.tamper('/authorize', (body) => {
    world.network.offline = true
    return body
  })

  await confirmation.submitCode(scaCode)

  expect(confirmation.getSnapshot().status).toBe('processing')
  world.network.offline = false
  await world.reached(confirmation, 'completed')
  expect(seen).not.toContain('unknown')
})

test('both inline sign-ins belong to one consent and one idempotency key', async () => {
  const world = await europeanWorld()
  await scaSignIn(world)
  const { confirmation, seen } = await reviewedFromEurope({ world })
  world.sandbox.sca.endSessions()

  void confirmation.confirm()
  expect(await world.reached(confirmation, 'sca-signing-in')).toMatchObject({ before: 'paying' })
  await scaSignIn(world)
  void confirmation.resume()
  await world.reached(confirmation, 'signing-in')
  await signIn(world)
  await proveAll(world, confirmation)

  await world.reached(confirmation, 'completed')
  expect(seen.filter((status) => status === 'review')).toEqual([])
  expect(keys(world).size).toBe(1)
})

test('an execution that is refused before the SCA sign-in was not sent, and continues under the same key', async () => {
  const { world, confirmation, seen } = await reviewedFromEurope()
  world.sandbox.scenarios.failNext('executeQuote', { status: 409, code: 'SCA_SESSION_REQUIRED' })

  void confirmation.confirm()
  expect(await world.reached(confirmation, 'sca-signing-in')).toMatchObject({ before: 'paying' })
  void confirmation.resume()
  await proveAll(world, confirmation)

  await world.reached(confirmation, 'completed')
  expect(seen).not.toContain('unknown')
  expect(executions(world)).toHaveLength(2)
  expect(keys(world).size).toBe(1)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('leaving the SCA sign-in returns to the quote before anything was sent, and to the unknown outcome after it', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  world.sandbox.sca.endSessions()
  void confirmation.confirm()
  await world.reached(confirmation, 'sca-signing-in')
  confirmation.cancelSignIn()
  expect(confirmation.getSnapshot().status).toBe('review')

  await scaSignIn(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  world.sandbox.sca.endSessions()
  confirmation.closeChallenge()
  expect(await world.reached(confirmation, 'sca-signing-in')).toMatchObject({ before: 'following' })
  confirmation.cancelSignIn()
  expect(confirmation.getSnapshot().status).toBe('unknown')

  await scaSignIn(world)
  void confirmation.checkAgain()
  await world.reached(confirmation, 'authorizing')
  expect(executions(world)).toHaveLength(1)
})

test('an SCA session that lapses while a challenge is open is requested by the challenge alone', async () => {
  const { world, confirmation, seen } = await reviewedFromEurope()
  void confirmation.confirm()
  await challengeOf(world, confirmation)
  world.sandbox.sca.endSessions()
  for (let looks = 0; looks < 20; looks++) {
    world.clock.advance(1_000)
    await turn()
  }
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'authorizing', open: true })

  await confirmation.submitCode(scaCode)
  expect(confirmation.getSnapshot()).toMatchObject({ challenge: { status: 'sca-signing-in' } })
  await scaSignIn(world)
  await confirmation.resume()
  await proveAll(world, confirmation)

  await world.reached(confirmation, 'completed')
  expect(seen).not.toContain('sca-signing-in')
})

test('a challenge that is closed after the SCA session lapsed leads to the SCA sign-in', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  world.sandbox.sca.endSessions()
  confirmation.closeChallenge()
  expect(await world.reached(confirmation, 'sca-signing-in')).toMatchObject({ before: 'following' })
})

test('an SCA session that lapses while a lost response is looked for needs no second signature', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  world.network.lose('/execute', 'response')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  world.sandbox.sca.endSessions()
  expect(await world.reached(confirmation, 'sca-signing-in')).toMatchObject({ before: 'following' })

  await scaSignIn(world)
  void confirmation.resume()
  // At once: a page that still asked for the sign-in would ask again, and each answer would stop the reading.
  expect(confirmation.getSnapshot().status).toBe('unknown')
  await proveAll(world, confirmation)

  await world.reached(confirmation, 'completed')
  expect(executions(world)).toHaveLength(1)
})

test('a quote that cannot be made before the SCA sign-in is made after it', async () => {
  const world = await europeanWorld()
  await signIn(world)
  const { confirmation } = await reviewedFromEurope({ world })
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'SCA_SESSION_REQUIRED' } })

  await scaSignIn(world)
  await confirmation.resume()

  expect(confirmation.getSnapshot().status).toBe('review')
})

test('a new quote that needs the SCA sign-in first is made after it', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  world.clock.advance(16 * 60_000)
  await world.reached(confirmation, 'expired')
  world.sandbox.sca.endSessions()
  await confirmation.requote()
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'sca-signing-in', before: 'requoting' })

  await scaSignIn(world)
  await confirmation.resume()

  expect(confirmation.getSnapshot().status).toBe('review')
})

test('a challenge that the user closed stays closed, and its end is shown afterwards', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  await world.reached(confirmation, 'authorizing')
  confirmation.closeChallenge()
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'authorizing', open: false })

  const reads = () => world.network.requests.filter(({ path }) => path.startsWith('/quotes/')).length
  const before = reads()
  await until(world.clock, () => reads() > before + 1)
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'authorizing', open: false })
  confirmation.openChallenge()
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'authorizing', open: true })
  confirmation.closeChallenge()
  world.clock.advance(5 * 60_000)

  expect(await world.reached(confirmation, 'failed')).toMatchObject({ error: { code: 'SCA_NOT_COMPLETED' } })
})
