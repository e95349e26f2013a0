import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

type Item = { id: string; owner: string; tags: string[]; name?: string }

function filled() {
  const table = tableOf<Item>()({ owner: ({ owner }) => owner, tag: ({ tags }) => tags, name: ({ name }) => name })
  table.set('1', { id: '1', owner: 'ada', tags: ['a', 'a', 'b'], name: 'one' })
  table.set('2', { id: '2', owner: 'bob', tags: ['a'] })
  table.set('3', { id: '3', owner: 'ada', tags: [] })
  return table
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

test('finds records by their owner, oldest first', () => {
  expect(idsOf(filled().where('owner', 'ada'))).toEqual(['1', '3'])
  expect(filled().where('owner', '__proto__')).toEqual([])
})

test('files a record under each of its keys once, and under none when it has none', () => {
  const table = filled()
  expect(idsOf(table.where('tag', 'a'))).toEqual(['1', '2'])
  expect(idsOf(table.where('name', 'one'))).toEqual(['1'])
  expect(table.where('name', 'undefined')).toEqual([])
})

test('a list keeps what matches every given key, and is the whole table without one', () => {
  const table = filled()
  expect(idsOf(table.list({ owner: 'ada', tag: 'a' }))).toEqual(['1'])
  expect(idsOf(table.list({ owner: 'ada', tag: undefined }))).toEqual(['1', '3'])
  expect(idsOf(table.list({ owner: 'unknown' }))).toEqual([])
  expect(idsOf(table.list({}))).toEqual(['1', '2', '3'])
})

test('a deleted record is found under no key', () => {
  const table = filled()
  expect(table.delete('1')).toBe(true)
  expect(table.delete('1')).toBe(false)
  expect(idsOf(table.where('owner', 'ada'))).toEqual(['3'])
  expect(table.where('tag', 'b')).toEqual([])
})

test('a replaced record is found under its new keys only', () => {
  const table = filled()
  table.set('1', { id: '1', owner: 'bob', tags: [] })
  expect(idsOf(table.where('owner', 'ada'))).toEqual(['3'])
  expect(idsOf(table.where('owner', 'bob'))).toEqual(['2', '1'])
  expect(table.size).toBe(3)
})

test('an update moves a record between keys and keeps its place where the key stays', () => {
  const table = filled()
  const first = table.get('1')!
  table.update(first, () => {
    first.name = 'changed'
  })
  expect(table.where('name', 'one')).toEqual([])
  expect(idsOf(table.where('name', 'changed'))).toEqual(['1'])
  expect(idsOf(table.where('owner', 'ada'))).toEqual(['1', '3'])
})

test('records may be deleted while a lookup is walked through', () => {
  const table = filled()
  for (const { id } of table.where('owner', 'ada')) table.delete(id)
  expect(idsOf([...table.values()])).toEqual(['2'])
})
