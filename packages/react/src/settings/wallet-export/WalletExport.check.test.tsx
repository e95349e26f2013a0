import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shownWords, showReady, showWords } from '../../../test/exportPages.tsx'

/** The words that the screen asks for. */
const askedWords = (words: readonly string[]) =>
  screen.getAllByRole('textbox').map((field) => {
    const [, number] = /Word (\d+)$/.exec((field as HTMLInputElement).labels?.[0]?.textContent ?? '') ?? []
    return words[Number(number) - 1] ?? ''
  })

test('a user who wrote them down enters two of them, and the words are gone', async () => {
  const { user, words, view } = await showWords()
  await user.click(screen.getByRole('button', { name: 'I wrote them down' }))
  const [first, second] = screen.getAllByRole('textbox')
  expect(screen.getByRole('heading', { name: 'Check your words' })).toBeTruthy()
  expect(first).toBe(document.activeElement)
  expect(shownWords()).toEqual([])
  await user.keyboard(askedWords(words)[0] ?? '')
  await user.type(second!, `${askedWords(words)[1]}{Enter}`)

  expect(screen.getByRole('heading', { name: 'Your words are saved' })).toBe(document.activeElement)
  expect(screen.getByText(/Keep the paper safe/)).toBeTruthy()
  expect(view.container.textContent).not.toContain(words[0]! + words[1]!)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a wrong word is told at the fields, and the words can be shown again', async () => {
  const { user, words } = await showWords()
  await user.click(screen.getByRole('button', { name: 'I wrote them down' }))
  for (const field of screen.getAllByRole('textbox')) await user.type(field, 'wrong')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^That’s not right/)
  expect(screen.getAllByRole('textbox')[0]).toBe(document.activeElement)
  await user.type(screen.getAllByRole('textbox')[1] as HTMLElement, 's')
  expect(screen.getByRole('alert').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^That’s not right/)

  await user.click(screen.getByRole('button', { name: 'Show the words again' }))
  expect(screen.getByRole('heading', { name: 'Write these words down' })).toBe(document.activeElement)
  expect(shownWords()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Reveal the words' }))
  expect(shownWords()).toEqual(words)
})

test('the time starts with the words on the screen, and more of it is one press away', async () => {
  const { user, world } = await showReady()
  await act(async () => world.clock.advance(4 * 60_000))
  expect(screen.queryByRole('timer')).toBeNull()
  const reveal = screen.getByRole('button', { name: 'Reveal the words' })
  await user.click(reveal)
  expect(screen.getByRole('button', { name: 'Hide the words' })).toBe(document.activeElement)
  await act(async () => world.clock.advance(2 * 60_000))
  await user.click(screen.getByRole('button', { name: 'More time' }))
  await act(async () => world.clock.advance(2 * 60_000))

  expect(shownWords()).toHaveLength(12)
})

test('after the time is over, the warnings stand before the words again', async () => {
  const { user, world } = await showWords()
  await act(async () => world.clock.advance(3 * 60_000))
  await user.click(await screen.findByRole('button', { name: 'Show them again' }))

  expect(screen.getByRole('heading', { name: 'Recovery words' })).toBe(document.activeElement)
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
})
