import type { PayeeField } from './payeeFields.ts'

/** One of several ways to be paid, such as a bank account or a phone number. */
export type PayeeWay = {
  /** The rails for this way. */
  readonly rails: readonly string[]
  /** The fields that it needs. */
  readonly fields: readonly string[]
  /** Values that other fields need for this way: fields of the account, or the beneficiary's `beneficiaryType`. */
  readonly when?: { readonly [field: string]: readonly string[] }
  /** Values that another field must not have for this way. */
  readonly unless?: { readonly [field: string]: readonly string[] }
}

/** The fields, formats and conditions of one account type. */
export type PayeeForm = {
  /** The currencies that the account can hold. `undefined`: every currency of the service. */
  readonly currencies?: readonly string[] | undefined
  /** The countries of the account. `undefined`: not bound to a country. */
  readonly countries?: readonly string[] | undefined
  /** The rails by which money arrives, the default first. */
  readonly rails: readonly string[]
  readonly required: readonly PayeeField[]
  readonly optional?: readonly PayeeField[]
  /** At least one of these must be complete. */
  readonly ways?: readonly PayeeWay[]
  /** Exactly one of the ways must be filled in. */
  readonly isOneWay?: true
  /** Whether the account has a beneficiary. Absent: it is required. */
  readonly beneficiary?: 'optional' | 'none'
  /** Fields that an individual beneficiary needs besides the name. */
  readonly individual?: readonly string[]
}
