const { SERVICE_BASE_URL = '', SERVICE_CLIENT_ID = '', SERVICE_CLIENT_SECRET = '' } = process.env

/** Where the service is, and the platform's credentials for it. */
export const service = { baseUrl: SERVICE_BASE_URL, clientId: SERVICE_CLIENT_ID, clientSecret: SERVICE_CLIENT_SECRET }

/** A refusal of the service. */
export class ServiceError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

export async function callService<result>(method: string, path: string, body?: unknown): Promise<result> {
  const response = await fetch(service.baseUrl + path, {
    method,
    headers: {
      Authorization: `Basic ${btoa(`${service.clientId}:${service.clientSecret}`)}`,
      'Content-Type': 'application/json',
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new ServiceError(`${method} ${path}: ${response.status} ${answer.message}`, answer.code)
  return answer
}

export async function createCustomer(fullName: string, email: string) {
  // A platform that verifies its customers itself says so. Otherwise `POST /verifications` or the hosted check comes first.
  const body = { customerType: 'INDIVIDUAL', fullName, email, kycStatus: 'APPROVED' }
  const { id: customerId } = await callService<{ id: string }>('POST', '/customers', body)
  const query = new URLSearchParams({ customerId, type: 'EMBEDDED_WALLET' })
  const { data } = await callService<{ data: { id: string }[] }>('GET', `/internal-accounts?${query}`)
  const [wallet] = data
  if (!wallet) throw new Error('The service has not created a wallet yet')
  return { customerId, accountId: wallet.id }
}

export async function createQuoteFor(accountId: string, payeeId: string) {
  const { id: quoteId } = await callService<{ id: string }>('POST', '/quotes', {
    source: { sourceType: 'ACCOUNT', accountId },
    destination: { destinationType: 'ACCOUNT', accountId: payeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 100_000_000,
  })
  return quoteId
}
