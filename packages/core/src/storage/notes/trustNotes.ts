import * as v from 'valibot'
import type { Records } from '../records.ts'

const trustNoteSchema = v.object({ version: v.literal(1), payeeId: v.string(), trusted: v.boolean() })

const prefix = 'trust:'

/**
 * Returns which payees are trusted, according to this browser's record. The service cannot be asked, and others may
 * have changed it elsewhere: nothing is decided by it. Invalid records are left out.
 */
export async function readTrustNotes(records: Records): Promise<ReadonlyMap<string, boolean>> {
  const names = await records.list(prefix)
  const found = await Promise.all(
    names.map(async (name): Promise<[string, boolean][]> => {
      const result = v.safeParse(trustNoteSchema, await records.read(name))
      return result.success && prefix + result.output.payeeId === name
        ? [[result.output.payeeId, result.output.trusted]]
        : []
    }),
  )
  return new Map(found.flat())
}

/** Stores what the service said. `undefined`: no longer known. */
export async function writeTrustNote(
  records: Records,
  parameters: { payeeId: string; trusted: boolean | undefined },
): Promise<void> {
  const { payeeId, trusted } = parameters
  const written =
    trusted === undefined
      ? records.remove(prefix + payeeId)
      : records.write(prefix + payeeId, { version: 1, payeeId, trusted })
  await written.catch(() => {})
}
