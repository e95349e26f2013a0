import { expect, test, vi } from 'vitest'
import { turn } from '../../test/testClock.ts'
import { createTabs, type Tabs } from './tabs.ts'

let names = 0

/** Two tabs of one wallet, or one tab that asks twice. */
function twoAskers(same: boolean): [Tabs, Tabs] {
  const name = `unless-busy-${++names}`
  const first = createTabs({ name })
  return [first, same ? first : createTabs({ name })]
}

const refusedLocks = { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }

test.each([
  ['two tabs', false, undefined],
  ['one tab', true, undefined],
  ['one tab without locks', true, {}],
  ['one tab that is refused locks', true, refusedLocks],
])('in %s the second one is turned away at once, and welcome afterwards', async (_name, same, browser) => {
  if (browser) vi.stubGlobal('navigator', browser)
  const [one, two] = twoAskers(same)
  let finish = () => {}
  const working = one.tryWithLock('prompt', () => new Promise<string>((resolve) => (finish = () => resolve('first'))))
  for (let turns = 0; turns < 3; turns++) await turn()
  const refused = vi.fn()

  expect(await two.tryWithLock('prompt', refused)).toBeUndefined()
  expect(await two.tryWithLock('other', async () => 'other')).toEqual({ result: 'other' })
  finish()

  expect(await working).toEqual({ result: 'first' })
  expect(refused).not.toHaveBeenCalled()
  expect(await two.tryWithLock('prompt', async () => 'second')).toEqual({ result: 'second' })
})

test.each([
  ['with locks', undefined],
  ['without locks', {}],
])('an error of the work is passed on, and releases the lock, %s', async (_name, browser) => {
  if (browser) vi.stubGlobal('navigator', browser)
  const [one] = twoAskers(true)
  let runs = 0
  const fail = async () => {
    runs++
    throw new Error('closed')
  }

  await expect(one.tryWithLock('prompt', fail)).rejects.toThrow('closed')
  await expect(one.tryWithLock('prompt', fail)).rejects.toThrow('closed')
  expect(runs).toBe(2)
})
