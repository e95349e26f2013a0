import { listCustomers, normaliseDestination } from '@countersign/core/wire'
import type { Login } from '@countersign/platform'
import type { LiveService } from '../options.ts'
import { callServiceApi } from './serviceApi.ts'

/** Who is which customer: the part of a platform's own database that signing in needs. */
export type CustomerBook = {
  /** The customer of an email address, a phone number, a passkey or an identity of Harbor ID. */
  find(login: Login): Promise<string | undefined>
  /** By an email address or a phone number. */
  add(destination: string, parameters: { customerId: string }): void
  /** By a way to sign in that they just added. */
  addCredential(credentialId: string, parameters: { customerId: string }): void
  /** Every address, for the demo's own identity provider to choose from. */
  addresses(): readonly string[]
}

type AddressOf = (identity: { issuer: string; subject: string }) => string | undefined

/** Customers by what was added. `addressOf` reads an address out of an OpenID identity. */
export function createCustomerBook(
  known: Iterable<readonly [string, string]> = [],
  options: { addressOf?: AddressOf } = {},
): CustomerBook {
  const { addressOf = () => undefined } = options
  const customers = new Map([...known].map(([address, customerId]) => [normaliseDestination(address), customerId]))
  const credentials = new Map<string, string>()
  return {
    find: (login) => {
      if ('credentialId' in login) return Promise.resolve(credentials.get(login.credentialId))
      const destination = destinationOf(login, addressOf)
      return Promise.resolve(destination === undefined ? undefined : customers.get(normaliseDestination(destination)))
    },
    add: (destination, { customerId }) => {
      customers.set(normaliseDestination(destination), customerId)
    },
    addCredential: (credentialId, { customerId }) => {
      credentials.set(credentialId, customerId)
    },
    addresses: () => [...customers.keys()].filter((address) => address.includes('@')),
  }
}

function destinationOf(login: Exclude<Login, { credentialId: string }>, addressOf: AddressOf): string | undefined {
  // Before the address: that one is only what the token says.
  if ('issuer' in login) return addressOf(login)
  return 'email' in login ? login.email : login.phoneNumber
}

/** So many pages of a hundred customers are searched; a platform with more has a database. */
const pagesSearched = 20

/**
 * Customers by the addresses that the service knows now: a changed one leads here, the one before to nobody. Named
 * addresses win; passkeys and identities are found by what was added.
 */
export function createLiveCustomerBook(
  service: LiveService,
  options: { known: Iterable<readonly [string, string]>; addressOf?: AddressOf },
): CustomerBook {
  const { known, ...identities } = options
  const named = createCustomerBook(known)
  const added = createCustomerBook([], identities)
  return {
    ...added,
    find: async (login) =>
      'issuer' in login || 'credentialId' in login
        ? added.find(login)
        : ((await named.find(login)) ?? searchService(service, login)),
  }
}

async function searchService(
  service: LiveService,
  login: { email: string } | { phoneNumber: string },
): Promise<string | undefined> {
  const wanted = normaliseDestination('email' in login ? login.email : login.phoneNumber)
  let cursor: string | undefined
  for (let searched = 0; searched < pagesSearched; searched++) {
    const query = { limit: '100', ...(cursor !== undefined && { cursor }) }
    const { data, hasMore, nextCursor } = await callServiceApi(service, listCustomers, { query })
    const found = data.find(({ email, phoneNumber }) =>
      [email, phoneNumber].some((own) => own !== undefined && normaliseDestination(own) === wanted),
    )
    if (found) return found.id
    if (!hasMore || nextCursor === undefined) return undefined
    cursor = nextCursor
  }
  return undefined
}
