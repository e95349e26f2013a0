import type { ScaFactor } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import type { LivenessOutcome } from '../../controls/sca.ts'
import { referenceNotFound, ServiceError } from '../../http/responses.ts'
import type { ScaCustomerRecord, ScaResetRecord } from '../../state/scaRecords.ts'

const dayMs = 24 * 3_600_000
const startsPerDay = 5
const lifetimeMs = 1_800_000

/** How a liveness check proceeds, from its start or from when its script was changed. */
const livenessSteps: Readonly<
  Record<LivenessOutcome, readonly { afterMs: number; status: ScaResetRecord['status'] }[]>
> = {
  passes: [{ afterMs: 5000, status: 'LIVENESS_PASSED' }],
  'is reviewed': [
    { afterMs: 5000, status: 'PENDING_REVIEW' },
    { afterMs: 65_000, status: 'LIVENESS_PASSED' },
  ],
  'is rejected': [{ afterMs: 5000, status: 'REJECTED' }],
  'never happens': [],
}

/** @throws `ServiceError` 429 with `Retry-After` after five in 24 hours. */
export function startReset(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; factor: ScaFactor },
): ScaResetRecord {
  const { customer, factor } = parameters
  const startedAt = context.now()
  const starts = resetsOf(context, { customer }).map((reset) => reset.startedAt)
  const [oldest = startedAt, ...others] = starts.filter((time) => time > startedAt - dayMs)
  if (others.length >= startsPerDay - 1)
    throw new ServiceError({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Too many resets were started',
      retryAfterSeconds: Math.ceil((oldest + dayMs - startedAt) / 1000),
    })
  const reset: ScaResetRecord = {
    id: context.createId('').slice(1),
    customerId: customer.id,
    factor,
    status: 'INITIATED',
    startedAt,
    expiresAt: startedAt + lifetimeMs,
    liveness: context.state.scaScript.liveness,
    livenessSince: startedAt,
    enrolledAgain: false,
  }
  context.state.scaResets.set(reset.id, reset)
  return reset
}

/**
 * Returns the reset as it is now.
 *
 * @throws `ServiceError` 404, also for another customer's.
 */
export function findReset(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; id: string },
): ScaResetRecord {
  const reset = context.state.scaResets.get(parameters.id)
  if (reset?.customerId !== parameters.customer.id) throw referenceNotFound('reset')
  finishReset(context, { reset })
  return reset
}

export function describeReset(reset: ScaResetRecord) {
  const { status, factor, expiresAt, completedAt, enrolledAgain } = reset
  const enrollmentStatus = factor === 'SMS_OTP' ? null : enrolledAgain ? 'COMPLETED' : 'PENDING'
  const times = { expiresAt: toIso(expiresAt), completedAt: completedAt === undefined ? null : toIso(completedAt) }
  return { status, factor, enrollmentStatus, ...times }
}

/** Changes what the liveness check finds, including resets under way. */
export function scriptLiveness(context: SandboxContext, parameters: { outcome: LivenessOutcome }): void {
  const { outcome: liveness } = parameters
  for (const reset of context.state.scaResets.values()) {
    finishReset(context, { reset })
    Object.assign(reset, { liveness, livenessSince: context.now() })
  }
  context.state.scaScript.liveness = liveness
}

/** Records that a factor that was lost and reset has been enrolled again. */
export function recordEnrollment(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; factor: ScaFactor },
): void {
  for (const reset of resetsOf(context, parameters))
    if (reset.factor === parameters.factor && reset.status === 'COMPLETED') reset.enrolledAgain = true
}

function resetsOf(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): ScaResetRecord[] {
  return context.state.scaResets.where('customerId', parameters.customer.id)
}

/** Returns what the liveness check has found by now, or by the end of the reset. */
function finishReset(context: SandboxContext, parameters: { reset: ScaResetRecord }): void {
  const { reset } = parameters
  if (['COMPLETED', 'REJECTED', 'EXPIRED'].includes(reset.status)) return
  const isOver = reset.expiresAt <= context.now()
  const until = isOver ? reset.expiresAt : context.now()
  const step = livenessSteps[reset.liveness].findLast(({ afterMs }) => reset.livenessSince + afterMs <= until)
  reset.status = step?.status ?? reset.status
  if (isOver && reset.status !== 'REJECTED') reset.status = 'EXPIRED'
}
