import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { insist } from '../../../test/insistentPerson.ts'
import { payGrace, reviewedQuote } from '../../../test/journeys.ts'
import { claim, createLyingRelay, type Lie, refuse } from '../../../test/lyingRelay.ts'
import { createRandom } from '../../../test/random.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { serviceErrorCodes } from '../../errors/list.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

type Relay = ReturnType<typeof createLyingRelay>

/** One payment of 1 USDB by somebody who presses everything. Answers what is wrong with how it went, if anything. */
async function payOnce(world: TestWorld, { relay, seed, name }: { relay: Relay; seed: number; name: string }) {
  const { client } = relay
  const before = relay.paidQuotes().size
  const request = payGrace(world, 1_000_000n)
  const confirmation = createQuoteConfirmation(client, { accountId: world.ada.accountId, request })
  void confirmation.load()
  const outcome = await insist({ world, client, relay, confirmation, random: createRandom(seed) }).catch(
    (error: unknown) => ({ lies: [String(error)], seen: [] }),
  )
  const paid = relay.paidQuotes().size - before
  if (!(paid <= 1 && outcome.lies.length === 0)) console.log("ODD", name, paid, outcome.lies)
  return paid <= 1 && outcome.lies.length === 0 ? [] : [{ name, paid, ...outcome }]
}

const refusals = Object.entries(serviceErrorCodes).flatMap(([status, codes]) =>
  codes.map((code): [string, Lie] => [`${status} ${code}`, refuse(Number(status), code)]),
)

const claims: readonly [string, Lie][] = [
  'PENDING',
  'PENDING_AUTHORIZATION',
  'PROCESSING',
  'COMPLETED',
  'FAILED',
  'EXPIRED',
].map((status) => [`a false ${status}`, claim({ status })])

const others: readonly [string, Lie][] = [
  ['a false FAILED with a reason', claim({ status: 'FAILED', failureReason: 'SCA_NOT_COMPLETED' })],
  ['a false FAILED without a transaction', claim({ status: 'FAILED', transactionId: null })],
  [
    'a false EXPIRED at a false time',
    ({ status, body }) =>
      'status' in body
        ? Response.json(
            { ...body, status: 'EXPIRED', expiresAt: '2026-01-01T00:00:00Z' },
            { status, headers: { date: 'Sun, 01 Mar 2037 12:00:00 GMT' } },
          )
        : undefined,
  ],
  ['a page of a gateway', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['an empty success', () => Response.json({})],
  ['another status and another code', refuse(418, 'SOMETHING_NEW')],
  ['too old as a conflict', refuse(409, 'QUOTE_EXPIRED')],
]

const atEveryRequest: readonly [string, Lie][] = [
  ...claims,
  ...others,
  ...(
    [
      [400, 'QUOTE_EXPIRED'],
      [400, 'QUOTE_RATE_UNAVAILABLE'],
      [400, 'INSUFFICIENT_FUNDS'],
      [401, 'UNAUTHORIZED'],
      [401, 'WALLET_SIGNATURE_INVALID'],
      [404, 'QUOTE_NOT_FOUND'],
      [409, 'CONFLICT'],
      [409, 'SCA_SESSION_REQUIRED'],
      [410, 'CUSTOMER_DELETED'],
      [423, 'ACCOUNT_LOCKED'],
      [429, 'RATE_LIMITED'],
      [500, 'INTERNAL_ERROR'],
      [503, 'SERVICE_UNAVAILABLE'],
    ] as const
  ).map(([status, code]): [string, Lie] => [`${status} ${code}`, refuse(status, code)]),
]

test('a payment that was carried out and called too old once is not paid a second time', async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  const { client } = relay
  const { confirmation } = await reviewedQuote(world, client)
  relay.lieOnce(refuse(400, 'QUOTE_EXPIRED'), { path: '/execute' })

  const { lies } = await insist({ world, client, relay, confirmation, random: () => 1 })

  expect(relay.hasLied()).toBe(true)
  expect(lies).toEqual([])
  expect(relay.paidQuotes().size).toBe(1)
})

test('every refusal that a relay can invent after an execution leaves one payment, and none that is called unpaid', {
  timeout: 580_000,
}, async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  const odd: unknown[] = []
  for (const [seed, [name, lie]] of [...refusals, ...claims, ...others].entries()) {
    relay.lieOnce(lie, { path: '/execute' })
    odd.push(...(await payOnce(world, { relay, seed, name })))
    if (!relay.hasLied()) odd.push(`${name} was never said`)
  }
  expect(odd).toEqual([])
})

test('one lie at any request of a payment leaves one payment, and none that is called unpaid', {
  timeout: 580_000,
}, async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  const odd: unknown[] = []
  for (let skip = 0; skip < 9; skip++)
    for (const [at, [name, lie]] of atEveryRequest.entries()) {
      relay.lieOnce(lie, { skip })
      odd.push(...(await payOnce(world, { relay, seed: skip * 100 + at, name: `${name} at request ${skip}` })))
    }
  expect(odd).toEqual([])
})
