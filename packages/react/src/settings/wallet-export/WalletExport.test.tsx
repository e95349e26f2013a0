import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showExport, shownWords, showReady, showWords } from '../../../test/exportPages.tsx'
import { settled } from '../../../test/renderWallet.tsx'

test('three warnings come before the words, and each has to be ticked', async () => {
  const { user, tickAll, exports } = await showExport()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  const start = screen.getByRole('button', { name: 'Show my recovery words' })
  await tickAll()
  expect(start.ariaDisabled).toBeNull()
  await user.click(screen.getAllByRole('checkbox')[1]!)
  expect(start.ariaDisabled).toBe('true')
  await user.click(start)
  await user.type(screen.getAllByRole('checkbox')[0]!, '{Enter}', { skipClick: true })

  expect(exports()).toBe(0)
  expect(screen.getByRole('heading', { name: 'Recovery words' })).toBeTruthy()
})

test('the words start out covered, and the new heading has the focus', async () => {
  await showReady()

  expect(screen.getByRole('heading', { name: 'Write these words down' })).toBe(document.activeElement)
  expect(shownWords()).toEqual([])
  expect(screen.getByRole('list', { name: 'Recovery words' }).childNodes).toHaveLength(0)
})

test('a press reveals them, numbered and in order, and another one hides them', async () => {
  const { user, words } = await showWords()
  expect(words.length).toBeGreaterThanOrEqual(12)
  for (const word of words) expect(word).toMatch(/^[a-z]+$/)
  expect(screen.getByRole('list', { name: 'Recovery words' }).tagName).toBe('OL')

  await user.click(screen.getByRole('button', { name: 'Hide the words' }))
  expect(shownWords()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Reveal the words' }))
  expect(shownWords()).toEqual(words)
})

test('no word is in an attribute, in an announcement or in what the browser keeps', async () => {
  const { words, view } = await showWords()
  const list = screen.getByRole('list', { name: 'Recovery words' })
  const spoken = [...view.container.querySelectorAll('[role=status], [role=alert], [role=timer], [aria-live]')]
  const attributes = [...view.container.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  )
  const phrase = words.slice(0, 2).join(' ')

  // A recovery word may be a word of ours as well; two of them in a row are not.
  for (const text of [...spoken.map(({ textContent }) => textContent), ...attributes]) {
    expect(text).not.toContain(phrase)
    expect(words).not.toContain(text)
  }
  expect(spoken.some((element) => element.contains(list) || list.contains(element))).toBe(false)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(phrase)
  expect(screen.getByText('The words are on the screen now.').closest('[role]')?.getAttribute('role')).toBe('status')
})

test('no word is in a property or state that React holds', async () => {
  const { words, view } = await showWords()
  const seen = new Set<unknown>()
  const found: string[] = []
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value.includes(words.slice(0, 3).join(' '))) found.push(path)
    if (Array.isArray(value) && words.every((word) => value.includes(word))) found.push(path)
    if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) return
    seen.add(value)
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`)
  }
  const root = view.container as unknown as Record<string, unknown>
  for (const key of Object.keys(root).filter((name) => name.startsWith('__react'))) look(root[key], key)

  expect(seen.size).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test.each([
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page is printed', () => window.dispatchEvent(new Event('beforeprint'))],
  ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
])('the words are out of the page at once when %s', async (_name, happen) => {
  const { user, words } = await showWords()
  const list = screen.getByRole('list', { name: 'Recovery words' })
  await act(async () => {
    happen()
    // Before the next render.
    expect(list.childNodes).toHaveLength(0)
  })

  expect(screen.getByText('The words are hidden.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reveal the words' }))
  expect(shownWords()).toEqual(words)
})

test('the words are out of the page at once when another tab comes in front', async () => {
  await showWords()
  const list = screen.getByRole('list', { name: 'Recovery words' })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  try {
    fireEvent(document, new Event('visibilitychange'))
    expect(list.childNodes).toHaveLength(0)
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
  }
})

test('the time that is left is shown, not read aloud, and clears the words for good', async () => {
  const { world, view, words } = await showWords()
  const list = screen.getByRole('list', { name: 'Recovery words' })
  expect(screen.getByRole('timer').textContent).toMatch(/^(3:00|2:5\d)$/)
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  await act(async () => world.clock.advance(3 * 60_000))

  expect(await screen.findByRole('heading', { name: 'The words are hidden' })).toBe(document.activeElement)
  expect(list.childNodes).toHaveLength(0)
  expect(view.container.textContent).not.toContain(words[0] + words[1]!)
  expect(screen.queryByRole('button', { name: /Reveal/ })).toBeNull()
})

test('a screen that goes away leaves no word behind, not even in what was taken out of the page', async () => {
  const { view } = await showWords()
  const list = screen.getByRole('list', { name: 'Recovery words' })
  view.unmount()

  expect(list.childNodes).toHaveLength(0)
  expect(document.body.textContent).toBe('')
})

test('without a session a sign-in takes the place of the warnings, and the words come after it', async () => {
  const { user, world, tickAll, exports } = await showExport({ signedIn: false })
  await tickAll()
  await user.click(screen.getByRole('button', { name: 'Show my recovery words' }))
  const region = await screen.findByRole('region', { name: 'Sign in to continue' })
  expect(exports()).toBe(0)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(within(region).queryByText(/You signed in a while ago/)).toBeNull()

  const send = await within(region).findByRole('button', { name: 'Email me a code' })
  await user.click(send)
  await user.type(await within(region).findByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByRole('heading', { name: 'Write these words down' }) !== null)
  expect(shownWords()).toEqual([])
})

test('a sign-in that is too old is asked for again and says why, and the ticked warnings are still there after “Not now”', async () => {
  const { user, world, tickAll, exports } = await showExport()
  await tickAll()
  world.clock.advance(6 * 60_000)
  // From a field that is then hidden.
  await user.type(screen.getAllByRole('checkbox')[0]!, '{Enter}', { skipClick: true })
  const region = await screen.findByRole('region', { name: 'Sign in to continue' })
  expect(await within(region).findByText(/You signed in a while ago/)).toBeTruthy()
  expect(within(region).getByRole('heading')).toBe(document.activeElement)
  await user.click(within(region).getByRole('button', { name: 'Not now' }))

  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true, true])
  expect(screen.getByRole('button', { name: 'Show my recovery words' })).toBe(document.activeElement)
  expect(exports()).toBe(0)
})

test('Escape leaves that sign-in without an error, and the focus returns to the button', async () => {
  const { user, tickAll, exports } = await showExport({ signedIn: false })
  await tickAll()
  await user.click(screen.getByRole('button', { name: 'Show my recovery words' }))
  await screen.findByRole('region', { name: 'Sign in to continue' })
  await user.keyboard('{Escape}')

  expect(screen.getByRole('button', { name: 'Show my recovery words' })).toBe(document.activeElement)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(exports()).toBe(0)
})

test('words without a trusted signature are reported, not shown', async () => {
  const { user, world, tickAll } = await showExport()
  world.network.tamper('/export', (body) => body.replace(/dataSignature[^,]{8}/, (text) => `${text.slice(0, -2)}00`))
  await tickAll()
  await user.click(screen.getByRole('button', { name: 'Show my recovery words' }))

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/didn’t open these words/))
  expect(screen.queryByRole('list', { name: 'Recovery words' })).toBeNull()
})

test('nothing offers to print them', async () => {
  await showWords()

  expect(screen.queryByRole('button', { name: /print/i })).toBeNull()
})
