/** Under which key of the index the accounts of a customer stand, or the platform's own. */
export function ownerKey(customerId: string | undefined): string {
  return customerId ?? 'platform'
}
