import { customerCreateRequest } from '@countersign/core/wire'
import { Hono } from 'hono'
import type { LiveService } from '../options.ts'
import { sameOriginOnly } from '../securityHeaders.ts'
import { createFundedCustomer } from './createWalletCustomer.ts'
import type { CustomerBook } from './customerBook.ts'

/** `POST /demo/customers`: makes a wallet for anybody who asks. Only ever beside a sandbox. */
export function createCustomerRoutes(parameters: { service: LiveService; book: CustomerBook }): Hono {
  const { service, book } = parameters
  const routes = new Hono()
  routes.use(sameOriginOnly)
  routes.post('/', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const read = await customerCreateRequest['~standard'].validate({ ...asObject(body), customerType: 'INDIVIDUAL' })
    const { email, fullName } = read.issues ? {} : read.value
    if (!email || !fullName)
      return c.json({ code: 'INVALID_INPUT', message: 'Expected an email address and a full name' }, 400)
    if ((await book.find({ email })) !== undefined)
      return c.json({ code: 'CONFLICT', message: 'There is a wallet for this address' }, 409)
    const { customerId } = await createFundedCustomer(service, { email, fullName })
    book.add(email, { customerId })
    return c.json({ email }, 201)
  })
  return routes
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
