/** The email address in a field with `type="email"` and `required`, if it is one. */
export function readEmail(field: HTMLInputElement): string | undefined {
  return field.validity.valid ? field.value.trim() : undefined
}
