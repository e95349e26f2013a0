import * as v from 'valibot'
import type { WalletError } from '../../errors/WalletError.ts'
import { timestampSchema } from '../../wire/schema/primitives.ts'

/** What `ACCOUNT_LOCKED` says beside its code. What does not fit is as good as absent. */
const lockDetailsSchema = v.object({
  lockedUntil: v.fallback(v.optional(timestampSchema), undefined),
  suspended: v.fallback(v.boolean(), false),
})

/** How long nothing is taken: until a time, or for good until the platform lifts it. */
export type ScaLock = { lockedUntil: Date; suspended: false } | { lockedUntil: undefined; suspended: true }

/** How long an account is locked that answers `ACCOUNT_LOCKED`. Without an end it is suspended. */
export function readLock(error: WalletError): ScaLock {
  const { lockedUntil, suspended } = v.parse(lockDetailsSchema, error.details ?? {})
  return lockedUntil && !suspended ? { lockedUntil, suspended: false } : { lockedUntil: undefined, suspended: true }
}
