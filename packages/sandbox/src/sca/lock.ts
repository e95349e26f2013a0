import type { SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { ServiceError } from '../http/answers.ts'
import type { ScaCustomerRecord } from '../state/scaRecords.ts'

const minuteMs = 60_000

/** How long each wrong proof locks, by their number. Those before lock nobody; those after suspend. */
const lockMs: Readonly<Record<number, number>> = {
  5: 15 * minuteMs,
  6: 30 * minuteMs,
  7: 60 * minuteMs,
  8: 24 * 60 * minuteMs,
}
const attemptsThatSuspend = 9

/** How a customer stands after wrong proofs. */
export function describeLock(context: SandboxContext, parameters: { customer: ScaCustomerRecord }) {
  const { failedAttempts, lockedUntil } = parameters.customer
  const suspended = failedAttempts >= attemptsThatSuspend
  const isLocked = !suspended && lockedUntil > context.now()
  return { lockedUntil: isLocked ? toIso(lockedUntil) : null, failedAttempts, suspended }
}

/**
 * Comes before any proof is looked at: a locked customer learns nothing about it.
 *
 * @throws `ServiceError` 423 `ACCOUNT_LOCKED`.
 */
export function refuseLocked(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): void {
  const lock = describeLock(context, parameters)
  if (lock.lockedUntil === null && !lock.suspended) return
  const message = 'Too many wrong proofs were given'
  throw new ServiceError({ status: 423, code: 'ACCOUNT_LOCKED', message, details: lock })
}

/** Counts one more wrong proof. Only a login or a reset password forgets them. */
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
