import { createCustomer, listInternalAccounts } from '@countersign/core/wire'
import { createServiceClient } from '@countersign/platform/service'
import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'

/** The service in a process of its own, with customers by number. It tells their ids with its address. */
const [count = '0'] = process.argv.slice(2)

const sandbox = createSandbox({ verification: 'at creation' })
const service = createServiceClient({
  baseUrl: `http://sandbox${sandboxBasePath}`,
  ...sandbox.credentials,
  fetch: (url, init) => sandbox.fetch(new Request(url, init as RequestInit)),
})

const customers: Record<string, { customerId: string; accountId: string }> = {}
for (let number = 0; number < Number(count); number++) {
  const email = `customer-${number}@example.com`
  const body = { customerType: 'INDIVIDUAL', email, region: 'US' } as const
  const { id: customerId } = await service.call(createCustomer, { body })
  const { data } = await service.call(listInternalAccounts, { query: { customerId, type: 'EMBEDDED_WALLET' } })
  customers[email] = { customerId, accountId: data[0]?.id ?? '' }
}
const { port } = await startSandboxServer({ sandbox, port: 0 })
process.send?.({ port, customers })
process.on('disconnect', () => process.exit())
