import type { FundingController } from '@countersign/core'
import { sendSandboxFunds } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { europeanPayer, fund } from '../../../test/fundingJourneys.ts'
import { tryToSignIn } from '../../../test/insistentPerson.ts'
import { everyKindOfLie } from '../../../test/lies.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createLyingRelay, type LyingRelay } from '../../../test/lyingRelay.ts'
import { createRandom } from '../../../test/random.ts'
import { scaCode } from '../../../test/scaJourneys.ts'
import { turn, until } from '../../../test/testClock.ts'

type Person = {
  world: TestWorld
  relay: LyingRelay
  funding: FundingController
  random: () => number
  /** The quotes for which the service received money. */
  paid: Set<string>
}

/** Presses what the page offers in its present state, and sends the money to the account that the page shows. */
function createPresser({ world, funding, random, paid }: Person): () => void {
  const sent = new Set<string>()
  let last: unknown
  let asked: unknown

  async function send(quoteId: string): Promise<void> {
    const { status } = await world.service.call(sendSandboxFunds, { body: { quoteId, currencyCode: 'EUR' } })
    if (status === 'PROCESSING') paid.add(quoteId)
  }

  function prove(): void {
    const state = funding.getSnapshot()
    if (state.status !== 'authorizing') return
    const { challenge } = state
    if (challenge === asked && random() > 0.02) return
    asked = challenge
    switch (challenge.status) {
      case 'awaiting-proof':
        if (random() < 0.8) void funding.submitCode(scaCode)
        else void funding.switchFactor('SMS_OTP')
        break
      case 'sca-signing-in':
        void tryToSignIn(world).then(funding.resume)
        break
      case 'unavailable':
        void funding.checkAgain()
        break
      case 'expired':
      case 'abandoned':
        void funding.startAgain()
    }
  }

  return () => {
    const state = funding.getSnapshot()
    if (state.status === 'authorizing') prove()
    if (state === last) return
    last = state
    switch (state.status) {
      case 'instructions':
        if (sent.has(state.quote.id)) break
        sent.add(state.quote.id)
        void send(state.quote.id)
        break
      case 'changed':
        void funding.accept()
        break
      case 'expired':
      case 'failed':
        void funding.requote()
        break
      case 'unavailable':
        void (state.error.code === 'QUOTE_CHANGED' ? funding.requote() : funding.load())
        break
      case 'unknown':
        if (random() < 0.3) void funding.checkAgain()
        break
      case 'sca-signing-in':
        void tryToSignIn(world).then(funding.resume)
    }
  }
}

/** Makes one payment as a user who presses every button. Returns what went wrong, if anything. */
async function payOnce(person: Omit<Person, 'funding' | 'paid'> & { name: string }): Promise<unknown[]> {
  const { world, relay, name } = person
  const { funding } = fund(world, relay.client)
  const paid = new Set<string>()
  const seen: string[] = []
  const falsehoods: string[] = []
  funding.subscribe(() => {
    const state = funding.getSnapshot()
    seen.push(state.status)
    if ((state.status === 'failed' || state.status === 'expired') && paid.has(state.quote.id))
      falsehoods.push(state.status)
  })
  const press = createPresser({ ...person, funding, paid })
  void funding.load()
  await until(world.clock, () => {
    press()
    return funding.getSnapshot().status === 'completed'
  }).catch(() => falsehoods.push('the payment was never made'))
  funding.destroy()
  for (let turns = 0; turns < 30; turns++) await turn()
  world.clock.advance(61_000)
  return paid.size <= 1 && falsehoods.length === 0 ? [] : [{ name, paid: paid.size, falsehoods, seen }]
}

const payers = {
  'a user in Europe': europeanPayer,
  'a user elsewhere': async () => {
    const world = await createTestClient()
    world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
    return world
  },
}

test.each(Object.keys(payers) as (keyof typeof payers)[])(
  'no lie in any response makes %s send the money twice, or shows a payment as failed',
  {
    timeout: 240_000,
  },
  async (payer) => {
    const world = await payers[payer]()
    const relay = createLyingRelay(world)
    const every = repetitions({ usual: 18, long: 1 })
    const odd: unknown[] = []
    for (let skip = 0; skip < 18; skip++)
      for (const [at, [name, lie]] of everyKindOfLie.entries()) {
        if ((skip + at) % every > 0) continue
        relay.lieOnce(lie, { skip })
        const random = createRandom(skip * 100 + at)
        odd.push(...(await payOnce({ world, relay, random, name: `${name} at request ${skip}` })))
      }
    expect(odd).toEqual([])
  },
)
