import { expect, test } from 'vitest'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createWalletExport } from './walletExport.ts'

const minutes = 60_000

async function openedExport() {
  const world = await signedInWorld()
  const wallet = createWalletExport(world.client, { accountId: world.ada.accountId })
  await wallet.start()
  return { world, wallet }
}

/** Words that were revealed, while the user is asked for two of them that differ: a wallet may have a word twice. */
async function checkedExport() {
  const { world, wallet } = await openedExport()
  wallet.reveal()
  const words = wallet.readWords() ?? []
  for (;;) {
    wallet.beginCheck()
    const state = wallet.getSnapshot()
    if (state.status !== 'ready' || !state.check) throw new Error('nothing is asked for')
    const [first, second] = state.check.positions
    const right = [words[first] ?? '', words[second] ?? ''] as const
    if (right[0] !== right[1]) return { world, wallet, words, first, second, right }
    wallet.leaveCheck()
  }
}

test('the time starts when the words are revealed, and not before', async () => {
  const { world, wallet } = await openedExport()
  world.clock.advance(5 * minutes)
  expect(wallet.getSnapshot()).toEqual({ status: 'ready', wordCount: 12, clearAtMs: undefined })

  wallet.reveal()

  expect(wallet.getSnapshot()).toMatchObject({ clearAtMs: world.clock.now() + 3 * minutes })
  world.clock.advance(3 * minutes)
  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
})

test('revealing the words again does not extend the time', async () => {
  const { world, wallet } = await openedExport()
  wallet.reveal()
  world.clock.advance(2 * minutes)
  wallet.reveal()
  world.clock.advance(minutes)

  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
})

test('words that are never revealed are forgotten after ten minutes', async () => {
  const { world, wallet } = await openedExport()
  world.clock.advance(10 * minutes)

  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
  expect(wallet.readWords()).toBeUndefined()
})

test('the user can ask for more time, and not after it is over', async () => {
  const { world, wallet } = await openedExport()
  wallet.reveal()
  world.clock.advance(2 * minutes)
  wallet.addTime()
  world.clock.advance(2 * minutes)
  expect(wallet.readWords()).toHaveLength(12)
  world.clock.advance(minutes)
  wallet.addTime()

  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
})

test('two words in their order show that the user wrote them down, and all of them are forgotten', async () => {
  const { wallet, right, first, second } = await checkedExport()
  expect(first).toBeLessThan(second)
  wallet.check([` ${right[0].toUpperCase()} `, right[1]])

  expect(wallet.getSnapshot()).toEqual({ status: 'checked' })
  expect(wallet.readWords()).toBeUndefined()
})

test('wrong words are not accepted, and can be corrected', async () => {
  const { wallet, right } = await checkedExport()
  wallet.check([right[1], right[0]])
  expect(wallet.getSnapshot()).toMatchObject({ status: 'ready', check: { isWrong: true } })
  wallet.check(['', ''])
  expect(wallet.getSnapshot()).toMatchObject({ status: 'ready', check: { isWrong: true } })
  wallet.check(right)

  expect(wallet.getSnapshot()).toEqual({ status: 'checked' })
})

test('no word that was typed is in a snapshot', async () => {
  const { wallet, right } = await checkedExport()
  wallet.check([right[0], 'notthisone'])

  expect(JSON.stringify(wallet.getSnapshot())).not.toMatch(new RegExp(`${right[0]}|notthisone`))
})

test('the user can return from the check to the words, which have their time again once they are revealed', async () => {
  const { world, wallet, words } = await checkedExport()
  world.clock.advance(4 * minutes)
  wallet.leaveCheck()
  expect(wallet.getSnapshot()).toEqual({ status: 'ready', wordCount: 12, clearAtMs: undefined })
  wallet.reveal()
  world.clock.advance(2 * minutes)

  expect(wallet.readWords()).toEqual(words)
})

test('a check without words does nothing', async () => {
  const { world, wallet, right } = await checkedExport()
  world.clock.advance(10 * minutes)
  wallet.check(right)
  wallet.beginCheck()

  expect(wallet.getSnapshot()).toEqual({ status: 'cleared' })
})
