/** What is said of payees, where one is chosen and where they are managed. */
export const payeeWords = {
  add: 'New payee',
  search: 'Search by name or account',
  notFound: 'No payee fits. Check the spelling, or add one.',
  /** Of a payee that took the place of another one in a payment. */
  setAside: 'Blocked for now',
  /** Of one that the user decided about. `day`: the date of the payment that was stopped. */
  stopMark: ({ day }: { day: string }) => `Part of a stopped payment, ${day}. You decided to use it.`,
}
