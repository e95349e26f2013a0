import { expect, test } from 'vitest'
import { asking, shown, wake } from '../../../test/askedProof.ts'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { authorizations, challengedPayment, scaCode } from '../../../test/scaJourneys.ts'
import { scaWorld, wrongScaCode } from '../../../test/scaWorld.ts'
import type { Loss } from '../../../test/testNetwork.ts'
import { turns } from '../../../test/testPage.ts'
import { calls, change, changed, loaded, trustOf } from '../../../test/trustWorld.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { createScaChallenge } from './scaChallenge.ts'
import { createScaSignIn } from './scaSignIn.ts'

const unknown = { code: 'SCA_OUTCOME_UNKNOWN' }
const losses: Loss[] = ['request', 'response']
const notSaid = new WalletError('SCA_OUTCOME_UNKNOWN')

/** The network goes away with the proof, or with its answer, and stays away. */
function cutAt({ network }: TestWorld, { proof, before, loss }: { proof: string; before: string; loss: Loss }): void {
  network.tamper(loss === 'response' ? proof : before, (body) => {
    network.offline = true
    if (loss === 'response') throw new TypeError('the answer is lost')
    return body
  })
}

async function unheardPayment(loss: Loss) {
  const page = await challengedPayment()
  // The payee is what is read last before a proof leaves.
  cutAt(page.world, { proof: '/authorize', before: 'GET /customers/external-accounts/', loss })
  await page.challenge.submitCode(scaCode)
  expect(page.challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
  expect(authorizations(page.world)).toHaveLength(1)
  return page
}

test.each(losses)(
  'nobody knows what came of a payment’s proof whose %s is lost, until it can be read',
  async (loss) => {
    const { world, challenge } = await unheardPayment(loss)

    // This one does not leave, which says nothing of the one before.
    await challenge.submitCode(scaCode)
    expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
    expect(authorizations(world)).toHaveLength(1)
    await challenge.load()
    expect(challenge.getSnapshot()).toMatchObject({ status: 'unavailable', error: unknown })
  },
)

test.each(losses)('a reload does not make it known: %s', async (loss) => {
  const { world, payment } = await unheardPayment(loss)
  const reloaded = createScaChallenge(world.openTab(), payment)

  await reloaded.load()

  expect(reloaded.getSnapshot()).toMatchObject({ status: 'unavailable', error: unknown })
  world.network.offline = false
  await reloaded.load()
  expect(reloaded.getSnapshot().status).toBe(loss === 'response' ? 'authorized' : 'awaiting-proof')
})

test('confirming again looks first, and sends no second proof for what is confirmed', async () => {
  const { world, challenge } = await unheardPayment('response')
  world.network.offline = false

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot().status).toBe('authorized')
  expect(authorizations(world)).toHaveLength(1)
})

test('what fails before the first proof of a payment leaves confirmed nothing, and says so', async () => {
  const { world, challenge, payment } = await challengedPayment()
  world.network.offline = true

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(authorizations(world)).toEqual([])
  const reloaded = createScaChallenge(world.openTab(), payment)
  await reloaded.load()
  expect(reloaded.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'NETWORK_UNREACHABLE' } })
})

test('a proof that was taken is not said to be lost where the next challenge cannot be read', async () => {
  const { world, challenge } = await challengedPayment({ payee: 'USD' })
  world.network.tamper('/authorize', (body) => {
    world.network.offline = true
    return JSON.stringify({ ...(JSON.parse(body) as object), scaChallenge: undefined })
  })

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
})

test('a failure of the service says nothing about a proof that went out', async () => {
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

test.each(losses)('a login whose %s is lost may have worked, and beginning again leads in', async (loss) => {
  const { world, login } = await startedLogin()
  await login.start('SMS_OTP')
  world.network.lose('login/complete', loss)

  await login.submitCode(scaCode)

  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
  await login.submitCode(scaCode)
  if (loss === 'request') return void (await world.reached(login, 'signed-in'))
  // What was taken once is refused now, which is no reason to say that it did not work.
  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: unknown })
  await login.start('SMS_OTP')
  await login.submitCode(scaCode)
  await world.reached(login, 'signed-in')
})

test('a login that may have worked is not said to have failed where nothing can be begun any more', async () => {
  const { world, login } = await startedLogin()
  await login.start('TOTP')
  cutAt(world, { proof: 'login/complete', before: '', loss: 'response' })
  await login.submitCode(scaCode)
  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })

  // A code of an app begins a login of its own, and does not get that far.
  await login.submitCode(scaCode)
  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: unknown })
  await login.load()
  expect(login.getSnapshot()).toMatchObject({ status: 'unavailable', error: unknown })
})

test('a login that cannot be begun was not tried, and says so', async () => {
  const { world, login } = await startedLogin()
  world.network.offline = true

  await login.start('SMS_OTP')

  expect(login.getSnapshot()).toMatchObject({ status: 'choosing', error: { code: 'NETWORK_UNREACHABLE' } })
})

test.each(losses)('trust whose %s is lost ends the change: what is so cannot be read', async (loss) => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  // What the proof is for is read last before it leaves.
  cutAt(world, { proof: 'trust/confirm', before: `GET /customers/external-accounts/${payeeId}`, loss })

  await payees.submitCode(scaCode)

  expect(change(payees)).toMatchObject({ status: 'idle', error: unknown })
  expect(calls(world, 'trust/confirm')).toHaveLength(1)
  world.network.offline = false
  await payees.load()
  expect(trustOf(payees, payeeId)).toBeUndefined()
})

test('a payee that may be untrusted by now is not removed unasked, and removing it again goes on', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
  await payees.remove(payeeId)
  world.network.lose('untrust/confirm', 'response')

  await payees.submitCode(wrongScaCode)
  expect(change(payees)).toMatchObject({ status: 'idle', error: unknown })
  expect(calls(world, 'DELETE')).toHaveLength(1)
})

test('what cannot be read before the proof of trust was not confirmed, and its code can be sent again', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  world.network.offline = true
  await payees.submitCode(scaCode)
  expect(change(payees)).toMatchObject({ status: 'awaiting-proof', error: { code: 'NETWORK_UNREACHABLE' } })

  world.network.offline = false
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('what ran out after a proof that nobody heard of is not said to be unconfirmed, and is looked into', async () => {
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

test('what still waits after its time was not confirmed in it', async () => {
  const { world, machine, request, answers, readings, state } = await asking()
  machine.begin({ request })
  answers.push(notSaid)
  readings.push(new WalletError('NETWORK_UNREACHABLE'))
  await machine.submitCode('123456')

  world.clock.advance(300_000)
  await turns()

  expect(state()).toEqual({ status: 'expired', request: expect.objectContaining({ id: request.id }) })
})

test('another request says nothing of the proof for the one before', async () => {
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
