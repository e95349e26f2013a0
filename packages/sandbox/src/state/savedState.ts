import * as v from 'valibot'
import { livenessOutcomes, scaLoginStatuses } from '../sandbox.ts'
import type { SandboxState } from './state.ts'

const tableNames = [
  'customers',
  'internalAccounts',
  'externalAccounts',
  'credentials',
  'pendingOtps',
  'signedRequests',
  'passkeyChallenges',
  'usedChallenges',
  'sessions',
  'cards',
  'delegatedKeys',
  'quotes',
  'transactions',
  'replays',
  'scaCustomers',
  'scaEnrolments',
  'scaChallenges',
  'scaResets',
  'trustedAccounts',
] as const

export function stateToJson(state: SandboxState): string {
  const tables = Object.fromEntries(tableNames.map((name) => [name, [...state[name].values()]]))
  const { nextNumber, clockOffsetMs, inbox, scaScript } = state
  return JSON.stringify({ version: 3, nextNumber, clockOffsetMs, inbox, scaScript, ...tables })
}

const savedTableSchema = v.array(v.looseObject({ id: v.string() }))
const savedStateSchema = v.object({
  version: v.literal(3),
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
  scaScript: v.object({
    liveness: v.picklist(livenessOutcomes),
    pendingStatus: v.picklist([200, 202]),
    loginStatus: v.picklist(scaLoginStatuses),
  }),
  ...(Object.fromEntries(tableNames.map((name) => [name, savedTableSchema])) as {
    [name in (typeof tableNames)[number]]: typeof savedTableSchema
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
function readSaved(json: string): v.InferInput<typeof savedStateSchema> {
  const saved = parseOrUndefined(json)
  if (v.is(savedStateSchema, saved)) return saved
  throw new Error('This is not a saved sandbox state, so nothing was loaded; pass what exportState returned')
}

function parseOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
