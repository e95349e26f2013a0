import { act, render, screen } from '@testing-library/react'
import { type ReactElement, StrictMode, version } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repetitions } from '../../core/test/longRun.ts'
import { type ScreenFailure, WalletProvider } from '../src/exports/index.ts'
import { screenFailureMessages as words } from '../src/primitives/screenFailureMessages.ts'
import { createBreakingWords, expectReactToComplain, type Journey, quotedSecret } from './breakingWords.ts'
import { comesToRest } from './comesToRest.ts'
import { type AnyScreen, everyScreen, type ScreenPage } from './everyScreen.tsx'

expectReactToComplain({ beforeEach, afterEach })
// A wallet opens the page of its address, which another test may have left.
beforeEach(() => history.replaceState(null, '', '/'))

const everyOne = Object.keys(everyScreen) as AnyScreen[]
/** With the older React one of each kind, and in the long run all: a form, a guard, a payment, its proof, a list, pages. */
const ofEachKind: AnyScreen[] = [
  'EmailOtpLogin',
  'SessionGuard',
  'QuoteConfirmation',
  'ScaChallenge',
  'ActivityList',
  'Wallet',
]
const screens = version.startsWith('18') ? repetitions({ usual: ofEachKind, long: everyOne }) : everyOne
const payments = /^(QuoteConfirmation|PaymentAgreement|PaymentBatch|PaymentResult|Funding|ScaChallenge)\b/

/** What the frame of a wallet says itself; the rest is said by the pages inside. */
const framesWords: readonly Journey[] = ['wallet', 'userButton', 'lazy']

/** The screen that reports a failure: the innermost, so a sign-in that is shown in another screen names itself. */
function namesOf(line: AnyScreen, journey: Journey): string {
  if (line === 'Wallet' && !framesWords.includes(journey))
    return journey === 'sessionGuard' ? 'SessionGuard' : 'WalletHome'
  const isNested = line.startsWith('SessionGuard') && journey !== 'sessionGuard'
  return isNested ? 'EmailOtpLogin' : line.replace(/,.*/, '')
}

/** A host page with a screen in it, whose words can be broken while it is shown. */
async function openPage(line: AnyScreen) {
  const { world, ui, open }: ScreenPage = await everyScreen[line]()
  const { read, messages } = createBreakingWords()
  const failures: ScreenFailure[] = []
  const client = world.openTab()
  const page = (element: ReactElement, broken?: Journey) => (
    <StrictMode>
      <p>The page around</p>
      <WalletProvider client={client} messages={messages(broken)} onError={(failure) => failures.push(failure)}>
        <main>{element}</main>
      </WalletProvider>
    </StrictMode>
  )
  const view = render(page(ui))
  if (open) await open()
  await comesToRest(world)
  const show = async (element: ReactElement, broken?: Journey) => {
    await act(async () => view.rerender(page(element, broken)))
    await comesToRest(world)
  }
  // Messages read so far need not be read again.
  read.clear()
  await show(ui)
  return { world, ui, read: [...read], failures, show, text: () => screen.getByRole('main').textContent }
}

test.each(screens)(
  '%s leaves the page around it as it is when a part of it throws, and can be shown again',
  async (line) => {
    const { world, ui, read, failures, show, text } = await openPage(line)
    const honest = text()
    expect(read.length).toBeGreaterThan(0)

    for (const journey of read) {
      failures.length = 0
      await show(ui, journey)
      expect(screen.getByText('The page around')).toBeTruthy()
      const sentence = payments.test(line) ? words.paymentFailed : words.failed
      expect(screen.getByText(sentence).getAttribute('role'), journey).toBe('alert')
      expect(failures[0], journey).toEqual({
        screen: namesOf(line, journey),
        errorName: 'TypeError',
        componentStack: expect.stringMatching(/\n.*\n/),
      })
      expect(JSON.stringify(failures)).not.toContain(quotedSecret.slice(0, 6))

      await show(ui)
      const button = screen.getByRole('button', { name: words.showAgain })
      button.focus()
      await act(async () => button.click())
      await comesToRest(world)
      expect(text(), journey).toBe(honest)
      expect(screen.getByRole('main').contains(document.activeElement), journey).toBe(true)
    }
  },
)
