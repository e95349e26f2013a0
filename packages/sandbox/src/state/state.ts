import * as v from 'valibot'
import type { RecipientKey } from '../crypto/openOtp.ts'
import type { CurrencyCode } from '../payments/currencies.ts'
import type { QuoteRecord, TransactionRecord } from '../payments/records.ts'
import type { InboxMessage } from '../sandbox.ts'

/** Records hold times in milliseconds since epoch where the sandbox computes with them, else as the wire shows them. */
export type CustomerRecord = { id: string; platformCustomerId: string; [field: string]: unknown }

export type InternalAccountRecord = {
  id: string
  customerId: string
  currency: CurrencyCode
  /** Smallest unit. */
  balance: number
  createdAt: number
  updatedAt: number
}

export type ExternalAccountRecord = {
  id: string
  customerId: string
  currency: CurrencyCode
  platformAccountId?: string | undefined
  accountInfo: { accountType: string; paymentRails?: readonly string[]; [field: string]: unknown }
  [field: string]: unknown
}

export type CredentialRecord = {
  id: string
  accountId: string
  type: 'EMAIL_OTP'
  nickname: string
  createdAt: number
  updatedAt: number
  /** When codes were sent lately, for the rate limit. */
  challengedAt: number[]
}

/** The code that one credential waits for; `id` is the credential's. */
export type PendingOtpRecord = {
  id: string
  issuance: number
  code: string
  expiresAt: number
  recipientKey: RecipientKey
  wrongAttempts: number
  lockedUntil: number
}

/** The first leg of a signed retry. `id` is the `Request-Id`. */
export type SignedRequestRecord = {
  id: string
  /** Method and path. */
  target: string
  bodyText: string
  payloadToSign: string
  accountId: string
  expiresAt: number
  consumed: boolean
  /** Of an OTP login: the key that was sealed in the bundle, and the issuance of the code. */
  sealedKeyHex?: string | undefined
  issuance?: number | undefined
}

export type SessionRecord = {
  id: string
  accountId: string
  credentialId: string
  type: 'EMAIL_OTP'
  nickname: string
  publicKeyHex: string
  createdAt: number
  expiresAt: number
  revoked: boolean
}

/** The first success under an idempotency key. `id` is operation, path and key. */
export type ReplayRecord = { id: string; bodyText: string; status: number; answerText: string }

const tableNames = [
  'customers',
  'internalAccounts',
  'externalAccounts',
  'credentials',
  'pendingOtps',
  'signedRequests',
  'sessions',
  'quotes',
  'transactions',
  'replays',
] as const

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
  sessions: Map<string, SessionRecord>
  quotes: Map<string, QuoteRecord>
  transactions: Map<string, TransactionRecord>
  replays: Map<string, ReplayRecord>
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
    sessions: new Map(),
    quotes: new Map(),
    transactions: new Map(),
    replays: new Map(),
  }
}

export function stateToJson(state: SandboxState): string {
  const tables = Object.fromEntries(tableNames.map((name) => [name, [...state[name].values()]]))
  const { nextNumber, clockOffsetMs, inbox } = state
  return JSON.stringify({ version: 1, nextNumber, clockOffsetMs, inbox, ...tables })
}

const savedTable = v.array(v.looseObject({ id: v.string() }))
const savedState = v.object({
  version: v.literal(1),
  nextNumber: v.number(),
  clockOffsetMs: v.number(),
  inbox: v.array(
    v.object({
      to: v.string(),
      channel: v.picklist(['email', 'sms']),
      code: v.string(),
      sentAt: v.string(),
    }),
  ),
  ...(Object.fromEntries(tableNames.map((name) => [name, savedTable])) as {
    [name in (typeof tableNames)[number]]: typeof savedTable
  }),
})

/** @throws `Error` when the text is not what `stateToJson` wrote. */
export function stateFromJson(json: string): SandboxState {
  const { version: _, inbox, ...saved } = readSaved(json)
  const tables = tableNames.map((name) => [name, new Map(saved[name].map((record) => [record.id, record]))])
  const messages = inbox.map((message) => ({ ...message, sentAt: new Date(message.sentAt) }))
  return { ...saved, inbox: messages, ...Object.fromEntries(tables) }
}

/** Checked, but not rewritten by the parser, which would move the members of every record. */
function readSaved(json: string): v.InferInput<typeof savedState> {
  const saved = parseOrUndefined(json)
  if (v.is(savedState, saved)) return saved
  throw new Error('This is not a saved sandbox state, so nothing was loaded; pass what exportState returned')
}

function parseOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
