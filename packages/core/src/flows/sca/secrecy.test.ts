import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { findLeaks } from '../../../test/leaks.ts'
import { challengedPayment } from '../../../test/scaJourneys.ts'
import { scaWorld } from '../../../test/scaWorld.ts'
import { storedBy, watch } from '../../../test/secrecy.ts'
import { calls, loaded } from '../../../test/trustWorld.ts'
import type { ScaProofActions } from '../../controllers/sca/scaProofState.ts'
import { createScaSignIn } from '../../controllers/sca/scaSignIn.ts'
import type { Store } from '../../state/store.ts'

const code = '739164'

type Journey = {
  world: TestWorld
  source: Store<object> & Pick<ScaProofActions, 'submitCode'>
  /** The operation that the proof is sent to. */
  endpoint: string
  operation: 'completeScaLogin' | 'authorizeQuote' | 'confirmTrust'
  /** Requests the proof again where an attempt has ended the request. */
  begin?: () => Promise<unknown>
}

const journeys: Record<string, () => Promise<Journey>> = {
  'the login by SMS': () => login('SMS_OTP'),
  'the login by an app': () => login('TOTP'),
  'a payment': async () => {
    const { world, challenge } = await challengedPayment()
    return { world, source: challenge, endpoint: '/authorize', operation: 'authorizeQuote' }
  },
  'a trusted payee': async () => {
    const { world, payees, payeeId } = await loaded()
    const begin = () => payees.trust(payeeId)
    await begin()
    return { world, source: payees, endpoint: '/trust/confirm', operation: 'confirmTrust', begin }
  },
}

async function login(factor: 'SMS_OTP' | 'TOTP'): Promise<Journey> {
  const world = await scaWorld()
  const source = createScaSignIn(world.client, { accountId: world.ada.accountId })
  await source.load()
  const begin = () => source.start(factor)
  await begin()
  return { world, source, endpoint: '/sca/login/complete', operation: 'completeScaLogin', begin }
}

/** Every way a proof can fail, with the same code each time; and the one in which it is accepted. */
async function tryEverything({ world, source, endpoint, operation, begin }: Journey): Promise<number> {
  const { network, sandbox } = world
  const tries = [
    () => {},
    () => network.lose(endpoint, 'request'),
    () => network.lose(endpoint, 'response'),
    () => sandbox.scenarios.failNext(operation, { status: 500, code: 'INTERNAL_ERROR' }),
    () => sandbox.scenarios.failNext(operation, { status: 400, code: 'INVALID_INPUT' }),
    () => network.tamper(endpoint, () => `{"status":"${code}","trusted":"${code}","id":"${code}"}`),
  ]
  for (const prepare of tries) {
    await begin?.()
    prepare()
    await source.submitCode(code)
  }
  return tries.length
}

test.each(Object.keys(journeys))('the code of %s is in the bodies that carry it and nowhere else', async (name) => {
  const journey = await (journeys[name] as () => Promise<Journey>)()
  const { world, source, endpoint } = journey
  const seen = watch(source)

  const tries = await tryEverything(journey)

  const carriers = calls(world, endpoint)
  // An app's code that was tried once is followed by a new start, which sends nothing of it.
  expect(carriers).toHaveLength(tries)
  for (const { body } of carriers) expect(JSON.parse(body)).toMatchObject({ code })
  const others = world.network.requests.map((request) => ({
    ...request,
    body: carriers.includes(request) ? '' : request.body,
  }))
  const everywhere = [JSON.stringify(others), await storedBy(world), ...seen]
  expect(seen.length).toBeGreaterThan(tries)
  expect(findLeaks(everywhere.join('\n'), code)).toEqual([])
})
