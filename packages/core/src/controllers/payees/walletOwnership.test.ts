import { getExternalAccount } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createEvmWallet } from '../../../../sandbox/test/evmWallet.ts'
import { addOwnWallet, type OwnWalletWorld, ownWalletWorld } from '../../../test/ownWallet.ts'
import { until } from '../../../test/testClock.ts'
import { createWalletOwnership, type WalletOwnershipController } from './walletOwnership.ts'

const tenMinutes = 600_000

async function loaded(world?: OwnWalletWorld) {
  const own = world ?? (await ownWalletWorld())
  const ownership = createWalletOwnership(own.client, { payeeId: own.payeeId })
  await ownership.load()
  return { ...own, ownership }
}

async function asked(world?: OwnWalletWorld) {
  const all = await loaded(world)
  await all.ownership.start('WALLET_SIGNATURE')
  return all
}

const messageOf = (ownership: WalletOwnershipController) => {
  const state = ownership.getSnapshot()
  return 'message' in state ? state.message : ''
}
const statusAt = async ({ service, payeeId }: OwnWalletWorld) =>
  (await service.call(getExternalAccount, { path: { externalAccountId: payeeId } })).status
const sent = ({ network }: OwnWalletWorld, end: string) => network.requests.filter(({ path }) => path.endsWith(end))

test('a wallet is proven by a signature of the message, exactly as the service sent it', async () => {
  const { ownership, address, sign, ...world } = await loaded()
  expect(ownership.getSnapshot()).toMatchObject({
    status: 'ready',
    wallet: { address, network: 'evm', isProven: false },
    methods: ['WALLET_SIGNATURE', 'LIVENESS'],
  })
  await ownership.start('WALLET_SIGNATURE')
  expect(messageOf(ownership)).toContain(`Address: ${address}\n`)
  expect(ownership.timeLeftMs()).toBeLessThanOrEqual(tenMinutes)

  const state = await ownership.submitSignature(` ${sign(messageOf(ownership))}\n`)

  expect(state).toMatchObject({ status: 'proven', wallet: { address, isProven: true } })
  expect(await statusAt({ address, sign, ...world })).toBe('ACTIVE')
})

test('a wrong signature is said to be wrong, and the next message can be signed', async () => {
  const { ownership, sign } = await asked()
  const before = messageOf(ownership)
  const state = await ownership.submitSignature(createEvmWallet(8).sign(before))
  expect(state).toMatchObject({ status: 'signing', error: { code: 'INVALID_INPUT' } })
  expect(messageOf(ownership)).not.toBe(before)

  expect(await ownership.submitSignature(sign(messageOf(ownership)))).toMatchObject({ status: 'proven' })
})

test.each(['', '0x', 'hello', `0x${'a'.repeat(129)}`, `0x${'a'.repeat(131)}`])(
  'what cannot be a signature (%s) is not sent, since it would spend the message',
  async (typed) => {
    const { ownership, sign, ...world } = await asked()
    const message = messageOf(ownership)
    expect(await ownership.submitSignature(typed)).toMatchObject({ status: 'signing', message, isMistyped: true })
    expect(sent({ sign, ...world }, '/verify')).toEqual([])

    const state = await ownership.submitSignature(sign(message))
    expect(state).toMatchObject({ status: 'proven' })
  },
)

test('a message whose time is over is replaced by a new one', async () => {
  const { ownership, sign, clock } = await asked()
  const before = messageOf(ownership)
  clock.advance(tenMinutes)
  expect(ownership.getSnapshot()).toMatchObject({ status: 'expired', method: 'WALLET_SIGNATURE' })
  await ownership.submitSignature(sign(before))
  expect(ownership.getSnapshot().status).toBe('expired')
  await ownership.refresh()

  expect(messageOf(ownership)).not.toBe(before)
  expect(await ownership.submitSignature(sign(messageOf(ownership)))).toMatchObject({ status: 'proven' })
})

test('time is counted on the service’s clock, and not on the device’s', async () => {
  const { ownership, client } = await asked()
  client.transport.serverTime.observe(client.transport.serverTime.now() + tenMinutes)

  expect(ownership.getSnapshot().status).toBe('expired')
})

test('a proof whose answer was lost is read, and is never said to have failed', async () => {
  const { ownership, sign, network } = await asked()
  network.lose('/verify', 'response')

  expect(await ownership.submitSignature(sign(messageOf(ownership)))).toMatchObject({ status: 'proven' })
})

test('while it is unknown whether a proof counted, the same signature can be sent again', async () => {
  const { ownership, sign, network } = await asked()
  const signature = sign(messageOf(ownership))
  network.lose('/verify', 'response')
  network.lose('GET /customers/external-accounts', 'request')
  expect(await ownership.submitSignature(signature)).toMatchObject({
    status: 'signing',
    error: { code: 'NETWORK_UNREACHABLE' },
  })

  // The service has no message that waits, and refuses.
  expect(await ownership.submitSignature(signature)).toMatchObject({ status: 'proven' })
})

test('a proof that never arrived is sent again', async () => {
  const { ownership, sign, network } = await asked()
  const signature = sign(messageOf(ownership))
  network.lose('/verify', 'request')
  expect(await ownership.submitSignature(signature)).toMatchObject({ status: 'signing', error: { action: 'retry' } })

  expect(await ownership.submitSignature(signature)).toMatchObject({ status: 'proven' })
})

test('a wrong signature whose refusal was lost is read as refused', async () => {
  const { ownership, network } = await asked()
  const before = messageOf(ownership)
  network.lose('/verify', 'response')
  const state = await ownership.submitSignature(createEvmWallet(8).sign(before))

  expect(state).toMatchObject({ status: 'signing', error: { code: 'INVALID_INPUT' } })
  expect(messageOf(ownership)).not.toBe(before)
})

test('a wallet that was proven elsewhere needs no message', async () => {
  const world = await ownWalletWorld()
  const [first, second] = [await loaded(world), await loaded(world)]
  await first.ownership.start('WALLET_SIGNATURE')
  await first.ownership.submitSignature(world.sign(messageOf(first.ownership)))

  expect(await second.ownership.start('WALLET_SIGNATURE')).toMatchObject({ status: 'proven' })
})

test('about a payee who is no wallet of one’s own, nothing is asked', async () => {
  const world = await ownWalletWorld()
  const { ownership } = await loaded({ ...world, payeeId: world.ada.eurPayeeId })
  expect(ownership.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'CONFLICT' } })
  const { ownership: gone } = await loaded({ ...world, payeeId: 'ExternalAccount:none' })
  expect(gone.getSnapshot()).toMatchObject({ status: 'unavailable', error: { httpStatus: 404 } })
})

test('a reading that failed is repeated', async () => {
  const world = await ownWalletWorld()
  world.network.lose('GET /customers/external-accounts', 'request')
  const { ownership } = await loaded(world)
  expect(ownership.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'NETWORK_UNREACHABLE' } })

  expect(await ownership.load()).toMatchObject({ status: 'ready' })
})

test('the hosted check is passed elsewhere, and its link is in no state', async () => {
  const { ownership, clock } = await loaded()
  await ownership.start('LIVENESS')
  expect(ownership.getSnapshot().status).toBe('checking')
  const link = ownership.openLink() ?? ''
  expect(link).toMatch(/^https:\/\/verify\.sandbox\.example\//)
  expect(JSON.stringify(ownership.getSnapshot())).not.toContain(link)
  await until(clock, () => ownership.getSnapshot().status === 'proven')

  expect(ownership.openLink()).toBeUndefined()
})

test('a check that was not passed can be begun again', async () => {
  const { ownership, network, clock } = await loaded()
  await ownership.start('LIVENESS')
  network.tamper('GET /customers/external-accounts', (body) =>
    JSON.stringify({ ...JSON.parse(body), status: 'UNVERIFIED' }),
  )
  await until(clock, () => ownership.getSnapshot().status === 'ready')

  expect(ownership.getSnapshot()).toMatchObject({ status: 'ready', wasNotPassed: true })
})

test('a check is not read any longer once the user has left', async () => {
  const { ownership, clock, ...world } = await loaded()
  await ownership.start('LIVENESS')
  ownership.destroy()
  const reads = () => sent({ clock, ...world }, world.payeeId).length
  const before = reads()
  clock.advance(tenMinutes)

  expect([reads(), ownership.getSnapshot().status, ownership.openLink()]).toEqual([before, 'ready', undefined])
})

test('a client that knows no site of checks offers none, and a wallet that cannot sign has no way then', async () => {
  const world = await ownWalletWorld()
  const client = world.openTab({ sca: { verificationOrigins: [] } })
  const { ownership } = await loaded({ ...world, client })
  expect(ownership.getSnapshot()).toMatchObject({ methods: ['WALLET_SIGNATURE'] })

  const tron = { accountType: 'TRON_WALLET', address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' }
  const payeeId = await addOwnWallet(world, tron)
  const { ownership: mute } = await loaded({ ...world, client, payeeId })
  expect(mute.getSnapshot()).toMatchObject({ status: 'ready', methods: [] })
})

test('another way can be chosen, until something is sent', async () => {
  const { ownership, sign } = await asked()
  ownership.back()
  expect(ownership.getSnapshot()).toMatchObject({ status: 'ready' })
  await ownership.start('LIVENESS')
  await ownership.start('WALLET_SIGNATURE')
  expect(ownership.openLink()).toBeUndefined()

  expect(await ownership.submitSignature(sign(messageOf(ownership)))).toMatchObject({ status: 'proven' })
})
