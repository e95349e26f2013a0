import { expect, test } from 'vitest'
import { describe, readDocument } from './markdown.ts'

const pages = new Map([
  ['docs/security.md', 'security'],
  ['packages/platform/README.md', 'packages/platform'],
])
const read = (text: string) => readDocument(text, { slug: 'testing', file: 'docs/testing.md' }, pages)

test('the first heading becomes the title, and the first paragraph the description', () => {
  expect(read('# Testing `it`\n\nYour tests need no mocks of the wallet. More.\n\n## Then\n')).toMatchObject({
    slug: 'testing',
    title: 'Testing it',
    description: 'Your tests need no mocks of the wallet.',
    body: expect.stringMatching(/^Your tests/),
  })
})

test('a link to a document leads to its page, a folder to that of its README', () => {
  const { body } = read('# T\n\n[threats](security.md#threats), [relay](../packages/platform), [site](/screens/)\n')
  expect(body).toBe('[threats](/security/#threats), [relay](/packages/platform/), [site](/screens/)\n')
})

test('a file that has no page is only named, and other links stay as they are', () => {
  const { body } = read('# T\n\n[code](../examples/hono), [other](https://example.com), [below](#limits)\n')
  expect(body).toBe('code, [other](https://example.com), [below](#limits)\n')
})

test('what is for those who check a document does not reach its page, and code is left alone', () => {
  const { body } = read(
    '# T\n\n<!-- given:\ndeclare const a: string\n-->\n\n```ts\n<!-- [a](b.md) -->\n```\n\nUse `[a](b.md)`.\n',
  )
  expect(body).toBe('```ts\n<!-- [a](b.md) -->\n```\n\nUse `[a](b.md)`.\n')
})

test('a description ends with its first sentence, without marks', () => {
  expect(describe('## Head\n\nThe **key** of [it](x.md) `never` leaves the browser: read on. Then more.')).toBe(
    'The key of it never leaves the browser.',
  )
})

test('a column without a name gets one for screen readers', () => {
  const { body } = read('# T\n\n| | Sizes |\n|---|---|\n| a | |\n')
  expect(body).toBe('| <span class="live-hidden">What</span> | Sizes |\n|---|---|\n| a | |\n')
})

test('code as the text of a link does not keep the link from its page', () => {
  const { body } = read('# T\n\n[`threats`](security.md#threats) and `code`\n')
  expect(body).toBe('[`threats`](/security/#threats) and `code`\n')
})

test('a link to a file that does not exist is a fault of its page', () => {
  expect(() => read('# T\n\n[`gone`](gone.md)\n')).toThrow('docs/testing.md: a link leads nowhere: gone.md')
})
