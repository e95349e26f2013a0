import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import type { VerificationRecord } from '../../state/onboardingRecords.ts'
import { emit } from '../webhooks/emit.ts'

/** Returns a verification as its operations answer it. */
export function describeVerification(verification: VerificationRecord) {
  const { createdAt, updatedAt, ...fields } = verification
  return { ...fields, createdAt: toIso(createdAt), updatedAt: toIso(updatedAt) }
}

/** Announces the status that a verification has now. */
export function announceVerification(
  context: SandboxContext,
  parameters: { verification: VerificationRecord; at?: number | undefined },
): void {
  const { verification, at } = parameters
  const type = `VERIFICATION.${verification.verificationStatus}` as const
  emit(context, { type, data: describeVerification(verification), at })
}
