import { withDeadline } from '../deadline.ts'
import type { Refusal } from '../responses.ts'
import { refuse } from '../responses.ts'

/** How long the platform may take to decide, in milliseconds. */
export const decisionTimeoutMs = 10_000

/**
 * Asks a hook of the platform for a decision. Only `true` is an approval: no hook, an error, a late answer and every other
 * value are refusals.
 */
export async function askPlatform<event>(
  hook: ((event: event) => Promise<boolean>) | undefined,
  event: event,
): Promise<boolean> {
  if (!hook) return false
  const late = () => new Error('The platform did not decide in time')
  return withDeadline(async () => (await hook(event)) === true, { timeoutMs: decisionTimeoutMs, late }).catch(
    () => false,
  )
}

/** Builds the refusal of what the platform did not approve. A status below 500 says that nothing happened. */
export function notApproved(): Refusal {
  const message = 'The platform did not approve this, and nothing happened. Contact the platform, or start again'
  return refuse(403, { code: 'NOT_APPROVED', message })
}
