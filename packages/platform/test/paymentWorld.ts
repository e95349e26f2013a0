import type { PaymentApproval } from '../src/exports/index.ts'
import { createTestPlatform, type TestPlatformOptions } from './createTestPlatform.ts'
import { ada, jsonResponse, payeeOf, quoteOf } from './fakeService.ts'

/** A quote that no wallet signs. */
export const custodial = { ...quoteOf(ada), paymentInstructions: undefined }

/** A platform whose service has this one quote, and which records what it is asked about it. */
export function createPaymentWorld(quote: object, options: TestPlatformOptions = {}) {
  const asked: PaymentApproval[] = []
  const platform = createTestPlatform({
    signedIn: ada,
    approvePayment: async (payment) => {
      asked.push(payment)
      return true
    },
    ...options,
  })
  let payees: object = { ownershipType: 'FIRST_PARTY' }
  platform.service.intercept = ({ method, url }) => {
    if (method !== 'GET') return undefined
    if (url.endsWith(ada.quote)) return jsonResponse(200, quote)
    return url.endsWith(ada.payee) ? jsonResponse(200, { ...payeeOf(ada), ...payees }) : undefined
  }
  /** Changes what the service says about payees. */
  const tellOfPayees = (told: object) => {
    payees = told
  }
  const pay = (key?: string, headers: Record<string, string> = {}) =>
    platform.call('POST', `/quotes/${ada.quote}/execute`, {
      body: {},
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    })
  const executed = () => platform.service.seen.filter(({ method }) => method === 'POST').length
  return { platform, asked, pay, executed, tellOfPayees }
}
