import { listCustomers } from '@countersign/core/wire'
import type { LiveService } from '../options.ts'
import { callServiceApi } from './serviceApi.ts'

/** Which email address belongs to which customer: the part of a platform's own database that signing in needs. */
export type CustomerBook = {
  find(email: string): Promise<string | undefined>
  add(email: string, parameters: { customerId: string }): void
}

/** Customers by the addresses that were added. */
export function createCustomerBook(known: Iterable<readonly [string, string]> = []): CustomerBook {
  const customers = new Map([...known].map(([email, customerId]) => [normalise(email), customerId]))
  return {
    find: (email) => Promise.resolve(customers.get(normalise(email))),
    add: (email, { customerId }) => {
      customers.set(normalise(email), customerId)
    },
  }
}

/** So many pages of a hundred customers are searched; a platform with more has a database. */
const pagesSearched = 20

/** Customers by the addresses that were named, else by those that the service itself knows. */
export function createLiveCustomerBook(
  service: LiveService,
  { known }: { known: Iterable<readonly [string, string]> },
): CustomerBook {
  const named = createCustomerBook(known)
  return {
    add: named.add,
    find: async (email) => (await named.find(email)) ?? searchService(service, { email: normalise(email) }),
  }
}

async function searchService(service: LiveService, { email }: { email: string }): Promise<string | undefined> {
  let cursor: string | undefined
  for (let searched = 0; searched < pagesSearched; searched++) {
    const query = { limit: '100', ...(cursor !== undefined && { cursor }) }
    const { data, hasMore, nextCursor } = await callServiceApi(service, listCustomers, { query })
    const found = data.find((customer) => customer.email !== undefined && normalise(customer.email) === email)
    if (found) return found.id
    if (!hasMore || nextCursor === undefined) return undefined
    cursor = nextCursor
  }
  return undefined
}

function normalise(email: string): string {
  return email.trim().toLowerCase()
}
