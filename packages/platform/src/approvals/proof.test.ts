import { expect, test } from 'vitest'
import { cookieOf } from '../../test/createTestPlatform.ts'
import { ada, eve, jsonResponse } from '../../test/fakeService.ts'
import { createPaymentWorld, custodial } from '../../test/paymentWorld.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'

/** Signs in as the test platform does, and returns the cookies of the browser. */
async function signIn({ platform }: ReturnType<typeof createPaymentWorld>, person = ada) {
  const path = `/auth/credentials/${person.credential}/verify`
  const headers = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }
  const answer = await platform.call('POST', path, { body: bodyByOperation.verifyCredential?.(ada), headers })
  return cookiesOf(answer)
}

function cookiesOf({ headers }: { headers: Headers }) {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('the hook learns when the person signed in to the wallet in this browser, for an hour', async () => {
  const world = createPaymentWorld(custodial)
  const provedAt = world.platform.clock.now
  const cookie = await signIn(world)

  world.platform.clock.now += 60_000
  await world.pay('one', { cookie })
  await world.pay('two')
  world.platform.clock.now += 60 * 60_000
  await world.pay('three', { cookie })

  expect(world.asked.map(({ proof, provedAt: at }) => [proof, at])).toEqual([
    ['wallet-login', provedAt],
    ['session', undefined],
    ['session', undefined],
  ])
})

test('an SCA sign-in is the later proof, and a refused one proves nothing', async () => {
  const world = createPaymentWorld(custodial)
  const { service, clock, call } = world.platform
  const cookie = await signIn(world)
  clock.now += 60_000
  const complete = () => call('POST', '/sca/login/complete', { body: bodyByOperation.completeScaLogin?.(ada) })
  const { intercept } = service
  service.intercept = ({ url }) => (url.includes('/complete') ? jsonResponse(200, { status: 'PENDING' }) : undefined)
  const pending = cookiesOf(await complete())
  service.intercept = intercept
  const proven = cookieOf(await complete())

  await world.pay('one', { cookie: [cookie, pending].filter(Boolean).join('; ') })
  await world.pay('two', { cookie: proven })

  expect(pending).toBe('')
  expect(world.asked.map(({ proof, provedAt }) => [proof, provedAt])).toEqual([
    ['wallet-login', clock.now - 60_000],
    ['sca', clock.now],
  ])
})

test('a proof of another customer, a changed one and two of them prove nothing', async () => {
  const world = createPaymentWorld(custodial)
  const cookie = await signIn(world)
  const value = /proof=([^;]+)/.exec(cookie)?.[1] ?? ''
  const ofEve = await signIn(createPaymentWorld(custodial, { signedIn: eve }), eve)

  await world.pay('one', { cookie: cookie.replace(value, `${value.slice(0, -2)}AA`) })
  await world.pay('two', { cookie: `${cookie}; __Host-countersign_proof=${value}` })
  await world.pay('three', { cookie: ofEve })
  await world.pay('four', { cookie: cookie.replaceAll('__Host-', '') })

  expect(ofEve).toContain('proof=')
  expect(world.asked.map(({ proof }) => proof)).toEqual(['session', 'session', 'session', 'session'])
})
