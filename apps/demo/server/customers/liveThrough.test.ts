import { listTransactions } from '@countersign/core/wire'
import { createServiceClient } from '@countersign/platform/service'
import { createSandbox } from '@countersign/sandbox'
import { expect, test } from 'vitest'
import { createSandboxParts } from '../sandboxParts.ts'
import { liveThrough } from './liveThrough.ts'

test('the first user has paid and been paid for more than a month, and the sandbox ends at the present', async () => {
  const sandbox = createSandbox({ now: () => Date.UTC(2026, 9, 12), verification: 'at creation' })
  const service = {
    baseUrl: 'https://service.example/2025-10-13',
    ...sandbox.credentials,
    fetch: (url: string, init?: RequestInit) => sandbox.fetch(new Request(url, init)),
  }
  const { people } = await createSandboxParts({ sandbox, service, options: {} })
  await liveThrough({ sandbox, service, people })

  expect(new Date(sandbox.clock.now()).toISOString()).toBe('2026-11-26T00:00:00.000Z')
  const customerId = people.get('ada@example.com')?.customerId ?? ''
  const { data } = await createServiceClient(service).call(listTransactions, { query: { customerId } })
  const months = data.map(({ createdAt, type, status }) => `${createdAt?.getUTCMonth()} ${type} ${status}`)
  expect(months.toSorted()).toEqual([
    '10 INCOMING COMPLETED',
    '10 OUTGOING COMPLETED',
    '10 OUTGOING COMPLETED',
    '10 OUTGOING FAILED',
    '9 INCOMING COMPLETED',
    '9 INCOMING COMPLETED',
    '9 INCOMING COMPLETED',
    '9 OUTGOING COMPLETED',
    '9 OUTGOING COMPLETED',
  ])
})
