/** Returns the index key of a customer's external accounts, or of those that belong to the platform. */
export function ownerKey(customerId: string | undefined): string {
  return customerId ?? 'platform'
}
