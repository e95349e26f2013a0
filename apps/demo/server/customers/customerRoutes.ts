import { customerCreateRequestSchema } from '@countersign/core/wire'
import type { ServiceClient } from '@countersign/platform/service'
import { Hono } from 'hono'
import { sameOriginOnly } from '../securityHeaders.ts'
import { createFundedCustomer, type Person, regions } from './createWalletCustomer.ts'
import type { CustomerBook } from './customerBook.ts'

/** `POST /demo/customers`: creates a wallet for any caller. Exists only with a sandbox. */
export function createCustomerRoutes(parameters: { service: ServiceClient; book: CustomerBook }): Hono {
  const { service, book } = parameters
  const routes = new Hono()
  routes.use(sameOriginOnly)
  routes.post('/', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const read = await customerCreateRequestSchema['~standard'].validate({
      ...asObject(body),
      customerType: 'INDIVIDUAL',
    })
    const person = read.issues ? undefined : readPerson(read.value)
    if (!person)
      return c.json(
        { code: 'INVALID_INPUT', message: 'Expected an email address, a full name, and a phone outside of the US' },
        400,
      )
    const { email } = person
    if ((await book.find({ kind: 'email', email })) !== undefined)
      return c.json({ code: 'CONFLICT', message: 'There is a wallet for this address' }, 409)
    const { customerId, accountId } = await createFundedCustomer(service, person)
    book.add(email, { customerId })
    book.addWallet(accountId, { customerId })
    return c.json({ email }, 201)
  })
  return routes
}

type Read = {
  email?: string | undefined
  fullName?: string | undefined
  phoneNumber?: string | undefined
  region?: string | undefined
}

/** Codes that confirm a payment go to a phone, so a user whose payments need them must have one. */
function readPerson({ email, fullName, phoneNumber, region = 'US' }: Read): (Person & { email: string }) | undefined {
  const known = regions.find((candidate) => candidate === region)
  if (!email || !fullName || !known) return undefined
  if (known === 'US') return { email, fullName }
  return phoneNumber ? { email, fullName, phoneNumber, region: known } : undefined
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
