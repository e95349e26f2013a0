import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createTestDevice } from '../../../test/testDevice.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { signOut } from '../../flows/session/signOut.ts'
import { createSessionController } from '../session/sessionGuard.ts'
import { createWalletExport } from './walletExport.ts'

const exportOf = ({ client, ada }: TestWorld) => createWalletExport(client, { accountId: ada.accountId })
const exports = (world: TestWorld) => world.network.requests.filter(({ path }) => path.endsWith('/export'))

async function shownExport() {
  const world = await signedInWorld()
  const wallet = exportOf(world)
  await wallet.start()
  wallet.reveal()
  return { world, wallet }
}

const minutes = 60_000

test('the words are handed out while they are ready, and are in no snapshot', async () => {
  const { world, wallet } = await shownExport()

  const state = wallet.getSnapshot()
  expect(state).toEqual({ status: 'ready', wordCount: 12, clearAtMs: world.clock.now() + 3 * minutes })
  expect(wallet.readWords()).toHaveLength(12)
  expect(wallet.timeLeftMs()).toBe(3 * minutes)
  await wallet.start()
  expect(wallet.getSnapshot()).toBe(state)
})

test('both legs name one key that was made for this export alone', async () => {
  const { world, wallet } = await shownExport()
  const [first, second] = exports(world)
  wallet.clear()
  await wallet.start()

  expect(second?.body).toBe(first?.body)
  expect(first?.body).toMatch(/^\{"clientPublicKey":"04[0-9a-f]{128}"\}$/)
  expect(exports(world)[2]?.body).not.toBe(first?.body)
})

test('the recovery phrase is forgotten when its time is over', async () => {
  const { world, wallet } = await shownExport()
  world.clock.advance(3 * minutes - 1)
  expect(wallet.readWords()).toHaveLength(12)

  world.clock.advance(1)

  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
  expect(wallet.readWords()).toBeUndefined()
  expect(wallet.timeLeftMs()).toBe(0)
})

test('the time that a relay states keeps no word on the screen', async () => {
  const { world, wallet } = await shownExport()
  world.client.transport.serverTime.observe(world.clock.now() - 3_600_000)
  world.clock.advance(3 * minutes)
  expect(wallet.readWords()).toBeUndefined()
})

test('a device clock that is set keeps no word on the screen, and removes none at once', async () => {
  const world = await signedInWorld()
  const device = createTestDevice(world.clock)
  const client = world.openTab({ clock: device.clock })
  const wallet = createWalletExport(client, { accountId: world.ada.accountId })
  device.jump(5 * 60_000)
  await wallet.start()
  wallet.reveal()
  expect(wallet.timeLeftMs()).toBe(3 * minutes)
  device.jump(-5 * 60_000)
  world.clock.advance(3 * minutes - 1_000)
  expect(wallet.readWords()).toHaveLength(12)

  world.clock.advance(1_000)

  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
})

test('a custom duration is used', async () => {
  const world = await signedInWorld()
  const wallet = createWalletExport(world.client, { accountId: world.ada.accountId, clearAfterMs: 5_000 })
  await wallet.start()
  wallet.reveal()
  world.clock.advance(5_000)
  expect(wallet.getSnapshot().status).toBe('cleared')
})

test.each<[string, (world: TestWorld, client: WalletClient) => Promise<unknown> | undefined]>([
  ['the person signs out', ({ client, ada }) => signOut(client, { accountId: ada.accountId })],
  ['the session is locked', ({ client }) => createSessionController(client).lock()],
  ['another tab signs out', (world) => signOut(world.openTab(), { accountId: world.ada.accountId })],
  [
    'the session is found to be revoked',
    async ({ client, ada }) => client.sessions.markOver(await client.sessions.use(ada.accountId), 'revoked'),
  ],
])('the words are forgotten when %s', async (_name, end) => {
  const { world, wallet } = await shownExport()

  await end(world, world.client)

  await expect.poll(() => wallet.getSnapshot().status).toBe('cleared')
  expect(wallet.readWords()).toBeUndefined()
})

test('the recovery phrase is forgotten when the session expires', async () => {
  const world = await signedInWorld()
  const wallet = createWalletExport(world.client, { accountId: world.ada.accountId, clearAfterMs: 86_400_000 })
  await wallet.start()
  wallet.reveal()

  world.clock.advance(16 * 60_000)

  expect(wallet.readWords()).toBeUndefined()
  expect(wallet.getSnapshot().status).toBe('cleared')
})

test('a session that ended while the recovery phrase was on its way shows none', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const client = world.openTab({
    fetch: async (input, init) => {
      const response = await world.network.fetch(input, init)
      if (String(input).endsWith('/export') && response.status === 200) await client.sessions.end(accountId)
      return response
    },
  })
  const wallet = createWalletExport(client, { accountId })

  await wallet.start()

  expect(wallet.readWords()).toBeUndefined()
  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
})

test('clearing, leaving and coming back', async () => {
  const { wallet } = await shownExport()
  wallet.clear()
  expect([wallet.getSnapshot().status, wallet.readWords()]).toEqual(['cleared', undefined])
  await wallet.start()
  expect(wallet.readWords()).toHaveLength(12)

  wallet.destroy()

  expect([wallet.getSnapshot().status, wallet.readWords()]).toEqual(['cleared', undefined])
  await wallet.start()
  expect(wallet.readWords()).toHaveLength(12)
})

test('a user who leaves while the recovery phrase is on its way does not get it', async () => {
  const world = await signedInWorld()
  const client = world.openTab({
    fetch: async (input, init) => {
      const response = await world.network.fetch(input, init)
      if (String(input).endsWith('/export') && response.status === 200) wallet.destroy()
      return response
    },
  })
  const wallet = createWalletExport(client, { accountId: world.ada.accountId })

  await wallet.start()

  expect(exports(world)).toHaveLength(2)
  expect([wallet.getSnapshot(), wallet.readWords()]).toEqual([{ status: 'idle' }, undefined])
})

test('without a session the user signs in inline, and the export continues', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const wallet = exportOf(world)

  await wallet.start()
  expect(wallet.getSnapshot()).toMatchObject({ status: 'signing-in', accountId: world.ada.accountId })
  expect(wallet.getSnapshot()).not.toHaveProperty('input')
  wallet.cancelSignIn()
  expect(wallet.getSnapshot()).toEqual({ status: 'idle' })
  await wallet.start()
  await signIn(world)

  await world.reached(wallet, 'ready')
  expect(wallet.readWords()).toHaveLength(12)
})
