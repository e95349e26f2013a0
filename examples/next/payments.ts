import { createQuote } from '@countersign/core/wire'
import { isWalletError } from '@countersign/platform/service'
import { findById } from './customers'
import { service } from './service'
import { readSession } from './sessions'

/** `POST /api/payments`: creates the quote that the customer who is signed in is about to review. */
export async function createPayment(request: Request): Promise<Response> {
  const customerId = await readSession(request)
  const customer = customerId ? await findById(customerId) : undefined
  if (!customer) return refuse(401, 'Nothing was sent. Sign in first.')
  const { accountId, payeeId } = customer
  try {
    const quote = await service.call(createQuote, {
      body: {
        source: { sourceType: 'ACCOUNT', accountId },
        destination: { destinationType: 'ACCOUNT', accountId: payeeId },
        lockedCurrencySide: 'SENDING',
        lockedCurrencyAmount: 100_000_000,
      },
    })
    return Response.json({ accountId, quoteId: quote.id })
  } catch (error) {
    if (isWalletError(error, 'INSUFFICIENT_FUNDS'))
      return refuse(409, 'Nothing was sent. Your balance does not cover this payment.')
    console.error(error)
    return refuse(502, 'Nothing was sent. The payment could not be prepared. Try again.')
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
