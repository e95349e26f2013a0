import type { PayeeField } from './payeeFields.ts'

/** Returns whether a value is a text of the format of a field. */
export function fitsField(field: Omit<PayeeField, 'name'>, value: unknown): boolean {
  const { minLength = 0, maxLength = 10_000, pattern, values, isIban } = field
  if (typeof value !== 'string' || value.length < minLength || value.length > maxLength) return false
  if (values?.includes(value) === false || (pattern !== undefined && !new RegExp(pattern).test(value))) return false
  return !isIban || hasCheckDigits(value)
}

/**
 * Returns whether an IBAN has the right check digits: MOD 97-10 (ISO 7064) over it with its country and check digits at
 * the end, letters as 10 to 35.
 */
export function hasCheckDigits(value: string): boolean {
  let rest = 0
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const digits = Number.parseInt(character, 36)
    rest = (rest * (digits > 9 ? 100 : 10) + digits) % 97
  }
  return rest === 1
}
