import type { ExternalAccount, Quote } from '@countersign/core'
import { lookUp } from '@countersign/core/client'

type PayeeDescription = {
  /** `undefined` where it is not known. */
  name: string | undefined
  /** Or the provider of a mobile account, or the network of a wallet. */
  bank: string | undefined
  /** What identifies the account: an IBAN, a number, an address. */
  account: string | undefined
  /** Every field of the account, to show it whole. */
  fields: readonly { field: string; value: string }[]
}

/** The fields that identify an account, best first. */
const identifiers = ['iban', 'accountNumber', 'address', 'umaAddress']
/** Shown elsewhere, or of no use to the user. */
const unlisted = /Type$|^(bankName|provider|beneficiary|rail|region|country|fiTo.*)$/

/** Who is paid without being a saved payee. */
type Destination = Pick<Quote['destination'], 'accountId' | 'umaAddress'>

/** Describes the recipient of the money, as far as it is known. Kinds of accounts that are new to us keep all their fields. */
export function describePayee(payee: ExternalAccount | undefined, destination: Destination = {}): PayeeDescription {
  if (!payee) {
    const fields = Object.entries({ umaAddress: destination.umaAddress, accountId: destination.accountId })
    return { name: destination.umaAddress, bank: undefined, ...chooseAccount(fields) }
  }
  const { accountInfo } = payee
  const { beneficiary, bankName, provider } = accountInfo
  const fields = Object.entries(accountInfo).filter(([field]) => !unlisted.test(field))
  const described = chooseAccount(fields)
  return {
    name: beneficiary?.fullName ?? beneficiary?.legalName,
    bank: bankName ?? provider ?? nameNetwork(accountInfo.accountType),
    // An account without any field is identified by its id.
    ...(described.account === undefined ? chooseAccount([['accountId', payee.id]]) : described),
  }
}

/** Returns the network of a wallet by its kind of account; `undefined` for an account at a bank. */
export function nameNetwork(accountType: string): string | undefined {
  if (accountType === 'LIGHTNING') return 'Bitcoin Lightning'
  const [, first, rest] = /^(.)(.*)_WALLET$/.exec(accountType) ?? []
  return first && first + rest?.toLowerCase()
}

/**
 * What a saved payee is called: by the name of the owner, or, as a wallet of the user's own, by the network and both ends of the
 * account.
 */
export function namePayee(payee: ExternalAccount): string {
  const { name, bank, account = payee.id } = describePayee(payee)
  const short = account.length > 20 ? `${account.slice(0, 6)}…${account.slice(-4)}` : account
  return name ?? [bank, short].filter(Boolean).join(' ')
}

function chooseAccount(entries: [string, unknown][]): Pick<PayeeDescription, 'account' | 'fields'> {
  const fields = entries.flatMap(([field, value]) =>
    typeof value === 'string' && value !== '' ? [{ field, value }] : [],
  )
  const best = identifiers.flatMap((identifier) => fields.filter(({ field }) => field === identifier))[0] ?? fields[0]
  return { account: best?.value, fields }
}

/** Returns how an account is named in a list: by its last four characters. */
export const shortenAccount = (account = ''): string => (account.length > 4 ? `•••• ${account.slice(-4)}` : account)

/** What is read in groups: IBANs as banks print them (ISO 13616), long account numbers, and routing numbers. */
const groups: { readonly [field: string]: { whole: RegExp; part: RegExp } } = {
  iban: { whole: /^/, part: /.{1,4}/gu },
  accountNumber: { whole: /^\d{8,}$/, part: /.{1,4}/gu },
  routingNumber: { whole: /^\d{9}$/, part: /.{3}/gu },
}

/** Returns a number in groups, so that it can be read and compared; every other field stays as it is. */
export function groupAccount(field: string, value: string): string {
  const group = lookUp(groups, field)
  const text = value.replaceAll(' ', '')
  return group?.whole.test(text) ? (text.match(group.part) ?? []).join(' ') : value
}

/** Describes an account on a line, which may break after the bank only. */
export function joinDetails(bank: string | undefined, ...rest: readonly (string | undefined)[]): string {
  const end = rest.filter(Boolean).join(' · ').replaceAll(' ', '\u00a0')
  return [bank, end].filter(Boolean).join(' · ')
}
