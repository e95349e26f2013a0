import * as v from 'valibot'
import type { Records } from './records.ts'

/** The last moment that a date can hold (ECMA-262 §21.4.1.1). */
const lastDay = 8.64e15

const scaLockSchema = v.object({
  version: v.picklist([1]),
  /** When the lock ends, on the service's clock. Without it, the lock lasts until the platform lifts it. */
  untilMs: v.optional(
    v.pipe(
      v.number(),
      v.custom<number>((ms) => Number(ms) <= lastDay),
    ),
  ),
})

type OfAccount = { accountId: string }

const nameOf = ({ accountId }: OfAccount) => `sca-lock:${accountId}`

/** Returns the lock that the service reported last; `undefined` without one. It may be over by now. */
export async function readScaLockRecord(
  records: Records,
  parameters: OfAccount,
): Promise<{ untilMs: number | undefined } | undefined> {
  const result = v.safeParse(scaLockSchema, await records.read(nameOf(parameters)))
  return result.success ? { untilMs: result.output.untilMs } : undefined
}

/** Stores a lock. If the browser stores nothing, a reloaded page has no record of it. */
export async function writeScaLockRecord(
  records: Records,
  parameters: OfAccount & { untilMs: number | undefined },
): Promise<void> {
  const { untilMs } = parameters
  await records.write(nameOf(parameters), { version: 1, untilMs }).catch(() => {})
}

export async function removeScaLockRecord(records: Records, parameters: OfAccount): Promise<void> {
  await records.remove(nameOf(parameters)).catch(() => {})
}
