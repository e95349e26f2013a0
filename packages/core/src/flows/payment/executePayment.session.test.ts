import { createSessionController } from '@countersign/core'
import { expect, test } from 'vitest'
import { executions, outgoing, reviewedQuote, signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { endSession } from '../session/sessionList.ts'

test('a payment whose session was ended elsewhere is not made, and the session is over here too', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const { accountId } = world.ada
  const elsewhere = world.openTab({ name: `${world.name}-elsewhere` })
  await signIn(world, elsewhere)
  await endSession(elsewhere, { accountId, sessionId: (await world.client.sessions.use(accountId)).id })

  await confirmation.confirm()

  expect(confirmation.getSnapshot().status).toBe('signing-in')
  expect(world.client.sessions.getSnapshot().status).toBe('revoked')
  expect(await outgoing(world)).toEqual(['PENDING'])
  await signIn(world)
  await world.reached(confirmation, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a payment whose first request was lost before a refresh is made once, by the new key and for the same intent', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  const confirmed = confirmation.confirm()
  await world.reached(confirmation, 'unknown')

  await createSessionController(world.client).extend()
  await world.reached(confirmation, 'completed')
  await confirmed

  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect(new Set(executions(world).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(world.client.sessions.getSnapshot().status).toBe('active')
})
