import type { ExternalAccount } from '../../wire/externalAccounts.ts'

/** Whether a text can travel with a payment to the payee's statement: to a bank account, not to a wallet. */
export function takesNote({ accountInfo }: ExternalAccount): boolean {
  return accountInfo.iban !== undefined || accountInfo.accountNumber !== undefined
}
