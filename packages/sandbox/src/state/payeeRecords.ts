/** An ownership challenge. `id` is that of the external account: a new challenge replaces the previous one. */
export type OwnershipChallengeRecord = {
  id: string
  method: 'WALLET_SIGNATURE' | 'LIVENESS'
  /** Empty for a liveness check. */
  messageToSign: string
  expiresAt: number
}

/** All changes of one account, in the order in which they happened, in columns; `id` is that of the account. */
export type LedgerRecord = {
  id: string
  /** Smallest unit; negative for what left. */
  amounts: number[]
  /** When each took effect. */
  times: number[]
  transactionIds: string[]
}

/** The statement of one account and month; `id` holds both. */
export type StatementRecord = {
  id: string
  /** When the window of this month was first read. */
  fetchedAt?: number
  /** When the delivery was first confirmed. */
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
