import { expect, test } from 'vitest'
import { formatStepTimes } from './stepTimes.ts'

const times = {
  totalSeconds: 300.4,
  steps: [
    { title: 'Format', seconds: 4.25, cpuSeconds: 8 },
    { title: 'Journeys', seconds: 200.6, cpuSeconds: 390.2 },
  ],
}

test('the steps are listed with the longest first, and all of them together last', () => {
  expect(formatStepTimes(times).split('\n').slice(2)).toEqual([
    '| Journeys | 201 | 390 |',
    '| Format | 4.3 | 8.0 |',
    '| **all of it** | 300 | 398 |',
  ])
})

test('processor time that the system does not tell is left out', () => {
  const untold = { totalSeconds: 5, steps: [{ title: 'Format', seconds: 4.25, cpuSeconds: undefined }] }

  expect(formatStepTimes(untold).split('\n').slice(2)).toEqual(['| Format | 4.3 |  |', '| **all of it** | 5.0 |  |'])
})
