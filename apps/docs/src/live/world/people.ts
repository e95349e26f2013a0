import {
  createCard,
  createCustomer,
  createExternalAccount,
  type ExternalAccount,
  fundInternalAccount,
  listCredentials,
  listInternalAccounts,
  type OperationRequest,
} from '@countersign/core/wire'
import type { ServiceClient } from '@countersign/platform/service'

/** The customer of an example: what the service knows, and what the platform finds them by. */
export type Person = {
  readonly email: string
  readonly phoneNumber: string
  readonly customerId: string
  readonly accountId: string
  readonly credentialId: string
  readonly cardId: string
  readonly payees: readonly ExternalAccount[]
}

type Account = Pick<OperationRequest<typeof createExternalAccount>, 'currency' | 'accountInfo'>

const grace: Account = {
  currency: 'USD',
  accountInfo: {
    accountType: 'USD_ACCOUNT',
    accountNumber: '004417228190',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    bankName: 'Coastal Bank',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Okafor' },
  },
}
const lea: Account = {
  currency: 'EUR',
  accountInfo: {
    accountType: 'EUR_ACCOUNT',
    iban: 'DE89370400440532013000',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Léa Fontaine-Albrecht', countryOfResidence: 'DE' },
  },
}

/** Creates a customer with a wallet, money, a card and two payees, as a platform's backend does. */
export async function createPerson(service: ServiceClient, { region }: { region: string }): Promise<Person> {
  const inEurope = region !== 'US'
  const email = inEurope ? 'elena@example.com' : 'ada@example.com'
  const phoneNumber = inEurope ? '+393331234567' : '+14155550142'
  const fullName = inEurope ? 'Elena Rossi' : 'Ada Byron'
  const currencies = inEurope ? ['EUR'] : ['USD', 'USDB']
  const { id: customerId } = await service.call(createCustomer, {
    body: { customerType: 'INDIVIDUAL', email, phoneNumber, fullName, region, currencies },
  })
  const { data: wallets } = await service.call(listInternalAccounts, { query: { customerId, type: 'EMBEDDED_WALLET' } })
  const [wallet] = wallets
  if (!wallet) throw new Error('The service created a customer without a wallet')
  const accountId = wallet.id
  const amount = 2_500 * 10 ** wallet.balance.currency.decimals
  await service.call(fundInternalAccount, { path: { accountId }, body: { amount } })
  const credentials = await service.call(listCredentials, { query: { accountId } })
  const payees = []
  for (const payee of inEurope ? [lea, grace] : [grace, lea])
    payees.push(await service.call(createExternalAccount, { body: { ...payee, customerId } }))
  const card = await service.call(createCard, {
    body: { cardholderId: customerId, form: 'VIRTUAL', fundingSources: [accountId] },
  })
  const credentialId = credentials.data[0]?.id ?? ''
  return { email, phoneNumber, customerId, accountId, credentialId, cardId: card.id, payees }
}
