import { findById } from './customers.ts'
import { createQuoteFor } from './service.ts'
import { readSession } from './sessions.ts'

/** `POST /api/payments`: creates the quote that the customer who is signed in is about to review. */
export async function createPayment(request: Request): Promise<Response> {
  const customerId = await readSession(request)
  const customer = customerId ? await findById(customerId) : undefined
  if (!customer) return Response.json({ message: 'Sign in first' }, { status: 401 })
  const { accountId, payeeId } = customer
  return Response.json({ accountId, quoteId: await createQuoteFor(accountId, payeeId) })
}
