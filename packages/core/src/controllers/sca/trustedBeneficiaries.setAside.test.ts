import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { scaCode } from '../../../test/scaJourneys.ts'
import { calls, change, changed, loaded, trusting, trustOf } from '../../../test/trustWorld.ts'
import { removeSetAside, setPayeeAside } from '../../storage/setAsidePayees.ts'

/** Records that this payee took the place of another one in a payment. */
const setAside = ({ client, clock }: TestWorld, payeeId: string) =>
  setPayeeAside(client.records, { payeeId, now: { serviceMs: clock.now(), deviceMs: clock.now() } })

test('a payee that took the place of another one is not trusted before the user has decided about it', async () => {
  const { world, payees, payeeId } = await loaded()
  await setAside(world, payeeId)
  await payees.load()
  await payees.trust(payeeId)
  expect([change(payees).status, calls(world, '/trust').filter(({ method }) => method === 'POST')]).toEqual([
    'idle',
    [],
  ])

  await removeSetAside(world.client.records, { payeeId })
  await payees.load()
  await payees.trust(payeeId)
  expect(change(payees).status).toBe('awaiting-proof')
})

test('trust in a payee that took the place of another one can be taken back', async () => {
  const { world, payees, payeeId } = await trusting()
  await setAside(world, payeeId)
  await payees.load()
  await payees.untrust(payeeId)
  await payees.submitCode(scaCode)

  await changed(payees, 'done')
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(false)
})

test.each(['before the proof is asked for', 'while it is'])(
  'a payee that another tab sets aside %s is not trusted on a page that read its list earlier',
  async (when) => {
    const { world, payees, payeeId } = await loaded()
    if (when === 'while it is') await payees.trust(payeeId)
    await setAside(world, payeeId)
    if (when !== 'while it is') await payees.trust(payeeId)
    await payees.submitCode(scaCode)

    await changed(payees, 'abandoned')
    expect(calls(world, '/trust/confirm')).toEqual([])
    await payees.load()
    expect(payees.getSnapshot().list).toMatchObject({
      content: expect.arrayContaining([expect.objectContaining({ setAside: true, trusted: false })]),
    })
  },
)
