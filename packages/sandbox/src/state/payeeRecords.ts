/** What a wallet has to prove. `id` is the external account's: a new challenge takes the place of the one before. */
export type OwnershipChallengeRecord = {
  id: string
  method: 'WALLET_SIGNATURE' | 'LIVENESS'
  /** Empty for a hosted check. */
  messageToSign: string
  expiresAt: number
}

/** One change of a balance, as a statement lists it. */
export type BalanceChangeRecord = {
  id: string
  accountId: string
  /** Smallest unit; negative for what left. */
  amount: number
  effectiveAt: number
  transactionId?: string | undefined
}

/** A month of one account. `id` is account and month. */
export type StatementRecord = {
  id: string
  /** When exactly its window was first read. */
  fetchedAt?: number
  /** When its delivery was first confirmed. */
  confirmedAt?: number
}

export type InvitationRecord = {
  /** Its code. */
  id: string
  inviterUma: string
  inviteeUma?: string
  firstName?: string | undefined
  amountToSend?: number | undefined
  createdAt: number
  expiresAt: number
  claimedAt?: number
  isCancelled: boolean
}
