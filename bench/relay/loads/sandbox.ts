import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'

/** The service in a process of its own, with customers by number. It tells their ids with its address. */
const [count = '0'] = process.argv.slice(2)

const sandbox = createSandbox({ verification: 'at creation' })
const { clientId, clientSecret } = sandbox.credentials
const headers = { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`, 'content-type': 'application/json' }

async function call(method: string, path: string, body?: object) {
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return (await sandbox.fetch(new Request(`http://sandbox${sandboxBasePath}${path}`, init))).json()
}

const customers: Record<string, { customerId: string; accountId: string }> = {}
for (let number = 0; number < Number(count); number++) {
  const email = `customer-${number}@example.com`
  const { id: customerId } = await call('POST', '/customers', { customerType: 'INDIVIDUAL', email, region: 'US' })
  const { data } = await call('GET', `/internal-accounts?customerId=${customerId}&type=EMBEDDED_WALLET`)
  customers[email] = { customerId, accountId: data[0].id }
}
const { port } = await startSandboxServer({ sandbox, port: 0 })
process.send?.({ port, customers })
process.on('disconnect', () => process.exit())
