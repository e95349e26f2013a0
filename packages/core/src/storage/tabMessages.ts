import * as v from 'valibot'
import { changeSchema } from '../wire/events.ts'

const tabMessageSchema = v.union([
  v.object({ type: v.picklist(['signed-in', 'signed-out', 'refreshed']), accountId: v.string() }),
  /** One session is over, and no other of the account. */
  v.object({ type: v.picklist(['revoked', 'locked', 'lost']), accountId: v.string(), sessionId: v.string() }),
  /** The wallet was used when the device's wall clock showed this. */
  v.object({ type: v.picklist(['active']), atMs: v.number() }),
  /** What the one tab that listens to the platform heard. `eventId`: where a tab that takes its place continues. */
  v.object({ type: v.picklist(['changed']), changes: v.array(changeSchema), eventId: v.optional(v.string()) }),
])

/** The messages between tabs of one browser. Never a key, never a code. */
export type TabMessage = Readonly<v.InferOutput<typeof tabMessageSchema>>

/** Parses a message of another tab. Separate from the channel, since pages without a session do not listen. */
export function readTabMessage(value: unknown): TabMessage | undefined {
  const message = v.safeParse(tabMessageSchema, value)
  return message.success ? message.output : undefined
}
