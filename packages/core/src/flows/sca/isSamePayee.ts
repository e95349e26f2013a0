import type { ExternalAccount } from '../../wire/externalAccounts.ts'

/**
 * Returns whether two readings of a payee lead to the same account of the same owner: its currency and everything that
 * addresses it, name included. Its status and a bank's verdict on the name may change meanwhile.
 */
export function isSamePayee(shown: ExternalAccount, current: ExternalAccount): boolean {
  return shown.id === current.id && identify(shown) === identify(current)
}

function identify({ currency, accountInfo }: ExternalAccount): string {
  return JSON.stringify([currency, accountInfo], sortFields)
}

/** The order of fields means nothing (RFC 8259 §4); an absent one and `undefined` are the same. */
function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // Stryker disable next-line EqualityOperator: The keys of an object differ, and any fixed order will do.
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
