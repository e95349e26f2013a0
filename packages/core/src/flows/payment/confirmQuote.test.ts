import { expect, test } from 'vitest'
import { executions, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { confirmQuote } from './confirmQuote.ts'

test('a payment that the user leaves while it is sent reports nothing more, and stays sent', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const leaving = new AbortController()
  world.network.tamper('/execute', () => {
    leaving.abort()
    throw new TypeError('fetch failed')
  })
  const reported: string[] = []

  const settling = confirmQuote(world.client, {
    accountId: world.ada.accountId,
    shown: quote,
    signal: leaving.signal,
    onUpdate: ({ type }) => reported.push(type),
  })

  await expect(settling).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(reported).toEqual(['executing'])
  expect(executions(world)).toHaveLength(1)
})
