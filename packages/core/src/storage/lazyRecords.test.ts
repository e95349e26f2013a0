import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { WalletError } from '../errors/WalletError.ts'
import { createLazyRecords } from './lazyRecords.ts'
import { openRecords } from './records.ts'

let databases = 0

function open(parameters: { broken?: number } = {}) {
  let { broken = 0 } = parameters
  let loads = 0
  const databaseName = `lazy-records-${++databases}`
  const records = createLazyRecords({
    load: async () => {
      loads++
      if (broken-- > 0) throw new WalletError('NETWORK_UNREACHABLE')
      return openRecords({ clock: createTestClock(), databaseName })
    },
  })
  return { records, loads: () => loads }
}

test('nothing is loaded before the first call, and everything is passed on', async () => {
  const { records, loads } = open()
  expect([records.persistence(), loads()]).toEqual(['stored', 0])

  await records.write('a', 1)
  await records.change({ names: ['a'], decide: ([a]) => ({ write: { b: [a] } }) })
  expect([await records.read('a'), await records.read('b'), await records.list('')]).toEqual([1, [1], ['a', 'b']])
  await records.remove('a')

  expect([await records.list(''), loads()]).toEqual([['b'], 1])
})

test('calls that load it side by side share one memory', async () => {
  const factory = globalThis.indexedDB
  Reflect.deleteProperty(globalThis, 'indexedDB')
  try {
    const { records } = open()

    await Promise.all([records.write('a', 1), records.write('b', 2)])

    expect([records.persistence(), await records.read('a'), await records.read('b')]).toEqual(['memory', 1, 2])
  } finally {
    globalThis.indexedDB = factory
  }
})

test('what does not load refuses the call, and the next call loads it', async () => {
  const { records } = open({ broken: 1 })

  await expect(records.write('a', 1)).rejects.toThrow('NETWORK_UNREACHABLE')
  await records.write('a', 2)

  expect(await records.read('a')).toBe(2)
})
