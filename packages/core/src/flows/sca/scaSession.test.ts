import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { awaitingPayment, payFromEurope, signedInEuropean } from '../../../test/scaJourneys.ts'
import { until } from '../../../test/testClock.ts'
import { create as createPayees } from '../../../test/trustWorld.ts'
import { createFunding } from '../../controllers/payment/funding.ts'
import { createQuoteConfirmation } from '../../controllers/payment/quoteConfirmation.ts'
import { createScaChallenge } from '../../controllers/sca/scaChallenge.ts'
import { createScaFactorReset } from '../../controllers/sca/scaFactorReset.ts'
import { createScaFactors } from '../../controllers/sca/scaFactors.ts'
import { writeRememberedSca } from '../../storage/rememberedSca.ts'
import { readScaSession } from './scaSession.ts'
import { beginScaLogin, finishScaLogin } from './scaSignIn.ts'

const days = (count: number) => count * 86_400_000

/** This browser remembers an SCA session that is valid for so many days. */
const remember = ({ client, clock, ada: { accountId } }: TestWorld, count: number) =>
  writeRememberedSca(client.records, { accountId, sessionExpiresAtMs: clock.now() + days(count) })

test.each([
  [15, false],
  [14, true],
  [1, true],
  [0, false],
  [-1, false],
])('with %d days left it is %s that the session lapses soon', async (count, lapsesSoon) => {
  const world = await signedInEuropean()
  await remember(world, count)

  expect(await readScaSession(world.client, world.ada)).toMatchObject({ lapsesSoon })
})

test('a session until the year 9999 is recorded for 180 days, so that the user is asked in time', async () => {
  const world = await signedInEuropean()
  const { clock, network, client, ada } = world
  network.tamper('/sca/login/complete', (body) =>
    body.replace(/"sessionExpiresAt":"[^"]*"/, '"sessionExpiresAt":"9999-12-31T00:00:00Z"'),
  )
  const attempt = await beginScaLogin(client, { factor: 'SMS_OTP' })

  const { expiresAt } = await finishScaLogin(client, { accountId: ada.accountId, attempt, proof: { code: '123456' } })

  const latest = new Date(clock.now() + days(180))
  expect(expiresAt).toEqual(latest)
  expect(await readScaSession(client, ada)).toEqual({ expiresAt: latest, lapsesSoon: false })
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
  'a payment from outside': async (world) => {
    const { accountId, customerId } = world.ada
    const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
    const funding = createFunding(world.client, { accountId, request: { ...payFromEurope(world), source } })
    world.sandbox.sca.endSessions()
    await funding.load()
    expect(funding.getSnapshot().status).toBe('sca-signing-in')
  },
  'the list of factors': async (world) => {
    const factors = createScaFactors(world.client, world.ada)
    world.sandbox.scenarios.failNext('listScaFactors', { status: 409, code: 'SCA_SESSION_REQUIRED' })
    await factors.load()
    expect(factors.getSnapshot().list).toMatchObject({ error: { action: 'sca-sign-in' } })
  },
  'the removal of a factor': async (world) => {
    const factors = createScaFactors(world.client, world.ada)
    await factors.load()
    world.network.tamper('DELETE /sca', () => Response.json({ code: 'SCA_SESSION_REQUIRED' }, { status: 409 }))
    await factors.change({ type: 'remove', credentialId: 'a passkey' })
    expect(factors.getSnapshot().change).toMatchObject({ error: { action: 'sca-sign-in' } })
  },
  'the reset of a factor': async (world) => {
    const reset = createScaFactorReset(world.client, world.ada)
    await reset.load()
    world.sandbox.scenarios.failNext('startScaReset', { status: 409, code: 'SCA_SESSION_REQUIRED' })
    await reset.start('TOTP')
    expect(reset.getSnapshot()).toMatchObject({ error: { action: 'sca-sign-in' } })
  },
  'a change of trust': async (world) => {
    const payees = createPayees(world)
    await payees.load()
    world.sandbox.sca.endSessions()
    await payees.trust(world.ada.eurPayeeId)
    expect(payees.getSnapshot().change.status).toBe('sca-signing-in')
  },
}

test.each(Object.keys(screens))('the service overrides the record: %s', async (name) => {
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
