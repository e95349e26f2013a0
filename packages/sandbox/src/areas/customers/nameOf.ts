import type { CustomerRecord } from '../../state/records.ts'

/** Returns the name of a person or of a business, and what the platform calls a customer who stated neither. */
export function nameOf({ fullName, businessInfo, platformCustomerId }: CustomerRecord): string {
  const { legalName } = (businessInfo ?? {}) as { legalName?: string }
  return legalName ?? (typeof fullName === 'string' ? fullName : platformCustomerId)
}
