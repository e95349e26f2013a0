import { sortedJson } from '../../encoding/sortedJson.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'

/**
 * Returns whether two readings of a payee lead to the same account of the same owner: its currency and everything that
 * addresses it, name included. Its status and a bank's verdict on the name may change meanwhile.
 */
export function isSamePayee(shown: ExternalAccount, current: ExternalAccount): boolean {
  return shown.id === current.id && identify(shown) === identify(current)
}

function identify({ currency, accountInfo }: ExternalAccount): string {
  return sortedJson([currency, accountInfo])
}
