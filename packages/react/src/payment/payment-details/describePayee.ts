import type { ExternalAccount, Quote } from '@countersign/core'

export type PayeeDescription = {
  /** `undefined` when nobody told us. */
  name: string | undefined
  bank: string | undefined
  /** What tells this account from every other: an IBAN, a number, an address. */
  account: string | undefined
  /** Every field of the account, for those who want to see it whole. */
  fields: readonly { field: string; value: string }[]
}

/** The fields that name one account, best first. */
const identifiers = ['iban', 'accountNumber', 'address', 'umaAddress']
/** Shown elsewhere, or of no use to a person. */
const unlisted = new Set(['accountType', 'bankName', 'bankAccountType', 'beneficiary'])

/** Who gets the money and where, as far as it is known. Account kinds that are new to us keep all their fields. */
export function describePayee(payee: ExternalAccount | undefined, destination: Quote['destination']): PayeeDescription {
  if (!payee) {
    const fields = Object.entries({ umaAddress: destination.umaAddress, accountId: destination.accountId })
    return { name: destination.umaAddress, bank: undefined, ...chooseAccount(fields) }
  }
  const { accountInfo } = payee
  const { beneficiary, bankName } = accountInfo
  const fields = Object.entries(accountInfo).filter(([field]) => !unlisted.has(field))
  const described = chooseAccount(fields)
  return {
    name: beneficiary?.fullName ?? beneficiary?.legalName,
    bank: bankName,
    // An account that nobody describes is told from others by its id.
    ...(described.account === undefined ? chooseAccount([['accountId', payee.id]]) : described),
  }
}

function chooseAccount(entries: [string, unknown][]): Pick<PayeeDescription, 'account' | 'fields'> {
  const fields = entries.flatMap(([field, value]) =>
    typeof value === 'string' && value !== '' ? [{ field, value }] : [],
  )
  const best = identifiers.flatMap((identifier) => fields.filter(({ field }) => field === identifier))[0] ?? fields[0]
  return { account: best?.value, fields }
}

/** The first and last six characters of something long; short texts stay whole. */
export function shortenAccount(account: string): string {
  const characters = [...account]
  if (characters.length <= 16) return account
  return `${characters.slice(0, 6).join('')}…${characters.slice(-6).join('')}`
}
