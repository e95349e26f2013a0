import { expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { findLastingDecisions, findOddWording } from './wording.ts'

/** What is found in a file with this content. */
function findIn(file: string, text: string): string[] {
  const { root, write } = createTree()
  write(file, text)
  return findOddWording([file], root)
}

test.each([
  ['Nobody is signed in.', 'Nobody'],
  ['It is sent to whoever asks.', 'whoever'],
  ['The payment goes on after a reload.', 'goes on'],
  ['Going on is secondary.', 'Going on'],
  ['An address that is none is refused.', 'is none'],
  ['Renders nothing where there are none.', 'are none'],
  ['A code that is not valid any more.', 'any more'],
  ['It takes another course from now on.', 'from now on'],
  ['The form is written anew.', 'anew'],
  ['The amount is held against the quote.', 'held against'],
  ['const enrolment = start()', 'enrolment'],
  ['export const scaEnrolmentSchema = 1', 'EnrolmentSchema'],
  ['await enrol(world)', 'enrol'],
  ['normaliseDestination(typed)', 'normalise'],
  ['The transfer is authorised.', 'authorised'],
  ['Customers authorise transfers.', 'authorise'],
  ['The authorisation has ended.', 'authorisation'],
  ['type Behaviour = () => void', 'Behaviour'],
  ['/* Forced colours keep it. */', 'colours'],
])('finds the words in “%s”', (sentence, words) => {
  expect(findIn('page.md', `First.\n${sentence}\nLast.\n`)).toEqual([
    expect.stringContaining(`page.md:2 “${words}”; better: `),
  ])
})

test.each(['part.ts', 'part.tsx', 'look.css', 'jobs.yml', 'jobs.yaml', 'page.html'])(
  'reads %s, and reports both words of one line',
  (file) => {
    expect(findIn(file, 'Nobody goes on.\n')).toHaveLength(2)
  },
)

test.each(['CHANGELOG.md', 'packages/core/CHANGELOG.md'])('leaves the release notes in %s as they were', (file) => {
  expect(findIn(file, 'written anew\n')).toEqual([])
})

test('an exception covers its own line of its own file, and no other', () => {
  const text = "run(['--colour'])\nconst colour = 1\n"

  expect(findIn('packages/sandbox/src/server.test.ts', text)).toEqual([expect.stringContaining('test.ts:2 “colour”')])
  expect(findIn('packages/sandbox/src/other.test.ts', text)).toHaveLength(2)
})

test.each(['turn_key', 'Light_Spark', 'PRI_VY', '@dynamic_-labs/sdk', 'Web3_Auth'])(
  'finds the vendor %s in any kind of file, and in its name',
  (name) => {
    const vendor = name.replace('_', '')

    expect(findIn('settings.json', `first\nlike ${vendor} does\n`)).toEqual([expect.stringContaining('json:2 “')])
    expect(findIn(`${vendor}.json`, '')).toEqual([expect.stringContaining('json:0 “')])
  },
)

test('a decision that does not say when to revisit it is a fault, and its title names it', () => {
  const { root, write } = createTree()
  write(
    'docs/decisions/a.md',
    '# A\n\n**One.** Why.\n\nMore. Revisit when\nit rains.\n\n**Two.** Why.\n\n## B\n\nRevisit.\n',
  )

  expect(findLastingDecisions(root)).toEqual({
    read: 2,
    faults: ['docs/decisions/a.md: Two. When to revisit it is missing.'],
  })
})
