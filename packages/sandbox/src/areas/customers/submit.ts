import type { VerificationError, VerificationStatus } from '@countersign/core/wire'
import { documentTypesByPurpose } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import type { VerificationRecord } from '../../state/onboardingRecords.ts'
import type { CustomerRecord } from '../../state/records.ts'
import { outcomeSuffixOf, setCustomerStatus } from './customerStatus.ts'
import { conclude } from './decideVerification.ts'
import { announceVerification } from './describeVerification.ts'
import { findMissing } from './findMissing.ts'

/** How long the automatic check of a complete submission takes. */
const checkMs = 5000

/** Suffixes that order a manual review or a better photo, and therefore need all documents. */
const paperworkSuffixes = ['001', '003']

/**
 * Submits a customer whose verification is not decided. Lists what is missing, or starts the check of a complete submission.
 * Does nothing while a check is in progress.
 */
export function submit(
  context: SandboxContext,
  parameters: { customer: CustomerRecord /** The hosted check collected everything itself. */; hosted?: true },
): VerificationRecord {
  const { customer, hosted } = parameters
  const earlier = context.state.verifications.where('customerId', customer.id).at(-1)
  if (earlier && isOpen(earlier)) return earlier
  const suffix = outcomeSuffixOf(customer)
  const needsNoPaper = context.settings.verification === 'at creation' && !paperworkSuffixes.includes(suffix)
  const errors = hosted || needsNoPaper ? [] : findErrors(context, { customer, earlier })
  if (errors.length > 0) return record(context, { customer, earlier, verificationStatus: 'RESOLVE_ERRORS', errors })

  setCustomerStatus(context, { customer, status: 'PENDING' })
  const verificationStatus = needsReview(customer) ? 'PENDING_MANUAL_REVIEW' : 'IN_PROGRESS'
  const verification = record(context, { customer, earlier, verificationStatus, errors })
  if (needsNoPaper) conclude(context, { verification })
  else if (verificationStatus === 'IN_PROGRESS')
    schedule(context, { type: 'decideVerification', subject: verification.id, at: context.now() + checkMs })
  return verification
}

/**
 * Looks again at what a verification lacked, after the customer's data or documents changed: once nothing is missing, it is
 * ready to be submitted again.
 */
export function reviewErrors(context: SandboxContext, parameters: { customerId: string | undefined }): void {
  const { customerId = '' } = parameters
  const customer = context.state.customers.get(customerId)
  const earlier = context.state.verifications.where('customerId', customerId).at(-1)
  if (!customer || (earlier?.verificationStatus !== 'RESOLVE_ERRORS' && !isReady(earlier))) return
  const errors = findErrors(context, { customer, earlier })
  if (errors.length === 0 && !isReady(earlier))
    record(context, { customer, earlier, verificationStatus: 'READY_FOR_VERIFICATION', errors })
  if (errors.length > 0 && isReady(earlier))
    record(context, { customer, earlier, verificationStatus: 'RESOLVE_ERRORS', errors })
}

function isReady(verification: VerificationRecord | undefined): boolean {
  return verification?.verificationStatus === 'READY_FOR_VERIFICATION'
}

/** Returns whether a verification awaits its decision. */
export function isOpen({ verificationStatus }: VerificationRecord): boolean {
  return verificationStatus === 'IN_PROGRESS' || verificationStatus === 'PENDING_MANUAL_REVIEW'
}

/** A business with one of these suffixes is reviewed by people. An individual with 003 needs a better photo instead. */
function needsReview(customer: CustomerRecord): boolean {
  const suffix = outcomeSuffixOf(customer)
  return customer.customerType === 'BUSINESS' ? paperworkSuffixes.includes(suffix) : suffix === '001'
}

type Submission = { customer: CustomerRecord; earlier: VerificationRecord | undefined }

function findErrors(context: SandboxContext, { customer, earlier }: Submission): VerificationError[] {
  const missing = findMissing(context, { customer })
  if (missing.length > 0 || customer.customerType === 'BUSINESS' || outcomeSuffixOf(customer) !== '003') return missing
  // The better photo was seen already.
  if (isReady(earlier)) return []
  const document = context.state.documents
    .where('documentHolder', customer.id)
    .find(({ documentType }) => (documentTypesByPurpose.identity as readonly string[]).includes(documentType))
  const wasRefused = earlier?.errors.some(({ type }) => type === 'POOR_QUALITY_DOCUMENT') ?? false
  if (wasRefused && document && document.updatedAt > (earlier?.updatedAt ?? 0)) return []
  return [
    {
      resourceId: customer.id,
      type: 'POOR_QUALITY_DOCUMENT',
      reason: 'The photo cannot be read; replace the document',
      acceptedDocumentTypes: [...documentTypesByPurpose.identity],
    },
  ]
}

function record(
  context: SandboxContext,
  parameters: Submission & { verificationStatus: VerificationStatus; errors: VerificationError[] },
): VerificationRecord {
  const { customer, earlier, verificationStatus, errors } = parameters
  const now = context.now()
  const verification = earlier ?? {
    id: context.createId('Verification'),
    customerId: customer.id,
    createdAt: now,
    verificationStatus,
    errors,
    updatedAt: now,
  }
  Object.assign(verification, { verificationStatus, errors, updatedAt: now })
  context.state.verifications.set(verification.id, verification)
  announceVerification(context, { verification })
  return verification
}
