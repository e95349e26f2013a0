import type { PayeeField } from './payeeFields.ts'

/** One of several ways to say where the money goes, such as a bank account or a phone. */
export type PayeeWay = {
  /** How the money arrives then. */
  readonly rails: readonly string[]
  /** The fields that it needs. */
  readonly fields: readonly string[]
  /** What other fields have to say for it: the account's, or the beneficiary's `beneficiaryType`. */
  readonly when?: { readonly [field: string]: readonly string[] }
  /** What another field may not say. */
  readonly unless?: { readonly [field: string]: readonly string[] }
}

/** What an account of one type has to say about itself. */
export type PayeeForm = {
  /** The currencies that it can hold. Absent: every one that the service has. */
  readonly currencies?: readonly string[]
  /** Where its bank is. Absent: not in one country. */
  readonly countries?: readonly string[]
  /** How money arrives there, the usual way first. */
  readonly rails: readonly string[]
  readonly required: readonly PayeeField[]
  readonly optional?: readonly PayeeField[]
  /** At least one of these has to be complete. */
  readonly ways?: readonly PayeeWay[]
  /** Exactly one of the ways may be taken. */
  readonly isOneWay?: true
  /** Whether the account says who is behind it. Absent: it has to. */
  readonly beneficiary?: 'optional' | 'none'
  /** What a person behind it says besides the name. */
  readonly individual?: readonly string[]
}
