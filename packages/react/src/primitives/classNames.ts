/** Our class with the host's beside it. */
export function classNames(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own
}
