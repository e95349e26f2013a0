import * as v from 'valibot'
import { livenessOutcomes, scaLoginStatuses } from '../controls/sca.ts'
import { webhookSignatureForms } from '../controls/webhooks.ts'
import { createAgenda, dueTypes } from './agenda.ts'
import type { SandboxState } from './state.ts'
import { createTables } from './state.ts'
import type { Table } from './table.ts'

/** Raised when a saved state of the version before can no longer be read. */
const version = 6

const tableNames = Object.keys(createTables()) as (keyof ReturnType<typeof createTables>)[]

export function stateToJson(state: SandboxState): string {
  const tables = Object.fromEntries(tableNames.map((name) => [name, [...state[name].values()]]))
  const { nextNumber, clockOffsetMs, inbox, scaScript, webhookEndpoint, webhookSignatureForm } = state
  const settings = { scaScript, webhookEndpoint, webhookSignatureForm }
  const agenda = state.agenda.entries()
  return JSON.stringify({ version, nextNumber, clockOffsetMs, inbox, ...settings, agenda, ...tables })
}

const savedTableSchema = v.array(v.looseObject({ id: v.string() }))
const savedStateSchema = v.object({
  version: v.literal(version),
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
    accountsGated: v.boolean(),
  }),
  webhookEndpoint: v.exactOptional(v.string()),
  webhookSignatureForm: v.picklist(webhookSignatureForms),
  agenda: v.array(
    v.object({ at: v.number(), type: v.picklist(dueTypes), subject: v.string(), table: v.exactOptional(v.string()) }),
  ),
  ...(Object.fromEntries(tableNames.map((name) => [name, savedTableSchema])) as {
    [name in (typeof tableNames)[number]]: typeof savedTableSchema
  }),
})

/** @throws `Error` when the text is not what `stateToJson` wrote. */
export function stateFromJson(json: string): SandboxState {
  const saved = readSaved(json)
  const { nextNumber, clockOffsetMs, scaScript, webhookEndpoint, webhookSignatureForm } = saved
  const inbox = saved.inbox.map((message) => ({ ...message, sentAt: new Date(message.sentAt) }))
  const tables = createTables()
  for (const name of tableNames) {
    // Checked to be records with an id; what else they hold is what this sandbox wrote.
    const table = tables[name] as Table<{ id: string }>
    for (const record of saved[name]) table.set(record.id, record)
  }
  const agenda = createAgenda(saved.agenda)
  const settings = { scaScript, webhookEndpoint, webhookSignatureForm }
  return { ...tables, ...settings, nextNumber, clockOffsetMs, inbox, agenda }
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
