import { expect, test } from 'vitest'
import { scaCode } from '../../../test/scaJourneys.ts'
import { enrollTotp, removePhone } from '../../../test/scaWorld.ts'
import { calls, change, changed, loaded, trusting, trustOf } from '../../../test/trustWorld.ts'

test('a payee that is already trusted is not confirmed again without a proof', async () => {
  const { world, payees, payeeId } = await trusting()
  const confirmations = calls(world, 'confirm').length

  await payees.trust(payeeId)

  expect(change(payees)).toMatchObject({ status: 'awaiting-proof', wish: 'trust' })
  expect(calls(world, 'confirm')).toHaveLength(confirmations)
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('where the service issues no challenge, the code of an app is requested, and sent without one', async () => {
  const { world, payees, payeeId } = await loaded()
  await enrollTotp(world)
  removePhone(world)

  await payees.trust(payeeId)
  expect(change(payees)).toMatchObject({
    status: 'awaiting-proof',
    request: { factor: 'TOTP', otherFactors: [], expiresAt: undefined },
  })
  expect(calls(world, 'confirm')).toEqual([])
  await payees.submitCode(scaCode)

  await changed(payees, 'done')
  expect(calls(world, 'confirm').map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ code: scaCode }])
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(true)
})

test('without a challenge and without an app no proof is possible, so nothing is sent or recorded', async () => {
  const { world, payees, payeeId } = await loaded()
  world.network.tamper('trust', (body) => (body.includes('scaChallenge') ? '{}' : body))

  for (const wish of ['trust', 'untrust'] as const) {
    await payees[wish](payeeId)
    expect(change(payees)).toMatchObject({ status: 'idle', error: { code: 'UNEXPECTED_RESPONSE' } })
  }

  expect(calls(world, 'confirm')).toEqual([])
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(false)
})
