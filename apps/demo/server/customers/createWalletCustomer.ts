import {
  createCard,
  createCustomer,
  createExternalAccount,
  fundInternalAccount,
  listCredentials,
  listInternalAccounts,
} from '@countersign/core/wire'
import type { LiveService } from '../options.ts'
import { samplePayees } from './payees.ts'
import { callServiceApi } from './serviceApi.ts'

/** 2,500.00 in the wallet's currency, which has six decimals. */
const startingBalance = 2_500_000_000

export type WalletCustomer = { customerId: string; accountId: string; credentialId: string }

/** Reached by email, or by phone only. */
export type Person = { fullName: string } & ({ email: string } | { phoneNumber: string })

/** Creates a customer through the service's own interface; the wallet and a way to sign in come with it. */
export async function createWalletCustomer(service: LiveService, person: Person): Promise<WalletCustomer> {
  const body = { customerType: 'INDIVIDUAL', region: 'US', ...person } as const
  const { id: customerId } = await callServiceApi(service, createCustomer, { body })
  const query = { customerId, type: 'EMBEDDED_WALLET' }
  const accountId = (await callServiceApi(service, listInternalAccounts, { query })).data[0]?.id
  if (accountId === undefined) throw new Error('The service made a customer without a wallet')
  const credentials = await callServiceApi(service, listCredentials, { query: { accountId } })
  const credentialId = credentials.data[0]?.id
  if (credentialId === undefined) throw new Error('The service made a wallet that nobody can sign in to')
  return { customerId, accountId, credentialId }
}

/** Creates a customer with money to send, people to send it to, and a card. */
export async function createFundedCustomer(service: LiveService, person: Person): Promise<WalletCustomer> {
  const customer = await createWalletCustomer(service, person)
  const { customerId, accountId } = customer
  await callServiceApi(service, fundInternalAccount, { path: { accountId }, body: { amount: startingBalance } })
  for (const payee of samplePayees)
    await callServiceApi(service, createExternalAccount, { body: { ...payee, customerId } })
  const card = { cardholderId: customerId, form: 'VIRTUAL' as const, fundingSources: [accountId] }
  await callServiceApi(service, createCard, { body: card })
  return customer
}
