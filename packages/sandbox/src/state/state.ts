import { normalizeDestination } from '@countersign/core/wire'
import type { IncomingRecord, QuoteRecord, TransactionRecord } from '../areas/payments/records.ts'
import type { WebhookSignatureForm } from '../controls/webhooks.ts'
import type { InboxMessage } from '../sandbox.ts'
import type { Agenda } from './agenda.ts'
import { createAgenda } from './agenda.ts'
import type { AgentActionRecord, AgentDeviceCodeRecord, AgentRecord } from './agentRecords.ts'
import type { CardRecord, CardRevealRecord, CardRulesRecord, CardTransactionRecord } from './cardRecords.ts'
import type {
  BeneficialOwnerRecord,
  ContactCodeRecord,
  DocumentRecord,
  ImportRecord,
  KycLinkRecord,
  VerificationRecord,
} from './onboardingRecords.ts'
import { ownerKey } from './ownerKey.ts'
import type { InvitationRecord, LedgerRecord, OwnershipChallengeRecord, StatementRecord } from './payeeRecords.ts'
import { platformAccounts } from './platform.ts'
import type { ApiTokenRecord, PlatformConfigRecord } from './platformRecords.ts'
import type { LookupRecord, SentVolumeRecord } from './quoteRecords.ts'
import type {
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
  ScaEnrollmentRecord,
  ScaResetRecord,
  ScaScript,
} from './scaRecords.ts'
import { signerKeys } from './signerKeys.ts'
import type {
  StablecoinOperationRecord,
  StablecoinProviderAccountRecord,
  StablecoinRecord,
} from './stablecoinRecords.ts'
import { tableOf } from './table.ts'
import type { WebhookRecord } from './webhookRecords.ts'

/**
 * Every table of the sandbox. To add one, add its line: it is then created, exported, imported and typed as
 * `context.state.<name>`. Each function is an index, looked up with `state.<name>.where('<index>', key)`.
 */
export function createTables() {
  return {
    customers: tableOf<CustomerRecord>()({
      platformCustomerId: (customer) => customer.platformCustomerId,
      umaAddress: (customer) => customer.umaAddress,
    }),
    /** Only `GET /customers` still shows them. */
    deletedCustomers: tableOf<CustomerRecord>()({}),
    contactCodes: tableOf<ContactCodeRecord>()({}),
    kycLinks: tableOf<KycLinkRecord>()({}),
    beneficialOwners: tableOf<BeneficialOwnerRecord>()({ customerId: (owner) => owner.customerId }),
    documents: tableOf<DocumentRecord>()({ documentHolder: (document) => document.documentHolder }),
    verifications: tableOf<VerificationRecord>()({ customerId: (verification) => verification.customerId }),
    customerImports: tableOf<ImportRecord>()({}),
    internalAccounts: tableOf<InternalAccountRecord>()({ customerId: (account) => account.customerId }),
    externalAccounts: tableOf<ExternalAccountRecord>()({
      customerId: (account) => account.customerId,
      owner: (account) => ownerKey(account.customerId),
      platformAccountId: (account) => account.platformAccountId,
    }),
    credentials: tableOf<CredentialRecord>()({
      accountId: (credential) => credential.accountId,
      destination: (credential) => normalizeDestination(credential.nickname),
    }),
    pendingOtps: tableOf<PendingOtpRecord>()({}),
    signedRequests: tableOf<SignedRequestRecord>()({ signer: (request) => signerKeys(request.signer) }),
    passkeyChallenges: tableOf<PasskeyChallengeRecord>()({}),
    /** The challenges of passkeys that were enrolled; each is good for one. */
    usedChallenges: tableOf<{ id: string }>()({}),
    sessions: tableOf<SessionRecord>()({
      accountId: (session) => session.accountId,
      credentialId: (session) => session.credentialId,
    }),
    agents: tableOf<AgentRecord>()({
      customerId: (agent) => agent.customerId,
      tokenDigest: (agent) => agent.tokenDigest,
    }),
    agentActions: tableOf<AgentActionRecord>()({
      agentId: (action) => action.agentId,
      customerId: (action) => action.customerId,
      quoteId: (action) => action.quoteId,
    }),
    agentDeviceCodes: tableOf<AgentDeviceCodeRecord>()({ agentId: (code) => code.agentId }),
    platformConfig: tableOf<PlatformConfigRecord>()({}),
    apiTokens: tableOf<ApiTokenRecord>()({ clientId: (token) => token.clientId }),
    cards: tableOf<CardRecord>()({
      cardholderId: (card) => card.cardholderId,
      accountId: (card) => card.fundingSources.map(({ accountId }) => accountId),
      platformCardId: (card) => card.platformCardId,
    }),
    cardReveals: tableOf<CardRevealRecord>()({}),
    cardRules: tableOf<CardRulesRecord>()({}),
    cardTransactions: tableOf<CardTransactionRecord>()({
      cardId: (transaction) => transaction.cardId,
      originalTransactionId: (transaction) => transaction.originalTransactionId,
    }),
    delegatedKeys: tableOf<DelegatedKeyRecord>()({
      accountId: (key) => key.accountId,
      fundingSourceId: (key) => key.fundingSourceId,
    }),
    quotes: tableOf<QuoteRecord>()({
      accountId: ({ source }) => (source.sourceType === 'ACCOUNT' ? source.accountId : undefined),
    }),
    transactions: tableOf<TransactionRecord>()({ customerId: (transaction) => transaction.customerId }),
    stablecoins: tableOf<StablecoinRecord>()({
      networkTokenIdentifier: (coin) => coin.networkTokenIdentifier,
      symbol: (coin) => coin.symbol,
    }),
    stablecoinOperations: tableOf<StablecoinOperationRecord>()({ stablecoinId: (operation) => operation.stablecoinId }),
    stablecoinProviderAccounts: tableOf<StablecoinProviderAccountRecord>()({
      apiClientId: (account) => account.apiClientId,
    }),
    replays: tableOf<ReplayRecord>()({}),
    scaCustomers: tableOf<ScaCustomerRecord>()({}),
    scaEnrollments: tableOf<ScaEnrollmentRecord>()({}),
    scaChallenges: tableOf<ScaChallengeRecord>()({ customerId: (challenge) => challenge.customerId }),
    scaResets: tableOf<ScaResetRecord>()({ customerId: (reset) => reset.customerId }),
    /** The payees that are paid without a proof; `id` is the external account's. */
    ledgers: tableOf<LedgerRecord>()({}),
    invitations: tableOf<InvitationRecord>()({}),
    ownershipChallenges: tableOf<OwnershipChallengeRecord>()({}),
    statements: tableOf<StatementRecord>()({}),
    trustedAccounts: tableOf<{ id: string }>()({}),
    incomingPayments: tableOf<IncomingRecord>()({}),
    lookups: tableOf<LookupRecord>()({}),
    sentVolumes: tableOf<SentVolumeRecord>()({}),
    /** Documents that belong to a quote; each belongs to one. */
    usedDocuments: tableOf<{ id: string }>()({}),
    webhooks: tableOf<WebhookRecord>()({}),
  }
}

/** Everything a sandbox knows. */
export type SandboxState = ReturnType<typeof createTables> & {
  nextNumber: number
  clockOffsetMs: number
  inbox: InboxMessage[]
  scaScript: ScaScript
  /** Where events are sent; absent: nowhere. */
  webhookEndpoint?: string | undefined
  /** How their signatures are written. */
  webhookSignatureForm: WebhookSignatureForm
  /** What is to happen later; see `schedule`. */
  agenda: Agenda
}

export function createState(): SandboxState {
  const tables = createTables()
  for (const account of platformAccounts) tables.internalAccounts.set(account.id, { ...account })
  return {
    ...tables,
    nextNumber: 1,
    clockOffsetMs: 0,
    inbox: [],
    scaScript: { liveness: 'passes', pendingStatus: 202, loginStatus: 'SUCCESS', accountsGated: false },
    webhookSignatureForm: 'v as text',
    agenda: createAgenda(),
  }
}
