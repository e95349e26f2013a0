// Creates a customer with money in the wallet, a payee and a decoy in the sandbox, and prints what the server has to know.
import { callService, createCustomer } from './service.ts'

const { customerId, accountId } = await createCustomer('Ada Lovelace', 'ada@example.com')
await callService('POST', `/sandbox/internal-accounts/${accountId}/fund`, { amount: 250_000_000 })
const payee = await callService('POST', '/customers/external-accounts', {
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
const decoy = await createCustomer('Decoy Wallet', 'decoy@example.com')
const { data } = await callService('GET', `/auth/credentials?accountId=${decoy.accountId}`)

console.log(`CUSTOMER_ID=${customerId}
ACCOUNT_ID=${accountId}
PAYEE_ID=${payee.id}
DECOY_ACCOUNT_ID=${decoy.accountId}
DECOY_CREDENTIAL_ID=${data[0].id}`)
