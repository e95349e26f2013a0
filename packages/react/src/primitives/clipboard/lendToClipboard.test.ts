import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../../../../core/test/testClock.ts'
import { type ClipboardLoan, lendToClipboard } from './lendToClipboard.ts'

/** A clipboard as a browser has it: one text, and rules about who may touch it when. */
const clipboard = { text: '', writable: true, readable: false }

beforeEach(() => {
  Object.assign(clipboard, { text: '', writable: true, readable: false })
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (!clipboard.writable) throw new DOMException('the document is not focused', 'NotAllowedError')
        clipboard.text = text
      },
      readText: async () => clipboard.text,
    },
    permissions: {
      query: async () => ({ state: clipboard.readable ? 'granted' : 'prompt' }),
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

const turns = async () => {
  for (let count = 0; count < 10; count++) await Promise.resolve()
}

async function lend(text = 'zebra apple') {
  const clock = createTestClock()
  const told: ClipboardLoan[] = []
  const leave = lendToClipboard(text, { clock, lendMs: 60_000, tell: (loan) => told.push(loan) })
  await turns()
  const pass = async (ms: number) => {
    clock.advance(ms)
    await turns()
  }
  return { told, leave, pass }
}

test('the text is there for its time and gone after it', async () => {
  const { told, pass } = await lend()
  await pass(59_999)
  expect(clipboard.text).toBe('zebra apple')
  await pass(1)

  expect(clipboard.text).toBe('')
  expect(told).toEqual(['lent', 'cleared'])
})

test('where the clipboard may be read, something else that was copied meanwhile stays', async () => {
  clipboard.readable = true
  const { told, pass } = await lend()
  clipboard.text = 'a shopping list'
  await pass(60_000)

  expect(clipboard.text).toBe('a shopping list')
  expect(told).toEqual(['lent', 'replaced'])
})

test('where it may not be read, whatever is there is overwritten, since it may be the words', async () => {
  const { told, pass } = await lend()
  clipboard.text = 'a shopping list'
  await pass(60_000)

  expect(clipboard.text).toBe('')
  expect(told).toEqual(['lent', 'cleared'])
})

test('a browser without that permission is one where it may not be read', async () => {
  navigator.permissions.query = () => Promise.reject(new TypeError('unknown permission'))
  const { told, pass } = await lend()
  await pass(60_000)

  expect(told).toEqual(['lent', 'cleared'])
})

test.each(['focus', 'pointerup', 'keyup'])(
  'a page that was not in front clears it at the next %s',
  async (occasion) => {
    const { told, pass } = await lend()
    clipboard.writable = false
    await pass(60_000)
    expect(told).toEqual(['lent', 'waits'])
    expect(clipboard.text).toBe('zebra apple')

    clipboard.writable = true
    window.dispatchEvent(new Event(occasion))
    await turns()
    expect(clipboard.text).toBe('')
    expect(told).toEqual(['lent', 'waits', 'cleared'])
  },
)

test('a browser that lets nobody copy is told as it is', async () => {
  clipboard.writable = false
  const { told, pass } = await lend()
  await pass(60_000)

  expect(told).toEqual(['refused'])
})

test('a loan that is left to a later one neither clears nor tells', async () => {
  const { told, leave, pass } = await lend()
  leave()
  clipboard.text = 'zebra apple, copied again'
  await pass(60_000)

  expect(clipboard.text).toBe('zebra apple, copied again')
  expect(told).toEqual(['lent'])
})
