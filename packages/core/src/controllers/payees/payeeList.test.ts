import { expect, test } from 'vitest'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createPayeeList } from './payeeList.ts'

async function listWorld() {
  const world = await signedInWorld()
  const list = createPayeeList(world.client, { accountId: world.ada.accountId })
  const state = await list.load()
  const payees = state.list.status === 'ready' ? state.list.content : []
  return { ...world, list, payees }
}

const idsOf = (state: Awaited<ReturnType<ReturnType<typeof createPayeeList>['load']>>) =>
  state.list.status === 'ready' ? state.list.content.map(({ id }) => id) : undefined

test('a payee is removed, and the list is read again', async () => {
  const { list, payees, settled } = await listWorld().then((world) => ({
    ...world,
    settled: () => world.list.load(),
  }))
  const [first] = payees
  await list.change({ payeeId: first?.id ?? '' })

  expect(list.getSnapshot().change.status).toBe('done')
  expect(idsOf(await settled())).not.toContain(first?.id)
})

test('a removal whose response is lost is found in the list', async () => {
  const { list, payees, network } = await listWorld()
  network.lose('DELETE /customers/external-accounts', 'response')
  await list.change({ payeeId: payees[0]?.id ?? '' })

  expect(list.getSnapshot().change.status).toBe('done')
})

test('a removal that did not arrive is not called done, and the payee stays', async () => {
  const { list, payees, network } = await listWorld()
  network.lose('DELETE /customers/external-accounts', 'request')
  await list.change({ payeeId: payees[0]?.id ?? '' })

  expect(list.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(idsOf(await list.load())).toContain(payees[0]?.id)
})

test('a payee that is trusted says that trust comes first', async () => {
  const { list, payees, sandbox } = await listWorld()
  sandbox.scenarios.failNext('deleteExternalAccount', { status: 409, code: 'BENEFICIARY_TRUSTED' })
  await list.change({ payeeId: payees[0]?.id ?? '' })

  expect(list.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'BENEFICIARY_TRUSTED' } })
})
