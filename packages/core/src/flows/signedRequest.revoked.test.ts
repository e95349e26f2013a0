import { expect, test } from 'vitest'
import { activityText } from '../../test/crypto/activities.ts'
import { signIn } from '../../test/journeys.ts'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { createServiceError } from '../errors/serviceCodes.ts'
import { signRequest } from './signedRequest.ts'

type World = Awaited<ReturnType<typeof signedInWorld>>

/** A request whose signed leg is refused in this way. */
function refuse(world: World, code: string, meanwhile: () => Promise<void> = async () => {}) {
  const { accountId } = world.ada
  const payloadToSign = activityText('ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2')
  const expiresAt = new Date(world.clock.now() + 300_000)
  return signRequest(world.client, {
    accountId,
    intent: 'wallet-privacy',
    send: async ({ stamp }) => {
      if (stamp === undefined) return { status: 202, body: { payloadToSign, requestId: 'Request:1', expiresAt } }
      await meanwhile()
      throw createServiceError(code, { httpStatus: 401 })
    },
  })
}

test('a refused signature means that the session was ended elsewhere: its key is erased', async () => {
  const world = await signedInWorld()

  await expect(refuse(world, 'WALLET_SIGNATURE_INVALID')).rejects.toMatchObject({ action: 'sign-in' })

  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'revoked' })
  expect(await world.keyStore.list()).toEqual([])
})

test('other refusals say nothing about the key', async () => {
  const world = await signedInWorld()
  for (const code of ['WALLET_SIGNATURE_BODY_MISMATCH', 'WALLET_SIGNATURE_MALFORMED', 'REQUEST_ID_MISSING'])
    await expect(refuse(world, code)).rejects.toMatchObject({ code, action: 'sign-in' })

  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'active' })
  expect(await world.keyStore.list()).toHaveLength(1)
})

test('a session that began while the old key was refused stays, and the request starts over with it', async () => {
  const world = await signedInWorld()
  const before = (await world.keyStore.list())[0]?.publicKeyHex

  const attempt = refuse(world, 'WALLET_SIGNATURE_INVALID', () => signIn(world))

  await expect(attempt).rejects.toMatchObject({ code: 'SIGNED_REQUEST_EXPIRED', action: 'retry' })
  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'active' })
  expect((await world.keyStore.list()).map((record) => record.publicKeyHex)).not.toEqual([before])
})
