import type { QuoteRecord, TransactionRecord } from '../payments/records.ts'
import type { InboxMessage } from '../sandbox.ts'
import type {
  CardRecord,
  CredentialRecord,
  CustomerRecord,
  DelegatedKeyRecord,
  ExternalAccountRecord,
  InternalAccountRecord,
  PasskeyChallengeRecord,
  PendingOtpRecord,
  ReplayRecord,
  SessionRecord,
  SignedRequestRecord,
} from './records.ts'
import type {
  ScaChallengeRecord,
  ScaCustomerRecord,
  ScaEnrolmentRecord,
  ScaResetRecord,
  ScaScript,
} from './scaRecords.ts'

/** The whole state of a sandbox. */
export type SandboxState = {
  nextNumber: number
  clockOffsetMs: number
  inbox: InboxMessage[]
  customers: Map<string, CustomerRecord>
  internalAccounts: Map<string, InternalAccountRecord>
  externalAccounts: Map<string, ExternalAccountRecord>
  credentials: Map<string, CredentialRecord>
  pendingOtps: Map<string, PendingOtpRecord>
  signedRequests: Map<string, SignedRequestRecord>
  passkeyChallenges: Map<string, PasskeyChallengeRecord>
  /** The challenges of passkeys that were enrolled; each is good for one. */
  usedChallenges: Map<string, { id: string }>
  sessions: Map<string, SessionRecord>
  cards: Map<string, CardRecord>
  delegatedKeys: Map<string, DelegatedKeyRecord>
  quotes: Map<string, QuoteRecord>
  transactions: Map<string, TransactionRecord>
  replays: Map<string, ReplayRecord>
  scaScript: ScaScript
  scaCustomers: Map<string, ScaCustomerRecord>
  scaEnrolments: Map<string, ScaEnrolmentRecord>
  scaChallenges: Map<string, ScaChallengeRecord>
  scaResets: Map<string, ScaResetRecord>
  /** The payees that are paid without a proof; `id` is the external account's. */
  trustedAccounts: Map<string, { id: string }>
}

export function createState(): SandboxState {
  return {
    nextNumber: 1,
    clockOffsetMs: 0,
    inbox: [],
    customers: new Map(),
    internalAccounts: new Map(),
    externalAccounts: new Map(),
    credentials: new Map(),
    pendingOtps: new Map(),
    signedRequests: new Map(),
    passkeyChallenges: new Map(),
    usedChallenges: new Map(),
    sessions: new Map(),
    cards: new Map(),
    delegatedKeys: new Map(),
    quotes: new Map(),
    transactions: new Map(),
    replays: new Map(),
    scaScript: { liveness: 'passes', pendingStatus: 202, loginStatus: 'SUCCESS' },
    scaCustomers: new Map(),
    scaEnrolments: new Map(),
    scaChallenges: new Map(),
    scaResets: new Map(),
    trustedAccounts: new Map(),
  }
}
