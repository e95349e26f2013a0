import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestClock } from '../../../../core/test/testClock.ts'
import { type ClipboardStatus, copyTemporarily } from './copyTemporarily.ts'

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

async function copy(text = 'zebra apple') {
  const clock = createTestClock()
  const statuses: ClipboardStatus[] = []
  const cancel = copyTemporarily(text, { clock, clearAfterMs: 60_000, onStatus: (status) => statuses.push(status) })
  await turns()
  const pass = async (ms: number) => {
    clock.advance(ms)
    await turns()
  }
  return { statuses, cancel, pass }
}

test('the text is there for its time and gone after it', async () => {
  const { statuses, pass } = await copy()
  await pass(59_999)
  expect(clipboard.text).toBe('zebra apple')
  await pass(1)

  expect(clipboard.text).toBe('')
  expect(statuses).toEqual(['copied', 'cleared'])
})

test('if the clipboard may be read, another text that was copied meanwhile stays', async () => {
  clipboard.readable = true
  const { statuses, pass } = await copy()
  clipboard.text = 'a shopping list'
  await pass(60_000)

  expect(clipboard.text).toBe('a shopping list')
  expect(statuses).toEqual(['copied', 'replaced'])
})

test('a clipboard that may not be read is overwritten, because it may still hold the recovery phrase', async () => {
  const { statuses, pass } = await copy()
  clipboard.text = 'a shopping list'
  await pass(60_000)

  expect(clipboard.text).toBe('')
  expect(statuses).toEqual(['copied', 'cleared'])
})

test('a browser without that permission is one where it may not be read', async () => {
  navigator.permissions.query = () => Promise.reject(new TypeError('unknown permission'))
  const { statuses, pass } = await copy()
  await pass(60_000)

  expect(statuses).toEqual(['copied', 'cleared'])
})

test.each(['focus', 'pointerup', 'keyup'])(
  'a page that was not in front clears it at the next %s',
  async (occasion) => {
    const { statuses, pass } = await copy()
    clipboard.writable = false
    await pass(60_000)
    expect(statuses).toEqual(['copied', 'waits'])
    expect(clipboard.text).toBe('zebra apple')

    clipboard.writable = true
    window.dispatchEvent(new Event(occasion))
    await turns()
    expect(clipboard.text).toBe('')
    expect(statuses).toEqual(['copied', 'waits', 'cleared'])
  },
)

test('a browser that does not let the page copy is reported as refusing', async () => {
  clipboard.writable = false
  const { statuses, pass } = await copy()
  await pass(60_000)

  expect(statuses).toEqual(['refused'])
})

test('a copy that gives way to a later one is neither cleared nor reported on', async () => {
  const { statuses, cancel, pass } = await copy()
  cancel()
  clipboard.text = 'zebra apple, copied again'
  await pass(60_000)

  expect(clipboard.text).toBe('zebra apple, copied again')
  expect(statuses).toEqual(['copied'])
})
