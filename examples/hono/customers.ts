const {
  CUSTOMER_ID = '',
  ACCOUNT_ID = '',
  PAYEE_ID = '',
  DECOY_ACCOUNT_ID = '',
  DECOY_CREDENTIAL_ID = '',
} = process.env

// Stands in for your database: the customer that `npm run setup` created.
const customers = [{ email: 'ada@example.com', customerId: CUSTOMER_ID, accountId: ACCOUNT_ID, payeeId: PAYEE_ID }]

/** Wallets of your own, which no customer has. Without them, anyone can find out who is a customer. */
export const decoys = [{ accountId: DECOY_ACCOUNT_ID, credentialId: DECOY_CREDENTIAL_ID }]

export async function findByEmail(email: string) {
  return customers.find((customer) => customer.email === email)
}

export async function findById(customerId: string) {
  return customers.find((customer) => customer.customerId === customerId)
}
