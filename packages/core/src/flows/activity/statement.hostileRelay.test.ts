import { expect, test } from 'vitest'
import { alterOne } from '../../../test/alterOne.ts'
import { reviewedQuote, signIn } from '../../../test/journeys.ts'
import { repetitions } from '../../../test/longRun.ts'
import { createRandom } from '../../../test/random.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { readStatement } from './statement.ts'
import { listStatementMonths } from './statementMonths.ts'

const dayMs = 24 * 3_600_000
/** What the sum is made of. Names and times beside the lines are the relay's word (docs/security.md, Limits). */
const isAmount = (place: string) => /^(openingBalance|closingBalance|data\.\d+\.amount)$/.test(place)

test('a balance or the amount of a line that changes by the smallest unit is no statement: seeded runs', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  const [month = ''] = listStatementMonths({ now: new Date(world.clock.now()) })
  world.clock.advance(62 * dayMs)
  await signIn(world)
  const read = () => readStatement(world.client, { accountId: world.ada.accountId, month })
  expect((await read()).lines).toHaveLength(2)

  let seed = 0
  let changed = ''
  world.network.tamper('GET /internal-accounts/', (body) => {
    const { altered, place } = alterOne(JSON.parse(body) as object, { random: createRandom(seed), where: isAmount })
    changed = place
    return JSON.stringify(altered)
  })
  for (seed = 1; seed <= repetitions({ usual: 15, long: 300 }); seed++) {
    const code = await read().then(
      () => 'shown',
      (error: { code: string }) => error.code,
    )
    expect({ seed, changed, code }).toEqual({ seed, changed, code: 'UNEXPECTED_RESPONSE' })
    // The platform limits requests per minute.
    world.clock.advance(2_000)
  }
})
