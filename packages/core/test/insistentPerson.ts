import type { QuoteConfirmationController, WalletClient } from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'
import type { LyingRelay } from './lyingRelay.ts'
import { scaCode, scaSignIn } from './scaJourneys.ts'
import { turn, until } from './testClock.ts'

export type InsistentPerson = {
  world: TestWorld
  relay: LyingRelay
  /** Opens a page with the payment: with its quote, where one was made, as an address would. */
  open: (client: WalletClient, quoteId: string | undefined) => QuoteConfirmationController
  /** From 0 up to 1: decides between buttons. */
  random: () => number
  /** Closes challenges and opens them again, and uses pages with live events, and at some time a second tab. */
  isRestless?: boolean
  /** How often the page is reloaded when its state changes. */
  reloads?: number
  /** Called with each state that is shown, and its number, counted from 1. */
  onShown?: (count: number) => void
}

/**
 * A user who wants one payment made and presses every button that a page offers for it, until it is made; where it was
 * stopped, they make it again as soon as the page says that nothing was sent. Returns what the screen showed, and which of
 * it was false: that a payment failed, or that nothing was sent for it, while the service executes it.
 */
export async function insist(
  person: InsistentPerson,
): Promise<{ seen: readonly string[]; falsehoods: readonly string[] }> {
  const { world, relay, open, random, isRestless = false, reloads = 0, onShown } = person
  const seen: string[] = []
  const falsehoods: string[] = []
  let page = openPage(undefined)
  let second: ReturnType<typeof openPage> | undefined

  function openPage(quoteId: string | undefined) {
    const client = quoteId === undefined ? relay.client : relay.openTab({ liveEvents: isRestless })
    const confirmation = open(client, quoteId)
    confirmation.subscribe(() => watch(confirmation))
    void confirmation.load()
    return { confirmation, press: createPresser({ ...person, client, confirmation }) }
  }

  function watch(confirmation: QuoteConfirmationController): void {
    const state = confirmation.getSnapshot()
    const { status } = state
    const code = 'error' in state ? state.error?.code : undefined
    seen.push([status, code].filter(Boolean).join(' '))
    onShown?.(seen.length)
    const isRefused = status === 'review' && (state.isAltered ? !state.mayBeSent : code !== undefined)
    const claimsUnpaid = status === 'failed' || status === 'expired' || isRefused
    if (claimsUnpaid && relay.isPaid(state.quote.id)) falsehoods.push(`${status} ${code}`)
  }

  let changes = 0
  await until(world.clock, () => {
    const state = page.confirmation.getSnapshot()
    if (seen.length > changes && 'quote' in state && random() < reloads) {
      page.confirmation.destroy()
      page = openPage(state.quote.id)
    }
    changes = seen.length
    // A payment that was stopped stays so. Once it says that nothing was sent, the person begins again.
    if (state.status === 'review' && state.isAltered && !state.mayBeSent) {
      page.confirmation.destroy()
      page = openPage(undefined)
    }
    page.press()
    if (isRestless && !second && 'quote' in state && random() < 0.05) second = openPage(state.quote.id)
    second?.press()
    return state.status === 'completed'
  }).catch(() => falsehoods.push(`the payment was never made: ${seen.slice(-20).join(', ')}`))
  page.confirmation.destroy()
  second?.confirmation.destroy()
  // The last request still arrives.
  for (let turns = 0; turns < 30; turns++) await turn()
  return { seen, falsehoods }
}

type Page = Pick<InsistentPerson, 'world' | 'random' | 'isRestless'> & {
  client: WalletClient
  confirmation: QuoteConfirmationController
}

/** Where the relay invented that it is needed, the service refuses it, and the page has to find its own way. */
export const tryToSignIn = (world: TestWorld) => scaSignIn(world).catch(() => undefined)

/** Presses what the screen offers in its present state, once for each time it is shown. */
function createPresser(page: Page): () => void {
  const { world, client, confirmation, random } = page
  const pressChallenge = createChallengePresser(page)
  let last: unknown
  return () => {
    const state = confirmation.getSnapshot()
    if (state.status === 'authorizing' && page.isRestless && random() < 0.02) {
      if (state.open) confirmation.closeChallenge()
      else void confirmation.openChallenge()
    }
    pressChallenge()
    if (state === last) return
    last = state
    const error = 'error' in state ? state.error : undefined
    // A person who is told to wait does.
    if (error?.code === 'RATE_LIMITED') world.clock.advance(61_000)
    switch (state.status) {
      case 'review':
        if (error && (error.action === 'new-quote' || random() < 0.5)) void confirmation.requote()
        else void confirmation.confirm()
        break
      case 'expired':
      case 'failed':
        void confirmation.requote()
        break
      case 'unavailable':
        if (error?.action === 'sca-sign-in') void tryToSignIn(world).then(confirmation.resume)
        else void confirmation.load()
        break
      case 'unknown':
        // If it were pressed all the time, the page would never wait.
        if (random() < 0.3) void confirmation.checkAgain()
        break
      case 'signing-in':
        if (random() < 0.3) confirmation.cancelSignIn()
        else
          signIn(world, client).catch(() => {
            // Too many codes in a short time; the next attempt comes later.
            world.clock.advance(60_000)
            last = undefined
          })
        break
      case 'sca-signing-in':
        void tryToSignIn(world).then(confirmation.resume)
    }
  }
}

/** Does the same for the challenge of the payment. */
function createChallengePresser({ world, confirmation, random }: Page): () => void {
  let last: unknown
  return () => {
    const state = confirmation.getSnapshot()
    if (state.status !== 'authorizing') return
    const { challenge } = state
    // A user who requested another code types the one that has arrived after a while.
    if (challenge === last && random() > 0.02) return
    last = challenge
    switch (challenge.status) {
      case 'awaiting-proof':
        if (random() < 0.6) void confirmation.submitCode(scaCode)
        else if (random() < 0.5) {
          // Another code can be requested after a while.
          world.clock.advance(30_000)
          void confirmation.resendCode()
        } else void confirmation.switchFactor('SMS_OTP')
        break
      case 'sca-signing-in':
        void tryToSignIn(world).then(confirmation.resume)
        break
      case 'abandoned':
      case 'expired':
        void confirmation.startAgain()
        break
      case 'unavailable':
        if (random() < 0.5) void confirmation.openChallenge()
        else void confirmation.startAgain()
    }
  }
}
