import { expect, test } from 'vitest'
import { scaCode } from '../../../test/scaJourneys.ts'
import { change, changed, trusting, trustOf } from '../../../test/trustWorld.ts'

test('a response that is lost on its way to the browser is an unknown outcome, and the list then shows what happened', async () => {
  const { world, payees, payeeId } = await trusting()
  await payees.untrust(payeeId)
  world.network.lose('untrust/confirm', 'response')

  await payees.submitCode(scaCode)

  expect(change(payees)).toMatchObject({ status: 'idle', error: { code: 'SCA_OUTCOME_UNKNOWN' } })
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(false)
})

test('a response that is lost on its way to the platform is shown as unknown, and beginning again proves it once more', async () => {
  const { world, payees, payeeId } = await trusting()
  await payees.untrust(payeeId)
  world.sandbox.scenarios.failNext('confirmUntrust', { status: 500, code: 'INTERNAL_ERROR' })

  await payees.submitCode(scaCode)

  expect(change(payees)).toMatchObject({ status: 'idle', error: { code: 'SCA_OUTCOME_UNKNOWN' } })
  await payees.load()
  expect(trustOf(payees, payeeId)).toBeUndefined()
  await payees.untrust(payeeId)
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(false)
})
