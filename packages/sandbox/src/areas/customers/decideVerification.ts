import { lookUp } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import type { DueHandler } from '../../due/runDue.ts'
import type { KycStatus, VerificationRecord } from '../../state/onboardingRecords.ts'
import { outcomeSuffixOf, setCustomerStatus } from './customerStatus.ts'
import { announceVerification } from './describeVerification.ts'

/** Ends the automatic check, unless the customer was deleted or decided in the meantime. */
export const decideVerification: DueHandler = (context, { subject, at }) => {
  const verification = context.state.verifications.get(subject)
  if (verification?.verificationStatus === 'IN_PROGRESS') conclude(context, { verification, at })
}

/** Decides by the suffix: 002 is rejected, any other suffix is approved. */
export function conclude(
  context: SandboxContext,
  parameters: { verification: VerificationRecord; at?: number | undefined },
): void {
  const { verification, at } = parameters
  const customer = context.state.customers.get(verification.customerId)
  if (customer) applyOutcome(context, { verification, outcome: outcomeOf(outcomeSuffixOf(customer)), at })
}

function outcomeOf(suffix: string): 'REJECTED' | 'APPROVED' {
  return suffix === '002' ? 'REJECTED' : 'APPROVED'
}

/** Applies a decision to the verification, the customer and the owners of a business. */
export function applyOutcome(
  context: SandboxContext,
  parameters: {
    verification: VerificationRecord
    outcome: 'REJECTED' | 'APPROVED'
    at?: number | undefined
  },
): void {
  const { verification, outcome, at = context.now() } = parameters
  const { customerId } = verification
  const customer = context.state.customers.get(customerId)
  if (!customer) return
  const reason = 'The review did not approve the applicant'
  verification.verificationStatus = outcome
  verification.errors = outcome === 'REJECTED' ? [{ resourceId: customerId, type: 'APPLICANT_REJECTED', reason }] : []
  verification.updatedAt = at
  announceVerification(context, { verification, at })
  setCustomerStatus(context, { customer, status: outcome, at })
  resolveOwners(context, { customerId, at })
}

/** The outcome by the suffix of an owner's last name. */
const ownerStatusBySuffix: Readonly<Record<string, KycStatus>> = { '001': 'PENDING', '002': 'REJECTED' }

function resolveOwners(context: SandboxContext, parameters: { customerId: string; at: number }): void {
  for (const owner of context.state.beneficialOwners.where('customerId', parameters.customerId)) {
    owner.kycStatus = lookUp(ownerStatusBySuffix, owner.personalInfo.lastName.slice(-3)) ?? 'APPROVED'
    owner.updatedAt = parameters.at
  }
}
