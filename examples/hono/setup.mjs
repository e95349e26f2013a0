// Creates a customer with money in the wallet, a payee and a decoy in the sandbox, and prints what the server has to know.
import {
  createCustomer,
  createExternalAccount,
  fundInternalAccount,
  listCredentials,
  listInternalAccounts,
} from '@countersign/core/wire'
import { service } from './service.ts'

const ada = await createWallet('Ada Lovelace', 'ada@example.com')
await service.call(fundInternalAccount, { path: { accountId: ada.accountId }, body: { amount: 250_000_000 } })
const payee = await service.call(createExternalAccount, {
  body: {
    customerId: ada.customerId,
    currency: 'USD',
    accountInfo: {
      accountType: 'USD_ACCOUNT',
      accountNumber: '12345678901',
      routingNumber: '021000021',
      bankAccountType: 'CHECKING',
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
    },
  },
})
const decoy = await createWallet('Decoy Wallet', 'decoy@example.com')
const { data: methods } = await service.call(listCredentials, { query: { accountId: decoy.accountId } })

console.log(`CUSTOMER_ID=${ada.customerId}
ACCOUNT_ID=${ada.accountId}
PAYEE_ID=${payee.id}
DECOY_ACCOUNT_ID=${decoy.accountId}
DECOY_CREDENTIAL_ID=${methods[0].id}`)

async function createWallet(fullName, email) {
  // A platform that verifies its customers itself says so. Otherwise `createVerification` or the hosted check comes first.
  const body = { customerType: 'INDIVIDUAL', fullName, email, kycStatus: 'APPROVED' }
  const { id: customerId } = await service.call(createCustomer, { body })
  const query = { customerId, type: 'EMBEDDED_WALLET' }
  const { data: wallets } = await service.call(listInternalAccounts, { query })
  return { customerId, accountId: wallets[0].id }
}
