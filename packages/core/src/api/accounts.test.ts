import { expect, test } from 'vitest'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { listInternalAccounts } from '../wire/internalAccounts.ts'
import { getAccount, listAccounts, listPayees, walletType } from './accounts.ts'

/** A service whose lists begin with pages that are empty. */
async function lateLists(emptyPages: number) {
  const { ada, network, openTab } = await signedInWorld()
  let requests = 0
  const late: typeof fetch = async (input, init) => {
    requests++
    const url = new URL(String(input), 'https://wallet.example')
    const at = Number(url.searchParams.get('cursor') ?? 0)
    if (at < emptyPages) return Response.json({ data: [], hasMore: true, nextCursor: String(at + 1) })
    url.searchParams.delete('cursor')
    return network.fetch(url, init)
  }
  return { ada, client: openTab({ fetch: late }), requests: () => requests }
}

test('a wallet and a payee are found on any page', async () => {
  const { client, ada } = await lateLists(2)

  expect(await getAccount(client, { accountId: ada.accountId })).toMatchObject({ id: ada.accountId })
  expect((await listAccounts(client, { type: walletType })).map(({ id }) => id)).toEqual([ada.accountId])
  expect((await listPayees(client)).map(({ id }) => id).sort()).toEqual([ada.eurPayeeId, ada.usdPayeeId].sort())
})

test('a list that never ends is given up', async () => {
  const { client, ada, requests } = await lateLists(Number.POSITIVE_INFINITY)

  await expect(getAccount(client, { accountId: ada.accountId })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(requests()).toBe(200)
})

test('an account that the service holds is found among all accounts, and one of another customer is not', async () => {
  const { ada, client, service, addPerson } = await signedInWorld()
  const query = { customerId: ada.customerId, currency: 'USD' }
  const accountId = (await service.call(listInternalAccounts, { query })).data[0]?.id ?? ''
  const bob = await addPerson('bob@example.com')

  expect(await getAccount(client, { accountId })).toMatchObject({ type: 'INTERNAL_FIAT' })
  const foreign = getAccount(client, { accountId: bob.accountId })
  await expect(foreign).rejects.toMatchObject({ code: 'REFERENCE_NOT_FOUND' })
})
