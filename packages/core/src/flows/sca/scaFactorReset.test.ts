import { expect, test } from 'vitest'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { beginScaReset, followScaReset } from './scaFactorReset.ts'

test('a reset that ended is not reported where the storage delays it until the reset is no longer followed', async () => {
  const world = await europeanWorld()
  const { accountId } = world.ada
  const leaving = new AbortController()
  const { signal } = leaving
  const { reset } = await beginScaReset(world.client, { accountId, factor: 'SMS_OTP', signal })
  world.clock.advance(24 * 60 * 60_000)
  const { records } = world.client
  // The storage cannot be aborted, unlike a request.
  const change: typeof records.change = async (parameters) => {
    leaving.abort()
    return records.change(parameters)
  }
  const reported: unknown[] = []
  const report = (what: unknown) => reported.push(what)

  const following = followScaReset(
    { ...world.client, records: { ...records, change } },
    { reset, signal, onProgress: report, onLost: report },
  )

  await expect(following).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(reported).toEqual([])
})
