import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { awaitingPayment, payFromEurope, signedInEuropean } from '../../../test/scaJourneys.ts'
import { until } from '../../../test/testClock.ts'
import { create as createPayees } from '../../../test/trustWorld.ts'
import { createQuoteConfirmation } from '../../controllers/payment/quoteConfirmation.ts'
import { createScaChallenge } from '../../controllers/sca/scaChallenge.ts'
import { writeScaNotes } from '../../storage/notes/scaNotes.ts'
import { readScaSession } from './scaSession.ts'

const days = (count: number) => count * 86_400_000

/** This browser remembers a login that is good for so many days. */
const remember = ({ client, clock, ada: { accountId } }: TestWorld, count: number) =>
  writeScaNotes(client.records, { accountId, sessionExpiresAtMs: clock.now() + days(count) })

test.each([
  [15, false],
  [14, true],
  [1, true],
  [0, false],
  [-1, false],
])('with %d days left it is %s that the login lapses soon', async (count, lapsesSoon) => {
  const world = await signedInEuropean()
  await remember(world, count)

  expect(await readScaSession(world.client, world.ada)).toMatchObject({ lapsesSoon })
})

const screens: Record<string, (world: TestWorld) => Promise<void>> = {
  'the consent to a payment': async (world) => {
    const confirmation = createQuoteConfirmation(world.client, {
      accountId: world.ada.accountId,
      request: payFromEurope(world),
    })
    await confirmation.load()
    world.sandbox.sca.endSessions()
    await confirmation.confirm()
    await world.reached(confirmation, 'sca-signing-in')
  },
  'the challenge of a payment': async (world) => {
    const challenge = createScaChallenge(world.client, await awaitingPayment(world))
    await challenge.load()
    world.sandbox.sca.endSessions()
    await challenge.submitCode('123456')
    await world.reached(challenge, 'sca-signing-in')
  },
  'a change of trust': async (world) => {
    const payees = createPayees(world)
    await payees.load()
    world.sandbox.sca.endSessions()
    await payees.trust(world.ada.eurPayeeId)
    expect(payees.getSnapshot().change.status).toBe('sca-signing-in')
  },
}

test.each(Object.keys(screens))('the service is believed over the note: %s', async (name) => {
  const world = await signedInEuropean()
  await remember(world, 100)
  expect((await readScaSession(world.client, world.ada)).expiresAt).toBeDefined()

  await screens[name]?.(world)

  let known: Date | undefined = new Date()
  await until(world.clock, () => {
    void readScaSession(world.client, world.ada).then(({ expiresAt }) => {
      known = expiresAt
    })
    return known === undefined
  })
})
