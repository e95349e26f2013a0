import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { ScaCustomerRecord } from '../../state/scaRecords.ts'

const minuteMs = 60_000

/** How long each wrong proof locks, by its number. Those before do not lock; those after suspend. */
const lockMs: Readonly<Record<number, number>> = {
  5: 15 * minuteMs,
  6: 30 * minuteMs,
  7: 60 * minuteMs,
  8: 24 * 60 * minuteMs,
}
const attemptsThatSuspend = 9

/** The lock of a customer after wrong proofs. */
export function describeLock(context: SandboxContext, parameters: { customer: ScaCustomerRecord }) {
  const { failedAttempts, lockedUntil } = parameters.customer
  const suspended = failedAttempts >= attemptsThatSuspend
  const isLocked = !suspended && lockedUntil > context.now()
  return { lockedUntil: isLocked ? toIso(lockedUntil) : null, failedAttempts, suspended }
}

/**
 * Throws before a proof is read: a locked customer learns nothing about it.
 *
 * @throws `ServiceError` 423 `ACCOUNT_LOCKED`.
 */
export function refuseLocked(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): void {
  const lock = describeLock(context, parameters)
  if (lock.lockedUntil === null && !lock.suspended) return
  const message = 'Too many wrong proofs were given'
  throw new ServiceError({ status: 423, code: 'ACCOUNT_LOCKED', message, details: lock })
}

/** Counts one more wrong proof. Only an SCA sign-in or a password reset forgets them. */
export function countWrongProof(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): void {
  const { customer } = parameters
  setWrongProofs(context, { customer, count: customer.failedAttempts + 1 })
}

export function setWrongProofs(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; count: number },
): void {
  const { customer, count } = parameters
  const duration = lockMs[count]
  customer.failedAttempts = count
  customer.lockedUntil = duration === undefined ? 0 : context.now() + duration
}
