import { createScaChallenge, type QuoteConfirmationController, type WalletClient } from '@countersign/core'
import type { TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'
import type { createLyingRelay } from './lyingRelay.ts'
import { scaCode, scaSignIn } from './scaJourneys.ts'
import { until } from './testClock.ts'

type Page = {
  world: TestWorld
  client: WalletClient
  relay: ReturnType<typeof createLyingRelay>
  confirmation: QuoteConfirmationController
  /** From 0 up to 1: decides between buttons. */
  random: () => number
}

/**
 * A person who wants one payment made and presses every button that a page offers for it, until it is made. Answers what
 * the screen said that was not true: that nothing was sent, or that the payment failed, of one that the service carries
 * out.
 */
export async function insist(page: Page): Promise<{ lies: readonly string[]; seen: readonly string[] }> {
  const { world, relay, confirmation } = page
  const lies: string[] = []
  const seen: string[] = []
  confirmation.subscribe(() => {
    const state = confirmation.getSnapshot()
    const { status } = state
    const error = 'error' in state ? state.error?.code : undefined
    seen.push(error ? `${status} ${error}` : status)
    const claimsUnpaid = status === 'failed' || status === 'expired' || (status === 'review' && error !== undefined)
    if (claimsUnpaid && relay.isPaid(state.quote.id)) lies.push(`${status} ${error ?? ''}`)
  })
  const press = createPresser(page)
  await until(world.clock, () => {
    press()
    return confirmation.getSnapshot().status === 'completed'
  }).catch(() => {
    throw new Error(`the payment was never made: ${seen.join(', ')}`)
  })
  confirmation.destroy()
  return { lies, seen }
}

/** Presses what the screen offers in its present state, once for each time it is shown. */
function createPresser({ world, client, confirmation, random }: Page) {
  let last: unknown
  let challenge: ReturnType<typeof createScaChallenge> | undefined
  let challenged: string | undefined

  function prove(): void {
    const state = confirmation.getSnapshot()
    if (state.status !== 'authorizing' || !state.payee) return
    const { quote, payee } = state
    if (challenged !== quote.id) {
      challenged = quote.id
      const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
      challenge = createScaChallenge(client, { quoteId: quote.id, amount, payee, shown: quote })
      void challenge.load()
      return
    }
    const asked = challenge?.getSnapshot()
    if (asked?.status === 'awaiting-proof')
      void (random() < 0.8 ? challenge?.submitCode(scaCode) : confirmation.switchFactor('SMS_OTP'))
    else if (asked?.status === 'sca-signing-in') void scaSignIn(world).then(() => challenge?.resume())
    else if (asked?.status === 'authorized') void confirmation.challengeSettled('authorized')
    else if (asked?.status === 'ended') void confirmation.challengeSettled('ended')
    else if (asked?.status === 'abandoned' || asked?.status === 'expired') void confirmation.startAgain()
    else if (asked?.status === 'unavailable') void (random() < 0.5 ? challenge?.load() : confirmation.startAgain())
  }

  return () => {
    const state = confirmation.getSnapshot()
    if (state.status === 'authorizing') return prove()
    if (state === last) return
    last = state
    const error = 'error' in state ? state.error : undefined
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
        void (error?.action === 'sca-sign-in'
          ? scaSignIn(world).then(confirmation.scaSignedIn)
          : confirmation.load())
        break
      case 'unknown':
        // Somebody who does nothing else keeps the page from ever waiting.
        if (random() < 0.3) void confirmation.checkAgain()
        break
      case 'signing-in':
        if (random() < 0.3) confirmation.cancelSignIn()
        else
          signIn(world, client).catch(() => {
            // Too many codes in a short time; the next try comes later.
            world.clock.advance(60_000)
            last = undefined
          })
        break
      case 'sca-signing-in':
        void scaSignIn(world).then(confirmation.scaSignedIn)
    }
  }
}
