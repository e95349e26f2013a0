import type { KycStatus } from './onboardingRecords.ts'
import type { CustomerRecord } from './records.ts'

/** Returns the verification status of a customer: `kycStatus` of an individual, `kybStatus` of a business. */
export function statusOf(customer: CustomerRecord): KycStatus {
  return (customer.customerType === 'INDIVIDUAL' ? customer.kycStatus : customer.kybStatus) ?? 'UNVERIFIED'
}
