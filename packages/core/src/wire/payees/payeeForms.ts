import { lookUp } from '../lookUp.ts'
import { bankForms } from './bankForms.ts'
import { mobileMoneyForms } from './mobileMoneyForms.ts'
import type { PayeeForm } from './payeeForm.ts'
import { walletForms } from './walletForms.ts'

/** Accounts are named after their currency, and currencies after their country (ISO 4217); a form says where that is not so. */
/* @__NO_SIDE_EFFECTS__ */
function withNames<forms extends { readonly [accountType: string]: PayeeForm }>(forms: forms) {
  const named = Object.entries(forms).map(([type, form]): [string, PayeeForm] => [
    type,
    { currencies: [type.slice(0, 3)], countries: [type.slice(0, 2)], ...form },
  ])
  return Object.fromEntries(named) as { readonly [type in keyof forms]: PayeeForm }
}

/**
 * The form of every account type: its fields, their formats and conditions, rails, currencies and countries. The create
 * request, the checks of the relay and the sandbox, and a form on a screen are derived from this table.
 */
export const payeeForms = { ...withNames({ ...bankForms, ...mobileMoneyForms }), ...walletForms }

/** A type of account that money can be sent to. */
export type AccountType = keyof typeof payeeForms

/** Returns the form for an account type, or `undefined` for an unknown type. */
export function payeeFormOf(accountType: string): PayeeForm | undefined {
  return lookUp<{ readonly [accountType: string]: PayeeForm }>(payeeForms, accountType)
}
