import { expect, test } from 'vitest'
import { outgoing } from '../../../test/journeys.ts'
import {
  authorizations,
  awaitedRequest,
  challengedPayment,
  scaCode,
  scaSignIn,
  signedInEuropean,
} from '../../../test/scaJourneys.ts'
import { createScaChallenge } from './scaChallenge.ts'

test('a challenge shows the amount and the payee as it was issued', async () => {
  const { challenge, payment } = await challengedPayment()

  expect(challenge.getSnapshot()).toMatchObject({
    status: 'awaiting-proof',
    payment,
    proofNumber: 1,
    resent: false,
    request: { factor: 'SMS_OTP', otherFactors: [], purpose: 'TRANSFER', retryAt: undefined },
  })
  expect(challenge.timeLeftMs('expiry')).toBeGreaterThan(4 * 60_000)
  expect(challenge.timeLeftMs('resend')).toBe(30_000)
})

test('the right proof authorizes the payment', async () => {
  const { world, challenge } = await challengedPayment()

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toEqual({ status: 'authorized' })
  expect(authorizations(world)).toHaveLength(1)
  expect(await outgoing(world)).toEqual(['PROCESSING'])
})

test('while another proof is awaited, the next challenge is shown with the same amount and payee', async () => {
  const { world, challenge, payment, request } = await challengedPayment({ payee: 'USD' })
  expect(request.purpose).toBe('CURRENCY_CONVERSION')

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({
    status: 'awaiting-proof',
    payment,
    proofNumber: 2,
    request: { purpose: 'PAYOUT' },
  })
  expect(awaitedRequest(challenge).id).not.toBe(request.id)
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toEqual({ status: 'authorized' })
  expect(await outgoing(world)).toEqual(['PROCESSING'])
})

test('a wrong proof keeps the challenge and does not say what was wrong', async () => {
  const { world, challenge, request } = await challengedPayment()

  await challenge.submitCode(world.sandbox.inbox.wrongCode())

  const state = challenge.getSnapshot()
  expect(state).toMatchObject({ status: 'awaiting-proof', request, error: { code: 'SCA_PROOF_REFUSED' } })
  expect('error' in state && state.error?.details).toBeUndefined()
  expect(authorizations(world)).toHaveLength(1)
})

test('after too many attempts it waits as long as the service says, and continues by itself', async () => {
  const { world, challenge } = await challengedPayment()
  world.sandbox.scenarios.failNext('authorizeQuote', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 20 })

  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: { code: 'RATE_LIMITED' } })
  expect(challenge.timeLeftMs('retry')).toBe(20_000)
  await challenge.submitCode(scaCode)
  expect(authorizations(world)).toHaveLength(1)

  world.clock.advance(20_000)
  expect(challenge.getSnapshot()).toMatchObject({ error: undefined })
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot().status).toBe('authorized')
})

test('another code keeps the challenge and its expiry, and the next one has to wait', async () => {
  const { world, challenge, request } = await challengedPayment()
  const sent = world.sandbox.inbox.messages().length
  await challenge.resendCode()
  expect(world.sandbox.inbox.messages()).toHaveLength(sent)

  world.clock.advance(30_000)
  await challenge.resendCode()

  expect(world.sandbox.inbox.messages()).toHaveLength(sent + 1)
  const { id, expiresAt } = request
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', resent: true, request: { id, expiresAt } })
  expect(challenge.timeLeftMs('resend')).toBe(30_000)
})

test('a code that may not be sent yet waits as long as the service says', async () => {
  const { world, challenge } = await challengedPayment()
  world.clock.advance(30_000)
  const failure = { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 75 }
  world.sandbox.scenarios.failNext('resendQuoteAuthorization', failure)

  await challenge.resendCode()

  expect(challenge.timeLeftMs('resend')).toBe(75_000)
  expect(challenge.timeLeftMs('retry')).toBe(0)
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot().status).toBe('authorized')
})

test('a challenge that expires takes no proof, and reading shows that the payment was given up', async () => {
  const { world, challenge } = await challengedPayment()

  world.clock.advance(5 * 60_000)

  expect(challenge.getSnapshot().status).toBe('expired')
  await challenge.submitCode(scaCode)
  expect(authorizations(world)).toEqual([])
  await challenge.load()
  expect(challenge.getSnapshot()).toMatchObject({ status: 'ended', error: { code: 'SCA_NOT_COMPLETED' } })
  expect(await outgoing(world)).toEqual(['FAILED'])
})

test('a device whose clock is wrong does not move the end of a challenge', async () => {
  const { world, challenge } = await challengedPayment()
  const left = challenge.timeLeftMs('expiry')

  world.client.transport.serverTime.observe(world.clock.now() + 600_000)

  expect(left).toBeGreaterThan(4 * 60_000)
  expect(challenge.getSnapshot().status).toBe('expired')
})

test('a locked account takes no proof until the lock ends, and the lock outlives the challenge', async () => {
  const { world, challenge } = await challengedPayment()
  world.sandbox.sca.setFailedAttempts({ customerId: world.ada.customerId, count: 4 })

  await challenge.submitCode(world.sandbox.inbox.wrongCode())

  expect(challenge.getSnapshot().status).toBe('locked')
  expect(challenge.timeLeftMs('lock')).toBeGreaterThan(14 * 60_000)
  await challenge.submitCode(scaCode)
  expect(authorizations(world)).toHaveLength(1)
  world.clock.advance(6 * 60_000)
  expect(challenge.getSnapshot().status).toBe('locked')
  world.clock.advance(10 * 60_000)
  await world.reached(challenge, 'ended')
})

test('an account that is suspended has no end to wait for', async () => {
  const { world, challenge } = await challengedPayment()
  world.sandbox.sca.setFailedAttempts({ customerId: world.ada.customerId, count: 9 })

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({ status: 'suspended' })
  expect(challenge.timeLeftMs('lock')).toBe(0)
})

test('an SCA session that lapsed is renewed inline, and the same challenge continues', async () => {
  const { world, challenge, payment, request } = await challengedPayment()
  world.sandbox.sca.endSessions()

  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toEqual({ status: 'sca-signing-in', payment })
  await challenge.resume()
  expect(challenge.getSnapshot().status).toBe('sca-signing-in')
  await scaSignIn(world)
  const resumed = challenge.resume()
  expect(challenge.getSnapshot().status).toBe('loading')
  await resumed

  expect(challenge.getSnapshot()).toMatchObject({
    status: 'awaiting-proof',
    proofNumber: 1,
    request: { id: request.id },
  })
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot().status).toBe('authorized')
  expect(authorizations(world)).toHaveLength(1)
})

test('being offline is shown, the countdowns continue, and so does the challenge once the network is back', async () => {
  const { world, challenge, request } = await challengedPayment()
  world.network.offline = true

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({
    status: 'awaiting-proof',
    request,
    error: { code: 'NETWORK_UNREACHABLE' },
  })
  world.clock.advance(60_000)
  expect(challenge.timeLeftMs('expiry')).toBe(4 * 60_000)
  world.network.offline = false
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot().status).toBe('authorized')
})

test('a proof whose response is lost is looked up by reading, and not sent again', async () => {
  const { world, challenge } = await challengedPayment()
  world.network.lose('/authorize', 'response')

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot().status).toBe('authorized')
  expect(authorizations(world)).toHaveLength(1)
})

test('two submits of one code send one proof', async () => {
  const { world, challenge } = await challengedPayment({ payee: 'USD' })

  await Promise.all([challenge.submitCode(scaCode), challenge.submitCode(scaCode)])

  expect(authorizations(world)).toHaveLength(1)
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', proofNumber: 2 })
})

test('two tabs that take the same code prove one challenge with it', async () => {
  const { world, challenge, payment } = await challengedPayment({ payee: 'USD' })
  const other = createScaChallenge(world.openTab(), payment)
  await other.load()

  await Promise.all([challenge.submitCode(scaCode), other.submitCode(scaCode)])

  expect(authorizations(world)).toHaveLength(1)
  expect(awaitedRequest(challenge)).toMatchObject({ purpose: 'PAYOUT', id: awaitedRequest(other).id })
})

test('an execution may respond with 200 as well as with 202 while a proof is awaited', async () => {
  const world = await signedInEuropean()
  world.sandbox.sca.setPendingStatus(200)
  const { challenge } = await challengedPayment({ world })
  expect(challenge.getSnapshot().status).toBe('awaiting-proof')
})

test('a screen that goes away while its code is on the way leaves nothing running', async () => {
  const { world, challenge } = await challengedPayment()
  const waiting = world.clock.waiting().length
  challenge.destroy()
  expect(world.clock.waiting().length).toBeLessThan(waiting)

  world.clock.advance(10 * 60_000)
  expect(challenge.getSnapshot().status).toBe('awaiting-proof')
})
