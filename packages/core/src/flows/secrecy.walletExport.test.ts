import { expect, test } from 'vitest'
import { findLeaks } from '../../test/leaks.ts'
import { storedBy, watch } from '../../test/secrecy.ts'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { createWalletExport } from '../controllers/settings/walletExport.ts'
import { signOut } from './session/signOut.ts'

test('the recovery phrase occurs only in the result of readWords: not in requests, storage, states, errors or the console', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const wallet = createWalletExport(world.client, { accountId })
  const seen = watch(wallet)
  await wallet.start()
  const words = wallet.readWords() ?? []
  const handedOut = JSON.stringify(words)

  // Two of the words are typed, wrong ones first.
  wallet.reveal()
  wallet.beginCheck()
  wallet.check([words[0] ?? '', 'wrong'])
  wallet.leaveCheck()

  // Every way it can end, and every way it can fail.
  wallet.reveal()
  world.clock.advance(180_000)
  for (const loss of ['request', 'response'] as const) {
    world.network.lose('/export', loss, 1)
    await wallet.start()
  }
  world.sandbox.scenarios.failNext('exportWallet', { status: 500, code: 'INTERNAL_ERROR', skip: 1, after: true })
  await wallet.start()
  await wallet.start()
  wallet.clear()
  let tampering = true
  world.network.tamper('/export', (body, { status }) =>
    tampering && status === 200 ? body.replace(/dataSignature\\":\\"30/, 'dataSignature\\":\\"31') : body,
  )
  await wallet.start()
  expect(wallet.getSnapshot()).toMatchObject({ error: { code: 'WALLET_ENVELOPE_UNTRUSTED' } })
  tampering = false
  await wallet.start()
  await signOut(world.client, { accountId })
  await expect.poll(() => wallet.getSnapshot().status).toBe('cleared')

  const requests = JSON.stringify(world.network.requests)
  const everywhere = [requests, await storedBy(world), ...seen].join('\n')
  expect(words).toHaveLength(12)
  expect(world.network.requests.filter(({ path }) => path.endsWith('/export')).length).toBeGreaterThan(9)
  // Three exports were opened; the first was revealed twice and checked once, in three steps.
  expect(seen.filter((text) => text.includes('"ready"')).length).toBe(3 + 2 + 3)
  // Two words in a row, in any of the ways a list may be written.
  for (let index = 1; index < words.length; index++)
    for (const between of [' ', ',', '","', ''])
      expect(findLeaks(everywhere, `${words[index - 1]}${between}${words[index]}`)).toEqual([])
  expect(handedOut).toContain(`${words[0]}","${words[1]}`)
})

test('the key that decrypts the recovery phrase can neither be exported nor is it kept', async () => {
  const world = await signedInWorld()
  const wallet = createWalletExport(world.client, { accountId: world.ada.accountId })
  const before = await storedBy(world)

  await wallet.start()

  expect(wallet.getSnapshot().status).toBe('ready')
  expect(await storedBy(world)).toBe(before)
})
