import { expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import { listAccounts, walletType } from './accounts.ts'

test('a time that the server of the relay wrote itself corrects nothing, and the service’s does', async () => {
  const world = await createTestClient()
  const date = new Date(world.clock.now() + 600_000).toUTCString()
  world.network.tamper('GET /internal-accounts', () => Response.json({}, { status: 401, headers: { date } }))
  const askAs = async (answer: (response: Response) => Response) => {
    const client = world.openTab({
      fetch: async (input, init) => answer(await world.network.fetch(input, init)),
    })
    await listAccounts(client, { type: walletType }).catch(() => undefined)
    return client.transport.serverTime.now() - world.clock.now()
  }
  const mark = ({ headers, status }: Response) =>
    Response.json({}, { status, headers: { date: headers.get('date') ?? '', 'countersign-own-date': '1' } })

  expect(await askAs(mark)).toBe(0)
  expect(await askAs((response) => response)).toBeGreaterThan(500_000)
})

test('the relay marks its own answers, and not those of the service', async () => {
  const world = await createTestClient()
  const { headers } = await world.network.fetch('/api/wallet/transactions')

  expect(headers.has('countersign-own-date')).toBe(true)
})
