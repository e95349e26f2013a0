import { act, render, screen } from '@testing-library/react'
import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { english, type Message } from '../../locales/test/english.ts'
import { type Messages, WalletProvider } from '../src/exports/index.ts'
import { comesToRest } from './comesToRest.ts'
import { type AnyScreen, everyScreen, type ScreenPage } from './everyScreen.tsx'

/** A message in a language that does not exist: longer, with other letters, and in brackets that show where it begins and ends. */
function disguise(message: Message): unknown {
  if (typeof message === 'string') return `⟦${message.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301${vowel}`)}⟧`
  if (typeof message === 'function') {
    const speak = message as (given: unknown) => ReactNode
    return (given: unknown) => {
      const said = speak(given)
      return typeof said === 'string' ? `⟦${said}⟧` : createElement(Fragment, null, '⟦', said, '⟧')
    }
  }
  if (Array.isArray(message)) return message.map(disguise)
  return Object.fromEntries(Object.entries(message).map(([name, inner]) => [name, disguise(inner)]))
}

const messages = disguise(english) as Messages

/** What a person reads or hears of an element and of each one in it. */
function textsIn(root: Element): string[] {
  const names = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext']
  return [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...names.map((name) => element.getAttribute(name) ?? ''),
    element.textContent ?? '',
  ])
}

/** What comes from the service, the user or the language of the browser: names, ids, codes of currencies, dates. */
const data =
  /(?:GH)?Grace Hopper|Ada Byron|First Bank|Groceries|the wallet|\S+@example\.com|spark1\w+|0x[\da-f]{40}|Base|[\da-f]{64,66}|[\da-f]{8}-[\da-f-]{27}|GH|US Dollar|[A-Z\d]{2,}(?![a-z])|(?:Sun, )?Mar 1(?:, 2026)?|\p{Lu}\p{Ll}+ 202[56]/gu

/** What is left of a text without its messages. */
function withoutMessages(text: string): string {
  const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return shorter === text ? text : withoutMessages(shorter)
}

test.each(Object.keys(everyScreen) as AnyScreen[])('%s says nothing that is not a message', async (line) => {
  const { world, ui, open }: ScreenPage = await everyScreen[line]()
  const client = world.openTab()
  const page = (element: ReactElement, given?: Messages) => (
    <StrictMode>
      <WalletProvider client={client} messages={given}>
        <main>{element}</main>
      </WalletProvider>
    </StrictMode>
  )
  const view = render(page(ui))
  if (open) await open()
  await comesToRest(world)
  await act(async () => view.rerender(page(cloneElement(ui), messages)))
  await comesToRest(world)

  const main = screen.getByRole('main')
  expect(main.textContent).toContain('⟦')
  const left = textsIn(main)
    .map((text) => withoutMessages(text).replace(data, ' '))
    .filter((text) => /\p{L}{2}/u.test(text))
  expect([...new Set(left)]).toEqual([])
})
