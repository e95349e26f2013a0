import { createCustomer, listInternalAccounts } from '@countersign/core/wire'
import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { type CreateServiceClientOptions, createServiceClient, type ServiceClient } from '../src/exports/service.ts'

type Intercept = (request: Request) => Response | Promise<Response> | undefined

/** A platform's backend over the real sandbox. It remembers what was sent, and how long it waited. */
export function createBackend(options: Partial<CreateServiceClientOptions> = {}) {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const sandbox = createSandbox({ now: () => clock.now, verification: 'at creation' })
  const sent: Request[] = []
  const waits: number[] = []
  const faults: { intercept?: Intercept | undefined } = {}
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(request.clone())
    return (await faults.intercept?.(request)) ?? sandbox.fetch(request)
  }
  const service = createServiceClient({
    baseUrl: `https://service.test${sandboxBasePath}`,
    ...sandbox.credentials,
    fetch: send,
    now: () => clock.now,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  })
  return { service, sandbox, sent, waits, faults, clock }
}

export const person = {
  customerType: 'INDIVIDUAL',
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  region: 'US',
} as const

export const payeeAccount = {
  accountType: 'USD_ACCOUNT',
  accountNumber: '12345678901',
  routingNumber: '021000021',
  bankAccountType: 'CHECKING',
  beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
} as const

/** Creates a customer, with the wallet that comes with it. */
export async function createWallet(service: ServiceClient) {
  const { id: customerId } = await service.call(createCustomer, { body: person })
  const query = { customerId, type: 'EMBEDDED_WALLET' } as const
  const { data } = await service.call(listInternalAccounts, { query })
  return { customerId, accountId: data[0]?.id ?? '' }
}
