import { createCustomer } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { listAccounts, walletType } from './accounts.ts'
import { getCustomer } from './customers.ts'

test('a signed-in customer reads their own name and address', async () => {
  const { client, ada } = await signedInWorld()
  const [wallet] = await listAccounts(client, { type: walletType })

  expect(await getCustomer(client, { customerId: wallet?.customerId ?? '' })).toMatchObject({
    id: ada.customerId,
    email: ada.email,
  })
})

test('the customer of another wallet is not read', async () => {
  const { client, service } = await signedInWorld()
  const other = await service.call(createCustomer, {
    body: { customerType: 'INDIVIDUAL', email: 'other@example.com', fullName: 'Other Person', region: 'US' },
  })

  await expect(getCustomer(client, { customerId: other.id })).rejects.toMatchObject({ code: 'REFERENCE_NOT_FOUND' })
})
