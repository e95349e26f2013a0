import { lookUp } from '../../wire/lookUp.ts'
import { fitsField } from '../../wire/payees/fitsField.ts'
import { listPayeeFields, listPayeeWays, type PayeeEntry } from '../../wire/payees/payeeFormFields.ts'
import type { FieldError } from '../../wire/schema/errorBody.ts'
import { hasCheckDigit } from './hasCheckDigit.ts'

/** One field that cannot be used as it is, by its place in the request. */
export type PayeeFieldError = { readonly path: string; readonly isMissing: boolean }

/** Returns every invalid field of what was entered, by the same table that the service checks with. */
export function checkPayee(entry: PayeeEntry): readonly PayeeFieldError[] {
  const { unless = {} } = listPayeeWays(entry)[entry.way ?? 0] ?? {}
  return listPayeeFields(entry).flatMap(({ path, isRequired, ...field }): PayeeFieldError[] => {
    const value = lookUp(entry.values, path)?.trim()
    if (!value) return isRequired ? [{ path, isMissing: true }] : []
    const isRight =
      fitsField(field, value) &&
      !lookUp(unless, field.name)?.includes(value) &&
      // The service asks for nine digits only, or for eighteen.
      (!/(routing|clabe)Number$/i.test(path) || hasCheckDigit(value))
    return isRight ? [] : [{ path, isMissing: false }]
  })
}

/** Returns the place of an error that the table or the service found. */
export function toPayeeFieldError({ field, message }: FieldError): PayeeFieldError {
  return { path: field, isMissing: message?.startsWith('Required') ?? false }
}
