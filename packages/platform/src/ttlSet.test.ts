import { expect, test } from 'vitest'
import { createTtlSet } from './ttlSet.ts'

test('a name is known until its time is over', () => {
  let now = 0
  const memory = createTtlSet({ now: () => now, lifetimeMs: 100 })
  memory.add('a')

  now = 99
  const before = memory.has('a')
  now = 100

  expect([before, memory.has('a'), memory.has('b')]).toEqual([true, false, false])
})

test('a name that is added again lives on', () => {
  let now = 0
  const memory = createTtlSet({ now: () => now, lifetimeMs: 100 })
  memory.add('a')
  now = 60
  memory.add('a')
  now = 120

  expect(memory.has('a')).toBe(true)
})

test('of too many names the oldest are forgotten, a hundred at a time', () => {
  const memory = createTtlSet({ now: () => 0, lifetimeMs: 100 })
  memory.add('first')
  memory.add('second')
  memory.add('first')
  for (let number = 0; number < 9_998; number++) memory.add(String(number))
  const full = ['second', 'first', '0'].map(memory.has)
  memory.add('one more')
  const names = ['second', 'first', '98', '99', '9997', 'one more']

  expect(full).toEqual([true, true, true])
  expect(names.map(memory.has)).toEqual([false, false, false, true, true, true])
})
