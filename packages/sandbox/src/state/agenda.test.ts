import { expect, test } from 'vitest'
import { createAgenda } from './agenda.ts'

const entry = (at: number, subject = String(at)) => ({ at, type: 'forget', subject }) as const

function drain(agenda: ReturnType<typeof createAgenda>, now: number): string[] {
  const subjects: string[] = []
  for (let due = agenda.takeDue(now); due; due = agenda.takeDue(now)) subjects.push(due.subject)
  return subjects
}

test('due entries are taken in order of time, and entries that are not due stay', () => {
  const agenda = createAgenda()
  // 0 to 99 in an order that mixes them: 37 and 100 have no common divisor.
  for (let index = 0; index < 100; index++) agenda.add(entry((index * 37) % 100))
  const numbers = Array.from({ length: 100 }, (_, index) => String(index))
  expect(drain(agenda, 49)).toEqual(numbers.slice(0, 50))
  expect(agenda.takeDue(49)).toBeUndefined()
  expect(drain(agenda, 1000)).toEqual(numbers.slice(50))
})

test('entries for the same time are taken in the order in which they were added', () => {
  const agenda = createAgenda()
  for (const subject of ['one', 'two', 'three', 'four', 'five']) agenda.add(entry(7, subject))
  expect(drain(agenda, 7)).toEqual(['one', 'two', 'three', 'four', 'five'])
})

test('a saved agenda continues where it stopped', () => {
  const agenda = createAgenda()
  for (const at of [5, 1, 3]) agenda.add(entry(at))
  agenda.takeDue(1)
  expect(agenda.entries()).toEqual([entry(3), entry(5)])
  expect(drain(createAgenda(agenda.entries()), 10)).toEqual(['3', '5'])
})
