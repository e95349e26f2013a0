import { lookUp } from '../lookUp.ts'
import { bankForms } from './bankForms.ts'
import { mobileMoneyForms } from './mobileMoneyForms.ts'
import type { PayeeForm } from './payeeForm.ts'
import { walletForms } from './walletForms.ts'

/**
 * Every type of account that money can be sent to, with what it has to say. The create request, the relay's check, the
 * sandbox's check and a form on a screen are all derived from this table.
 */
export const payeeForms = { ...bankForms, ...mobileMoneyForms, ...walletForms }

/** A type of account that money can be sent to. */
export type AccountType = keyof typeof payeeForms

/** Returns what an account of this type has to say, or `undefined` for a type that nobody knows. */
export function payeeFormOf(accountType: string): PayeeForm | undefined {
  return lookUp<{ readonly [accountType: string]: PayeeForm }>(payeeForms, accountType)
}
