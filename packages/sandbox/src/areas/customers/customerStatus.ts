import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { statusOf } from '../../state/customerStatus.ts'
import type { KycStatus } from '../../state/onboardingRecords.ts'
import type { CustomerRecord } from '../../state/records.ts'
import { releaseCards } from '../cards/cardStates.ts'
import { emit } from '../webhooks/emit.ts'
import { describeCustomer } from './routes/customers.ts'

/** Returns whether the decision was made. Later changes of the customer's data do not change it. */
export function isDecided(customer: CustomerRecord): boolean {
  return ['APPROVED', 'REJECTED'].includes(statusOf(customer))
}

/** Statuses that are announced to the platform. */
const announced = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** Changes the verification status of a customer, announces it, and releases the cards that waited for it. */
export function setCustomerStatus(
  context: SandboxContext,
  parameters: { customer: CustomerRecord; status: KycStatus; at?: number },
): void {
  const { customer, status, at = context.now() } = parameters
  if (statusOf(customer) === status) return
  if (customer.customerType === 'INDIVIDUAL') customer.kycStatus = status
  else customer.kybStatus = status
  customer.updatedAt = toIso(at)
  const known = announced.find((candidate) => candidate === status)
  const process = customer.customerType === 'INDIVIDUAL' ? 'KYC' : 'KYB'
  if (known) emit(context, { type: `CUSTOMER.${process}_${known}`, data: describeCustomer(customer), at })
  releaseCards(context, { cardholderId: customer.id, at })
}

/** Returns the last three characters of an individual's name or of a business's registration number. */
export function outcomeSuffixOf(customer: CustomerRecord): string {
  const { fullName, businessInfo } = customer
  const { registrationNumber } = (businessInfo ?? {}) as { registrationNumber?: string }
  const text = customer.customerType === 'INDIVIDUAL' ? fullName : registrationNumber
  return typeof text === 'string' ? text.slice(-3) : ''
}
