import { listCustomers, normalizeDestination } from '@countersign/core/wire'
import type { FoundCustomer, Login } from '@countersign/platform'
import type { ServiceClient } from '@countersign/platform/service'

/** Maps sign-in identifiers to customers: the part of a platform's own database that signing in needs. */
export type CustomerBook = {
  /** The customer of an email address, a phone number, a passkey or an identity of Harbor ID. */
  find(login: Login): Promise<FoundCustomer | undefined>
  /** By an email address or a phone number. */
  add(destination: string, parameters: { customerId: string }): void
  /** By a sign-in method that they just added. */
  addCredential(credentialId: string, parameters: { customerId: string }): void
  /** By an account at a provider that they just linked. */
  addIdentity(identity: Identity, parameters: { customerId: string }): void
  /** By the wallet that the service created for them. */
  addWallet(accountId: string, parameters: { customerId: string }): void
  /** Every address, for the demo's own identity provider to choose from. */
  addresses(): readonly string[]
}

type Identity = { readonly issuer: string; readonly subject: string }
type AddressOf = (identity: Identity) => string | undefined

/** Customers by what was added. `addressOf` reads an address out of an OpenID identity. */
export function createCustomerBook(
  known: Iterable<readonly [string, string]> = [],
  options: { addressOf?: AddressOf } = {},
): CustomerBook {
  const { addressOf = () => undefined } = options
  const customers = new Map([...known].map(([address, customerId]) => [normalizeDestination(address), customerId]))
  const credentials = new Map<string, string>()
  const identities = new Map<string, string>()
  const nameOf = ({ issuer, subject }: Identity) => `${issuer} ${subject}`
  const wallets = createWallets()
  return {
    find: (login) => {
      if (login.kind === 'passkey') return Promise.resolve(wallets.withWallet(credentials.get(login.credentialId)))
      const linked = login.kind === 'openid' ? identities.get(nameOf(login)) : undefined
      if (linked !== undefined) return Promise.resolve(wallets.withWallet(linked))
      const destination = destinationOf(login, addressOf)
      const customerId = destination === undefined ? undefined : customers.get(normalizeDestination(destination))
      return Promise.resolve(wallets.withWallet(customerId))
    },
    add: (destination, { customerId }) => {
      customers.set(normalizeDestination(destination), customerId)
    },
    addCredential: (credentialId, { customerId }) => {
      credentials.set(credentialId, customerId)
    },
    addIdentity: (identity, { customerId }) => {
      identities.set(nameOf(identity), customerId)
    },
    addWallet: wallets.add,
    addresses: () => [...customers.keys()].filter((address) => address.includes('@')),
  }
}

/** Wallets by their customers. Signing in needs them if the service refuses to list a customer's accounts. */
function createWallets() {
  const accountIds = new Map<string, string>()
  return {
    add: (accountId: string, { customerId }: { customerId: string }) => {
      accountIds.set(customerId, accountId)
    },
    withWallet: (customerId: string | undefined): FoundCustomer | undefined => {
      const accountId = customerId === undefined ? undefined : accountIds.get(customerId)
      return customerId === undefined ? undefined : { customerId, ...(accountId !== undefined && { accountId }) }
    },
  }
}

function destinationOf(login: Exclude<Login, { kind: 'passkey' }>, addressOf: AddressOf): string | undefined {
  // Not the email address of the token, which the token only claims.
  if (login.kind === 'openid') return addressOf(login)
  return login.kind === 'email' ? login.email : login.phoneNumber
}

/** The number of customers that are searched; a larger platform has a database. */
const mostSearched = 2_000

/**
 * Finds customers by the addresses that the service has now: a changed address leads here, the previous one to no
 * customer. Named addresses take precedence; passkeys and identities are found by what was added.
 */
export function createLiveCustomerBook(
  service: ServiceClient,
  options: { known: Iterable<readonly [string, string]>; addressOf?: AddressOf },
): CustomerBook {
  const { known, ...identities } = options
  const named = createCustomerBook(known)
  const added = createCustomerBook([], identities)
  const wallets = createWallets()
  return {
    ...added,
    addWallet: wallets.add,
    find: async (login) => {
      if (login.kind === 'openid' || login.kind === 'passkey') {
        const own = await added.find(login)
        return wallets.withWallet(own?.customerId)
      }
      // Always both, and every page: a search that ends early would reveal by its time who is a customer.
      const searched = await searchService(service, login)
      const own = await named.find(login)
      return wallets.withWallet(own?.customerId ?? searched)
    },
  }
}

async function searchService(
  service: ServiceClient,
  login: Extract<Login, { kind: 'email' | 'phone' }>,
): Promise<string | undefined> {
  const wanted = normalizeDestination(login.kind === 'email' ? login.email : login.phoneNumber)
  let found: string | undefined
  let searched = 0
  for await (const { id, ...own } of service.list(listCustomers, { query: { limit: '100' } })) {
    if ([own.email, own.phoneNumber].some((each) => each !== undefined && normalizeDestination(each) === wanted))
      found ??= id
    searched += 1
    if (searched === mostSearched) break
  }
  return found
}
