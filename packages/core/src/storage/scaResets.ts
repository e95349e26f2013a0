import * as v from 'valibot'
import type { ScaFactor } from '../wire/scaChallenge.ts'
import { idSchema } from '../wire/schema/primitives.ts'
import type { Records } from './records.ts'

const scaResetRecordSchema = v.object({
  version: v.picklist([1]),
  resetId: idSchema,
  factor: v.picklist(['SMS_OTP', 'TOTP', 'PASSKEY'] satisfies ScaFactor[]),
})

/** The reset of a lost factor, stored until it has ended: a check can take days. Its link and token are not stored. */
export type ScaResetRecord = v.InferOutput<typeof scaResetRecordSchema>

type OfAccount = { accountId: string }

const nameOf = ({ accountId }: OfAccount) => `sca-reset:${accountId}`

function parse(value: unknown): ScaResetRecord | undefined {
  const result = v.safeParse(scaResetRecordSchema, value)
  return result.success ? result.output : undefined
}

export async function readScaResetRecord(records: Records, parameters: OfAccount): Promise<ScaResetRecord | undefined> {
  return parse(await records.read(nameOf(parameters)))
}

/** Stores a reset. If the browser stores nothing, a reloaded page has no record of it. */
export async function writeScaResetRecord(
  records: Records,
  parameters: OfAccount & Omit<ScaResetRecord, 'version'>,
): Promise<void> {
  const { resetId, factor } = parameters
  const record: ScaResetRecord = { version: 1, resetId, factor }
  await records.write(nameOf(parameters), record).catch(() => {})
}

/** Forgets this reset, and no later one that another tab began. */
export async function removeScaResetRecord(
  records: Records,
  parameters: OfAccount & { resetId: string },
): Promise<void> {
  const name = nameOf(parameters)
  const decide = ([value]: readonly unknown[]) =>
    parse(value)?.resetId === parameters.resetId ? { remove: [name] } : undefined
  await records.change({ names: [name], decide }).catch(() => {})
}
