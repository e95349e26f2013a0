import type { ExternalAccount } from '../../wire/externalAccounts.ts'

/** What the payee's bank said about the name. */
export type NameCheck = {
  readonly result: 'MATCHED' | 'PARTIAL_MATCH' | 'NOT_MATCHED' | 'UNSUPPORTED' | 'CHECKED_BY_RECEIVING_FI' | 'PENDING'
  /** The name that the bank knows, where it told a similar one. */
  readonly bankName: string | undefined
  /**
   * What a consent of its own is for: the name may be someone else's. Another value needs another consent.
   * `undefined`: none is needed.
   */
  readonly consentTo: string | undefined
}

const results: readonly string[] = [
  'MATCHED',
  'PARTIAL_MATCH',
  'NOT_MATCHED',
  'UNSUPPORTED',
  'CHECKED_BY_RECEIVING_FI',
  'PENDING',
] satisfies NameCheck['result'][]

/** Returns the result of a payee's name check; `undefined` without one, or for a result that this version does not know. */
export function readNameCheck(payee: ExternalAccount | undefined): NameCheck | undefined {
  const result = results.find((known) => known === payee?.beneficiaryVerificationStatus) as NameCheck['result']
  if (!payee || !result) return undefined
  const bankName = result === 'PARTIAL_MATCH' ? payee.beneficiaryVerifiedData?.fullName : undefined
  const isDoubtful = result === 'PARTIAL_MATCH' || result === 'NOT_MATCHED'
  return { result, bankName, consentTo: isDoubtful ? [payee.id, result, bankName].join(' ') : undefined }
}
