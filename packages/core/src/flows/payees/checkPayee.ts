import { lookUp } from '../../wire/lookUp.ts'
import { findPayeeErrors } from '../../wire/payees/findPayeeErrors.ts'
import { listPayeeFields, type PayeeEntry, toAccountInfo } from '../../wire/payees/payeeFormFields.ts'
import type { FieldError } from '../../wire/schema/errorBody.ts'
import { hasCheckDigit } from './hasCheckDigit.ts'

/** One field that cannot be used as it is, by its place in the request. */
export type PayeeFieldError = { readonly path: string; readonly isMissing: boolean }

/** Returns every invalid field of what was entered, by the same table that the service checks with. */
export function checkPayee(entry: PayeeEntry): readonly PayeeFieldError[] {
  const { currency, isOwn, values } = entry
  const fields = listPayeeFields(entry)
  // The table does not know which of several ways the user means, so what this form asks for comes first.
  const missing = fields.filter(({ path, isRequired }) => isRequired && !lookUp(values, path)?.trim())
  const ownershipType = isOwn === false ? 'THIRD_PARTY' : undefined
  // The service asks for nine digits only, or for eighteen.
  const mistyped = fields.filter(
    ({ path }) => /(routing|clabe)Number$/i.test(path) && !hasCheckDigit(lookUp(values, path) ?? ''),
  )
  const others = [
    ...findPayeeErrors({ currency, ownershipType, accountInfo: toAccountInfo(entry) }),
    ...mistyped.map(({ path }) => ({ field: path })),
  ]
    .map(toPayeeFieldError)
    .filter(({ path }) => missing.length === 0 || fields.some((field) => field.path === path))
    .filter(({ path }) => !missing.some((field) => field.path === path))
  return [...missing.map(({ path }) => ({ path, isMissing: true })), ...others]
}

/** Returns the place of an error that the table or the service found. */
export function toPayeeFieldError({ field, message }: FieldError): PayeeFieldError {
  return { path: field, isMissing: message?.startsWith('Required') ?? false }
}
