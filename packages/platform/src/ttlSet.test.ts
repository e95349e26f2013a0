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

test('of too many names the oldest is forgotten', () => {
  const memory = createTtlSet({ now: () => 0, lifetimeMs: 100 })
  memory.add('first')
  memory.add('second')
  memory.add('first')
  for (let number = 0; number < 9_999; number++) memory.add(String(number))

  expect([memory.has('second'), memory.has('first'), memory.has('0')]).toEqual([false, true, true])
})
