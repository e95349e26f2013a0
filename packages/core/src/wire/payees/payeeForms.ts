import { lookUp } from '../lookUp.ts'
import { bankForms } from './bankForms.ts'
import { mobileMoneyForms } from './mobileMoneyForms.ts'
import type { PayeeForm } from './payeeForm.ts'
import { walletForms } from './walletForms.ts'

/**
 * The form of every account type: its fields, their formats and conditions, rails, currencies and countries. The create
 * request, the checks of the relay and the sandbox, and a form on a screen are derived from this table.
 */
export const payeeForms = { ...bankForms, ...mobileMoneyForms, ...walletForms }

/** A type of account that money can be sent to. */
export type AccountType = keyof typeof payeeForms

/** Returns the form for an account type, or `undefined` for an unknown type. */
export function payeeFormOf(accountType: string): PayeeForm | undefined {
  return lookUp<{ readonly [accountType: string]: PayeeForm }>(payeeForms, accountType)
}
