import { beforeEach, expect, test } from 'vitest'
import { createTree, type Tree } from '../tests/createTree.ts'
import { repositoryFiles } from './files.ts'
import { findOddWording } from './wording.ts'

let tree: Tree

beforeEach(() => {
  tree = createTree()
})

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
  tree.write('page.md', `First.\n${sentence}\nLast.\n`)

  expect(findOddWording(['page.md'], tree.root)).toEqual([
    { file: 'page.md', line: 2, words: expect.stringContaining(`“${words}”; better: `) },
  ])
})

test.each([
  'No user is signed in, and the payment continues after a reload.',
  'The user turns it on, and the same goes for one payment.',
  'There are nonetheless three more.',
  'Customers authorize transfers. The authorization names the color and the behavior.',
  'A canewood table.',
  'A private key, a turn of the key, dynamic labels, web authentication.',
])('accepts “%s”', (sentence) => {
  tree.write('page.md', `${sentence}\n`)

  expect(findOddWording(['page.md'], tree.root)).toEqual([])
})

test.each(['page.md', 'part.ts', 'part.tsx', 'look.css', 'jobs.yml', 'jobs.yaml', 'page.html'])('reads %s', (file) => {
  tree.write(file, 'written anew\n')

  expect(findOddWording([file], tree.root)).toHaveLength(1)
})

test('reports both words of one line', () => {
  tree.write('page.md', 'Nobody goes on.\n')

  expect(findOddWording(['page.md'], tree.root)).toHaveLength(2)
})

test('an exception covers its own line of its own file, and no other', () => {
  const allowed = [{ file: 'options.ts', line: /--colour/, reason: 'an option that does not exist' }]
  tree.write('options.ts', "run('--colour')\nconst colour = 1\n")
  tree.write('other.ts', "run('--colour')\n")

  expect(findOddWording(['options.ts', 'other.ts'], tree.root, allowed)).toMatchObject([
    { file: 'options.ts', line: 2 },
    { file: 'other.ts', line: 1 },
  ])
})

test.each(['CHANGELOG.md', 'packages/core/CHANGELOG.md'])(
  'leaves the release notes in %s as they were written',
  (file) => {
    tree.write(file, 'written anew\n')

    expect(findOddWording([file], tree.root)).toEqual([])
  },
)

test.each([
  ['turn', 'key'],
  ['Light', 'Spark'],
  ['PRI', 'VY'],
  ['@dynamic', '-labs/sdk'],
  ['Web3', 'Auth'],
])('finds the vendor %s%s in any kind of file', (...halves) => {
  tree.write('settings.json', `first\nlike ${halves.join('')} does\n`)

  expect(findOddWording(['settings.json'], tree.root)).toMatchObject([{ file: 'settings.json', line: 2 }])
})

test('finds a file that is named after a vendor', () => {
  const file = `${['turn', 'key'].join('')}.ts`
  tree.write(file)

  expect(findOddWording([file], tree.root)).toMatchObject([{ file, line: 0 }])
})

test('the repository is written in plain English and names no vendor', () => {
  const files = repositoryFiles()

  expect(files.length).toBeGreaterThan(40)
  expect(findOddWording(files)).toEqual([])
})

test('finds a straight apostrophe in a text on screen', () => {
  const file = 'packages/react/src/sign-in/loginMessages.ts'
  tree.write(file, `// It's a comment.\n * The user's.\nconst title = "You're signed in" // isn't\n`)

  expect(findOddWording([file], tree.root)).toEqual([{ file, line: 3, words: "“You're”; better: You’re" }])
})

test.each(['packages/react/src/sign-in/Login.test.tsx', 'packages/core/src/errors/hints.ts', 'README.md'])(
  'accepts a straight apostrophe in %s',
  (file) => {
    tree.write(file, `const name = "Ada's phone"\n`)

    expect(findOddWording([file], tree.root)).toEqual([])
  },
)
