// Creates a customer with money in the wallet and a payee in the sandbox, and prints what the server has to know.
import { callService, createCustomer } from './service.ts'

const { customerId, accountId } = await createCustomer('Ada Lovelace', 'ada@example.com')
await callService('POST', `/sandbox/internal-accounts/${accountId}/fund`, { amount: 250_000_000 })
const payee = await callService<{ id: string }>('POST', '/customers/external-accounts', {
  customerId,
  currency: 'USD',
  accountInfo: {
    accountType: 'USD_ACCOUNT',
    accountNumber: '12345678901',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
  },
})

console.log(`CUSTOMER_ID=${customerId}
ACCOUNT_ID=${accountId}
PAYEE_ID=${payee.id}
SESSION_SECRET=${crypto.randomUUID()}`)
