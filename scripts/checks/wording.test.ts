import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repositoryFiles } from './vendors.ts'
import { findOddWording } from './wording.ts'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'wording-'))
})

afterEach(() => rmSync(tree, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
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
  write('page.md', `First.\n${sentence}\nLast.\n`)

  expect(findOddWording(['page.md'], tree)).toEqual([
    { file: 'page.md', line: 2, words: expect.stringContaining(`“${words}”; better: `) },
  ])
})

test.each([
  'No user is signed in, and the payment continues after a reload.',
  'The user turns it on, and the same goes for one payment.',
  'There are nonetheless three more.',
  'Customers authorize transfers. The authorization names the color and the behavior.',
  'A canewood table.',
])('accepts “%s”', (sentence) => {
  write('page.md', `${sentence}\n`)

  expect(findOddWording(['page.md'], tree)).toEqual([])
})

test.each(['page.md', 'part.ts', 'part.tsx', 'look.css', 'jobs.yml', 'jobs.yaml', 'page.html'])('reads %s', (file) => {
  write(file, 'written anew\n')

  expect(findOddWording([file], tree)).toHaveLength(1)
})

test('reports both words of one line', () => {
  write('page.md', 'Nobody goes on.\n')

  expect(findOddWording(['page.md'], tree)).toHaveLength(2)
})

test('an exception covers its own line of its own file, and no other', () => {
  const allowed = [{ file: 'options.ts', line: /--colour/, reason: 'an option that does not exist' }]
  write('options.ts', "run('--colour')\nconst colour = 1\n")
  write('other.ts', "run('--colour')\n")

  expect(findOddWording(['options.ts', 'other.ts'], tree, allowed)).toMatchObject([
    { file: 'options.ts', line: 2 },
    { file: 'other.ts', line: 1 },
  ])
})

test('does not read release notes', () => {
  expect(findOddWording(['CHANGELOG.md', 'packages/core/CHANGELOG.md'], tree)).toEqual([])
})

test('the repository is written in plain English', () => {
  const files = repositoryFiles()

  expect(files.length).toBeGreaterThan(40)
  expect(findOddWording(files)).toEqual([])
})

test('finds a straight apostrophe in a text on screen', () => {
  const file = 'packages/react/src/sign-in/loginMessages.ts'
  write(file, `// It's a comment.\n * The user's.\nconst title = "You're signed in" // isn't\n`)

  expect(findOddWording([file], tree)).toEqual([{ file, line: 3, words: "“You're”; better: You’re" }])
})

test.each(['packages/react/src/sign-in/Login.test.tsx', 'packages/core/src/errors/hints.ts', 'README.md'])(
  'accepts a straight apostrophe in %s',
  (file) => {
    write(file, `const name = "Ada's phone"\n`)

    expect(findOddWording([file], tree)).toEqual([])
  },
)
