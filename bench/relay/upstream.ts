import { createServer } from 'node:http'

/** The service as far as the bench needs it: canned responses by path, for any number of customers. */
const time = '2026-11-20T12:00:00Z'
const usd = { code: 'USD', name: 'US dollar', symbol: '$', decimals: 2 }

const numberOf = (text: string | null) => text?.split(':')[1] ?? ''

function quote(number: string) {
  return {
    id: `Quote:${number}`,
    status: 'PENDING',
    createdAt: time,
    expiresAt: time,
    source: { sourceType: 'ACCOUNT', accountId: `InternalAccount:${number}`, currency: 'USD' },
    destination: { destinationType: 'ACCOUNT', accountId: `ExternalAccount:${number}`, currency: 'EUR' },
    sendingCurrency: usd,
    receivingCurrency: { ...usd, code: 'EUR' },
    totalSendingAmount: 10_000,
    totalReceivingAmount: 9_200,
    exchangeRate: 0.92,
    feesIncluded: 50,
    transactionId: `Transaction:${number}`,
    paymentInstructions: [
      {
        accountOrWalletInfo: {
          accountType: 'EMBEDDED_WALLET',
          payloadToSign: JSON.stringify({ type: 'ACTIVITY_TYPE_SIGN', parameters: 'x'.repeat(600) }),
        },
      },
    ],
  }
}

function transaction(number: string, index: number) {
  return {
    id: `Transaction:${number.slice(0, -2)}${String(10 + index)}`,
    customerId: `Customer:${number}`,
    status: 'COMPLETED',
    type: 'OUTGOING',
    createdAt: time,
    updatedAt: time,
    sentAmount: { amount: 10_000 + index, currency: usd },
    receivedAmount: { amount: 9_200 + index, currency: { ...usd, code: 'EUR' } },
    counterpartyInformation: { FULL_NAME: 'Grace Hopper', COUNTRY_OF_RESIDENCE: 'US' },
    description: 'Rent for the month',
  }
}

function answer(url: URL): unknown {
  const [, , area, id] = url.pathname.split('/')
  const customer = numberOf(url.searchParams.get('customerId'))
  if (area === 'internal-accounts')
    return { data: [{ id: `InternalAccount:${customer}`, customerId: `Customer:${customer}` }], hasMore: false }
  if (area === 'transactions')
    return { data: Array.from({ length: 20 }, (_, index) => transaction(customer, index)), hasMore: false }
  if (id === 'external-accounts') {
    const number = numberOf(url.pathname.split('/')[4] ?? null)
    return { id: `ExternalAccount:${number}`, customerId: `Customer:${number}`, status: 'ACTIVE', currency: 'EUR' }
  }
  if (area === 'customers') return { id, customerType: 'INDIVIDUAL', kycStatus: 'APPROVED' }
  return quote(numberOf(id ?? null) || '0190f0a0-0000-4000-8000-000000000001')
}

const server = createServer((request, response) => {
  request.resume()
  const body = JSON.stringify(answer(new URL(request.url ?? '/', 'http://service')))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('disconnect', () => process.exit())
