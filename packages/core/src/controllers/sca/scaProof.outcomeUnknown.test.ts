import { expect, test } from 'vitest'
import { asking, shown, wake } from '../../../test/askedProof.ts'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { authorizations, challengedPayment, scaCode } from '../../../test/scaJourneys.ts'
import { scaWorld } from '../../../test/scaWorld.ts'
import type { Loss } from '../../../test/testNetwork.ts'
import { turns } from '../../../test/testPage.ts'
import { calls, change, changed, loaded, trustOf } from '../../../test/trustWorld.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { createScaChallenge } from './scaChallenge.ts'
import { createScaSignIn } from './scaSignIn.ts'

const unknown = { code: 'SCA_OUTCOME_UNKNOWN' }
const losses: Loss[] = ['request', 'response']
const notSaid = new WalletError('SCA_OUTCOME_UNKNOWN')

/** The network goes away with the proof, or with its response, and stays away. */
function cutAt({ network }: TestWorld, { proof, before, loss }: { proof: string; before: string; loss: Loss }): void {
  network.tamper(loss === 'response' ? proof : before, (body) => {
    network.offline = true
    if (loss === 'response') throw new TypeError('the answer is lost')
    return body
  })
}

async function paymentWithoutResponse(loss: Loss) {
  const page = await challengedPayment()
  // The payee is the last thing that is read before a proof is sent.
  cutAt(page.world, { proof: '/authorize', before: 'GET /customers/external-accounts/', loss })
  await page.challenge.submitCode(scaCode)
  expect(page.challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
  expect(authorizations(page.world)).toHaveLength(1)
  return page
}

test.each(losses)('the outcome of a payment’s proof whose %s is lost is unknown until it can be read', async (loss) => {
  const { world, challenge } = await paymentWithoutResponse(loss)

  // This proof is not sent, which says nothing about the one before.
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
  expect(authorizations(world)).toHaveLength(1)
  await challenge.load()
  expect(challenge.getSnapshot()).toMatchObject({ status: 'unavailable', error: unknown })
})

test.each(losses)('a reload does not make the outcome known: %s', async (loss) => {
  const { world, payment } = await paymentWithoutResponse(loss)
  const reloaded = createScaChallenge(world.openTab(), payment)

  await reloaded.load()

  expect(reloaded.getSnapshot()).toMatchObject({ status: 'unavailable', error: unknown })
  world.network.offline = false
  await reloaded.load()
  expect(reloaded.getSnapshot().status).toBe(loss === 'response' ? 'authorized' : 'awaiting-proof')
})

test('confirming again reads first, and sends no second proof for what is already confirmed', async () => {
  const { world, challenge } = await paymentWithoutResponse('response')
  world.network.offline = false

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot().status).toBe('authorized')
  expect(authorizations(world)).toHaveLength(1)
})

test('a failure before the first proof of a payment means that nothing was confirmed, and says so', async () => {
  const { world, challenge, payment } = await challengedPayment()
  world.network.offline = true

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(authorizations(world)).toEqual([])
  const reloaded = createScaChallenge(world.openTab(), payment)
  await reloaded.load()
  expect(reloaded.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'NETWORK_UNREACHABLE' } })
})

test('a proof that was accepted is not called lost where the next challenge cannot be read', async () => {
  const { world, challenge } = await challengedPayment({ payee: 'USD' })
  world.network.tamper('/authorize', (body) => {
    world.network.offline = true
    return JSON.stringify({ ...(JSON.parse(body) as object), scaChallenge: undefined })
  })

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
})

test('a failure of the service says nothing about a proof that was sent', async () => {
  const { world, challenge } = await challengedPayment()
  world.network.tamper('/authorize', () => {
    world.network.offline = true
    return new Response('<h1>Bad gateway</h1>', { status: 502 })
  })

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
})

async function startedLogin() {
  const world = await scaWorld()
  const login = createScaSignIn(world.client, { accountId: world.ada.accountId })
  await login.load()
  return { world, login }
}

test.each(losses)('an SCA sign-in whose %s is lost may have worked, and starting again signs in', async (loss) => {
  const { world, login } = await startedLogin()
  await login.start('SMS_OTP')
  world.network.lose('login/complete', loss)

  await login.submitCode(scaCode)

  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
  await login.submitCode(scaCode)
  if (loss === 'request') return void (await world.reached(login, 'signed-in'))
  // A code that was accepted once is refused now, which does not mean that it failed.
  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: unknown })
  await login.start('SMS_OTP')
  await login.submitCode(scaCode)
  await world.reached(login, 'signed-in')
})

test('an SCA sign-in that may have worked is not called failed where no other one can be started', async () => {
  const { world, login } = await startedLogin()
  await login.start('TOTP')
  cutAt(world, { proof: 'login/complete', before: '', loss: 'response' })
  await login.submitCode(scaCode)
  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })

  // A code of an app starts an SCA sign-in of its own, and does not get that far.
  await login.submitCode(scaCode)
  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
  await login.load()
  expect(login.getSnapshot()).toMatchObject({ status: 'unavailable', error: unknown })
})

test('an SCA sign-in that could not be started was not tried, and says so', async () => {
  const { world, login } = await startedLogin()
  world.network.offline = true

  await login.start('SMS_OTP')

  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'NETWORK_UNREACHABLE' } })
})

test.each(losses)('a trust change whose %s is lost ends, and the list shows what happened', async (loss) => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  // The subject of the proof is the last thing that is read before it is sent.
  cutAt(world, { proof: 'trust/confirm', before: `GET /customers/external-accounts/${payeeId}`, loss })

  await payees.submitCode(scaCode)

  expect(change(payees)).toMatchObject({ status: 'idle', error: unknown })
  expect(calls(world, 'trust/confirm')).toHaveLength(1)
  world.network.offline = false
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(loss === 'response')
})

test('a failed reading before the proof of trust means that nothing was confirmed, and the code can be sent again', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  world.network.offline = true
  await payees.submitCode(scaCode)
  expect(change(payees)).toMatchObject({ status: 'awaiting-proof', error: { code: 'NETWORK_UNREACHABLE' } })

  world.network.offline = false
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('a request that expires after a proof without a response is not called unconfirmed, and is read', async () => {
  const begun = await asking()
  const { world, machine, request, answers, readings, done, state } = begun
  await shown(begun, async () => {
    answers.push(notSaid)
    readings.push(new WalletError('NETWORK_UNREACHABLE'), new WalletError('NETWORK_UNREACHABLE'))
    await machine.submitCode('123456')
    world.clock.advance(300_000)
    await turns()
    expect(state()).toMatchObject({ status: 'expired', request: { id: request.id }, error: unknown })

    readings.push({ type: 'done', result: 'paid' })
    wake()
    await turns()
    expect(done).toEqual(['paid'])
  })
})

test('a request that still waits after its deadline was not confirmed in time', async () => {
  const { world, machine, request, answers, readings, state } = await asking()
  machine.begin({ request })
  answers.push(notSaid)
  readings.push(new WalletError('NETWORK_UNREACHABLE'))
  await machine.submitCode('123456')

  world.clock.advance(300_000)
  await turns()

  expect(state()).toEqual({ status: 'expired', request: expect.objectContaining({ id: request.id }) })
})

test('another request says nothing about the proof for the one before', async () => {
  const { machine, request, answers, readings, state } = await asking()
  machine.begin({ request })
  answers.push(notSaid)
  readings.push({ type: 'next', task: { request: { ...request, id: 'two' } } })
  await machine.submitCode('123456')
  expect(state()).toEqual(expect.objectContaining({ status: 'awaiting-proof', resent: false }))

  answers.push(new WalletError('NETWORK_UNREACHABLE'))
  readings.push(new WalletError('NETWORK_UNREACHABLE'))
  await machine.submitCode('123456')

  expect(state()).toMatchObject({ request: { id: 'two' }, error: { code: 'NETWORK_UNREACHABLE' } })
})
