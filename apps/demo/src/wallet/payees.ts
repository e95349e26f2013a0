import type { ExternalAccount } from '@countersign/core'

/** The name of a payee, as untrusted text. */
export function nameOf(payee: ExternalAccount): string {
  const { beneficiary } = payee.accountInfo
  return beneficiary?.fullName ?? beneficiary?.legalName ?? 'Saved payee'
}

/**
 * Bank and the end of the account: enough to tell two accounts with the same name apart in a list. `spoken`: instead of the
 * dots, which a screen reader reads one by one.
 */
export function accountLabelOf(payee: ExternalAccount): { kind: string; account: string; spoken: string } {
  const { accountType, bankName, accountNumber, iban, address } = payee.accountInfo
  const kind = accountType === 'SPARK_WALLET' ? 'Wallet' : (bankName ?? (iban ? 'IBAN' : 'Bank account'))
  const account = accountNumber ?? iban ?? address ?? ''
  const isLong = account.length > 4
  const end = account.slice(-4)
  return { kind, account: isLong ? `•••• ${end}` : account, spoken: isLong ? `ending in ${end}` : account }
}

/** An IBAN as it is printed. */
function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The whole account, for the moment of consent: an IBAN in groups, or the number with its bank. */
export function wholeAccountOf({ accountInfo }: ExternalAccount): string {
  const { accountNumber, routingNumber, bankName, iban, address } = accountInfo
  const number = (iban && groupIban(iban)) ?? accountNumber ?? address ?? ''
  const kind = bankName ?? (iban ? 'IBAN' : '')
  return [kind, routingNumber && `routing ${routingNumber}`, number].filter(Boolean).join(' · ')
}
