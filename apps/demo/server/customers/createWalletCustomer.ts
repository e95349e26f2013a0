import {
  createCard,
  createCustomer,
  createExternalAccount,
  fundInternalAccount,
  listCredentials,
  listInternalAccounts,
} from '@countersign/core/wire'
import type { ServiceClient } from '@countersign/platform/service'
import { payeesInEurope, samplePayees } from './payees.ts'

/** In whole units of the wallet's currency. */
const startingBalance = 2_500

export type WalletCustomer = {
  customerId: string
  accountId: string
  credentialId: string
  /** In the wallet's currency. */
  decimals: number
}

/** Where a demo customer may live: in the United States, or where payments are confirmed with a second proof. */
export const regions = ['US', 'DE', 'FR', 'IT', 'ES'] as const
export type Region = (typeof regions)[number]

/**
 * A user with an email address, or with a phone only. In Europe a phone is required, for the codes that confirm
 * payments.
 */
export type Person = { fullName: string; region?: Region } & (
  | { email: string; phoneNumber?: string }
  | { phoneNumber: string }
)

/** Creates a customer through the service's own interface; the wallet and a sign-in method are created with it. */
export async function createWalletCustomer(service: ServiceClient, person: Person): Promise<WalletCustomer> {
  const { region = 'US' } = person
  const currencies = region === 'US' ? ['USD', 'USDB'] : ['EUR']
  const body = { customerType: 'INDIVIDUAL', ...person, region, currencies } as const
  const { id: customerId } = await service.call(createCustomer, { body })
  const query = { customerId, type: 'EMBEDDED_WALLET' }
  const account = (await service.call(listInternalAccounts, { query })).data[0]
  if (!account) throw new Error('The service created a customer without a wallet')
  const { id: accountId, balance } = account
  const credentials = await service.call(listCredentials, { query: { accountId } })
  const credentialId = credentials.data[0]?.id
  if (credentialId === undefined) throw new Error('The service created a wallet without a sign-in method')
  return { customerId, accountId, credentialId, decimals: balance.currency.decimals }
}

/** Creates a customer with money to send, payees, and a card. */
export async function createFundedCustomer(service: ServiceClient, person: Person): Promise<WalletCustomer> {
  const customer = await createWalletCustomer(service, person)
  const { customerId, accountId, decimals } = customer
  const amount = startingBalance * 10 ** decimals
  await service.call(fundInternalAccount, { path: { accountId }, body: { amount } })
  const inEurope = person.region !== undefined && person.region !== 'US'
  if (!inEurope) await fundDollars(service, { customerId })
  for (const payee of inEurope ? payeesInEurope : samplePayees)
    await service.call(createExternalAccount, { body: { ...payee, customerId } })
  const limit = { maxSpendPerTransaction: 500_00 }
  const card = { cardholderId: customerId, form: 'VIRTUAL' as const, fundingSources: [accountId], ...limit }
  await service.call(createCard, { body: card })
  return customer
}

/** Puts money into the balance in dollars that the service holds: it pays without a signature of the wallet. */
async function fundDollars(service: ServiceClient, { customerId }: { customerId: string }): Promise<void> {
  const query = { customerId, currency: 'USD' }
  const dollars = (await service.call(listInternalAccounts, { query })).data[0]
  if (!dollars) return
  await service.call(fundInternalAccount, { path: { accountId: dollars.id }, body: { amount: 150_00 } })
}
