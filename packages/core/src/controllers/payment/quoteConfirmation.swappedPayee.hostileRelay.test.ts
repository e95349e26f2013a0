import { expect, test } from 'vitest'
import { alterOne } from '../../../test/alterOne.ts'
import { executions, reviewedQuote } from '../../../test/journeys.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createRandom } from '../../../test/random.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'

/** Where the money goes, and what the user recognizes it by. */
const isAccount = (place: string) => place === 'currency' || place.startsWith('accountInfo.')

test('a payee that differs in one character from the one on the screen is not paid: seeded runs', {
  timeout: 240_000,
}, async () => {
  const world = await signedInWorld()
  let seed = 0
  let changed: string | undefined
  let isSwapped = false
  world.network.tamper('GET /customers/external-accounts/', (body) => {
    if (!isSwapped) return body
    const { altered, place } = alterOne(JSON.parse(body) as object, { random: createRandom(seed), where: isAccount })
    changed = place
    return JSON.stringify(altered)
  })
  for (seed = 1; seed <= repetitions({ usual: 12, long: 300 }); seed++) {
    isSwapped = false
    const { confirmation } = await reviewedQuote(world)
    isSwapped = true
    await confirmation.confirm()
    const state = confirmation.getSnapshot()
    const code = 'error' in state ? state.error?.code : state.status
    expect({ seed, changed, code }).toEqual({ seed, changed, code: 'QUOTE_CHANGED' })
    confirmation.destroy()
    // The platform limits requests per minute.
    world.clock.advance(2_000)
  }
  expect(executions(world)).toEqual([])
})
