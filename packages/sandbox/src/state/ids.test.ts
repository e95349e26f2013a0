import { expect, test } from 'vitest'
import { createId } from './ids.ts'

const ids = Array.from({ length: 20_000 }, (_, number) => createId('InternalAccount', { seed: 'sandbox', number }))

test('no two ids are the same, and each has the shape of a UUID version 4', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids)
    expect(id).toMatch(/^InternalAccount:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('no id orders an outcome by the way it happens to end', () => {
  expect(ids.filter((id) => /00.$/.test(id))).toEqual([])
})

test('the same seed gives the same ids, another seed gives others', () => {
  const [first] = ids
  expect(createId('InternalAccount', { seed: 'sandbox', number: 0 })).toBe(first)
  expect(createId('InternalAccount', { seed: 'another', number: 0 })).not.toBe(first)
})
