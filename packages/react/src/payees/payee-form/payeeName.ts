import type { ExternalAccount } from '@countersign/core'

/** Returns the name of the owner, or of the account where it has none. */
export function payeeName({ accountInfo, currency }: ExternalAccount): string {
  const { beneficiary, iban, accountNumber, address, phoneNumber } = accountInfo
  const account = iban ?? accountNumber ?? address ?? phoneNumber
  return beneficiary?.fullName ?? beneficiary?.legalName ?? account ?? currency
}
