/** Which email address belongs to which customer: the part of a platform's own database that signing in needs. */
export type CustomerBook = {
  find(email: string): string | undefined
  add(email: string, parameters: { customerId: string }): void
}

export function createCustomerBook(known: Iterable<readonly [string, string]> = []): CustomerBook {
  const customers = new Map([...known].map(([email, customerId]) => [normalise(email), customerId]))
  return {
    find: (email) => customers.get(normalise(email)),
    add: (email, { customerId }) => {
      customers.set(normalise(email), customerId)
    },
  }
}

function normalise(email: string): string {
  return email.trim().toLowerCase()
}
