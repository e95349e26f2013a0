import * as v from 'valibot'
import type { WalletError } from '../../errors/WalletError.ts'
import { timestampSchema } from '../../wire/schema/primitives.ts'

/** What `ACCOUNT_LOCKED` says besides its code. A value that does not fit counts as absent. */
const lockDetailsSchema = v.object({
  lockedUntil: v.fallback(v.optional(timestampSchema), undefined),
  suspended: v.fallback(v.boolean(), false),
})

/** How long no proof is accepted: until a time, or until the platform lifts the lock. */
export type ScaLock = { lockedUntil: Date; suspended: false } | { lockedUntil: undefined; suspended: true }

/** Returns how long an account is locked that responded with `ACCOUNT_LOCKED`. Without an end it is suspended. */
export function readLock(error: WalletError): ScaLock {
  const { success, output } = v.safeParse(lockDetailsSchema, error.details)
  const lockedUntil = success && !output.suspended ? output.lockedUntil : undefined
  return lockedUntil ? { lockedUntil, suspended: false } : { lockedUntil: undefined, suspended: true }
}
