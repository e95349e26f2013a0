import type { ExternalAccount } from '@countersign/core'

/** The name of whoever is behind a payee, as text from outside. */
export function nameOf(payee: ExternalAccount): string {
  const { beneficiary } = payee.accountInfo
  return beneficiary?.fullName ?? beneficiary?.legalName ?? 'Saved payee'
}

/** Bank and the end of the account: enough to tell two accounts of one person apart. */
export function accountLabelOf(payee: ExternalAccount): { kind: string; account: string } {
  const { accountType, bankName, accountNumber, iban, address } = payee.accountInfo
  const kind = accountType === 'SPARK_WALLET' ? 'Wallet' : (bankName ?? (iban ? 'IBAN' : 'Bank account'))
  const account = accountNumber ?? iban ?? address ?? ''
  return { kind, account: account.length > 4 ? `•••• ${account.slice(-4)}` : account }
}
