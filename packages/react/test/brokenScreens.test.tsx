import { act, render, screen, waitFor } from '@testing-library/react'
import { cloneElement, type ReactElement, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ScreenFailure, WalletProvider } from '../src/exports/index.ts'
import { screenFailureMessages as words } from '../src/messages/screenFailure.ts'
import { createBreakingWords, type Journey, quotedSecret } from './breakingWords.ts'
import { comesToRest } from './comesToRest.ts'
import { takeComplaints } from './consoleGuard.ts'
import { type AnyScreen, everyScreen, type ScreenPage } from './everyScreen.tsx'

// React 18 throws what a boundary has caught once more, at the window.
const swallow = (event: ErrorEvent) => event.preventDefault()
beforeEach(() => window.addEventListener('error', swallow))
afterEach(() => {
  window.removeEventListener('error', swallow)
  // React says on the console what it has caught; that is what these tests are about.
  takeComplaints()
})

const screens = Object.keys(everyScreen) as AnyScreen[]
const payments = /^(QuoteConfirmation|PaymentResult|Funding|ScaChallenge)\b/

/** A host page with a screen in it, whose words can be broken. */
async function openPage(name: AnyScreen) {
  const { world, ui, open }: ScreenPage = await everyScreen[name]()
  const { read, messages } = createBreakingWords()
  const failures: ScreenFailure[] = []
  const client = world.openTab()
  const page = (element: ReactElement, broken?: Journey) => (
    <StrictMode>
      <p>The page around</p>
      <WalletProvider client={client} messages={messages(broken)} onError={(failure) => failures.push(failure)}>
        <main tabIndex={-1}>{element}</main>
      </WalletProvider>
    </StrictMode>
  )
  const view = render(page(ui))
  if (open) await open()
  await comesToRest(world)
  const text = () => screen.getByRole('main').textContent
  return {
    world,
    ui,
    read,
    failures,
    honest: text(),
    text,
    show: async (element: ReactElement, broken?: Journey) => {
      await act(async () => view.rerender(page(element, broken)))
      await comesToRest(world)
    },
  }
}

/** The finished screen that stands for this line of the table, or one that it shows inside. */
const nameOf = (line: AnyScreen) => line.replace(/,.*/, '')

test.each(screens)('%s leaves the page as it is when any of its parts throws, and comes back', async (name) => {
  const { failures, honest, read, show, text, ui } = await openPage(name)
  expect(honest).toMatch(/[A-Z][a-z]+ [a-z]+/)

  for (const journey of [...read].filter((each) => each !== 'screenFailure')) {
    failures.length = 0
    await show(ui, journey)
    expect(screen.getByText('The page around')).toBeTruthy()
    const alert = screen.getByText(/We can't show this part|we can't show it right now/)
    expect(alert.getAttribute('role')).toBe('alert')
    expect(alert.textContent).toBe(payments.test(name) ? words.paymentFailed : words.failed)
    expect(failures.length).toBeGreaterThan(0)
    expect(failures[0]).toMatchObject({ errorName: 'TypeError', componentStack: expect.stringContaining('Root') })
    expect(failures[0]?.screen).toBe(nameOf(name))

    await show(ui)
    expect(text()).toContain("can't show")
    const button = screen.getByRole('button', { name: words.showAgain })
    button.focus()
    await act(async () => button.click())
    expect(text(), journey).toBe(honest)
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true)
  }
})
