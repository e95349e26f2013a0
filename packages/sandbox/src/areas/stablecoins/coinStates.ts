import type { StablecoinOperationRecord, StablecoinRecord } from '../../state/stablecoinRecords.ts'

const secondMs = 1_000
const wireArrivesMs = 60 * secondMs
const fundingLifetimeMs = 48 * 3_600 * secondMs

/** How far a coin is: by the last three characters of its identifier at the provider, and by the time since. */
export function issuanceStatusOf(coin: StablecoinRecord, { now }: { now: number }): string {
  const suffix = coin.providerTokenIdentifier.slice(-3)
  const age = now - coin.createdAt
  if (age < 3 * secondMs || suffix === '001') return 'PENDING_REVIEW'
  if (suffix === '003') return 'REJECTED'
  if (age < 6 * secondMs) return 'PROVISIONING'
  return suffix === '005' ? 'FAILED' : 'PROVISIONED'
}

/** Whether the service may move a coin. The operator lets it ten seconds after it was asked, or ends with `DISABLED`. */
export function operationsStatusOf(coin: StablecoinRecord, { now }: { now: number }): string {
  const { enablementRequestedAt, providerTokenIdentifier } = coin
  if (enablementRequestedAt === undefined) return 'NOT_ENABLED'
  const age = now - enablementRequestedAt
  if (age < 5 * secondMs) return 'PENDING_APPROVAL'
  if (age < 10 * secondMs) return 'ENABLING'
  return providerTokenIdentifier.endsWith('006') ? 'DISABLED' : 'ENABLED'
}

/** When something last changed about a coin. */
export function coinUpdatedAt(coin: StablecoinRecord, { now }: { now: number }): number {
  const { createdAt, enablementRequestedAt: asked } = coin
  const times = [createdAt + 3 * secondMs, createdAt + 6 * secondMs]
  if (asked !== undefined) times.push(asked, asked + 5 * secondMs, asked + 10 * secondMs)
  return Math.max(createdAt, ...times.filter((time) => time <= now))
}

/** How an operation stands: by the last three characters of its description, and by the time since it began. */
export function operationStatusOf(operation: StablecoinOperationRecord, { now }: { now: number }): string {
  const { source, description = '', createdAt } = operation
  const isWire = source.type === 'WIRE'
  const age = now - createdAt - (isWire ? wireArrivesMs : 0)
  if (isWire && description.endsWith('001')) return now < createdAt + fundingLifetimeMs ? 'PENDING_FUNDING' : 'EXPIRED'
  if (isWire && age < 0) return 'PENDING_FUNDING'
  if (age < 3 * secondMs) return 'PENDING_PROVIDER'
  if (description.endsWith('002')) return 'FAILED'
  return age < 6 * secondMs ? 'PROCESSING' : 'COMPLETED'
}

/** When an operation that waits for a transfer stops waiting. */
export function fundingEndsAt({ source, createdAt }: StablecoinOperationRecord): number | undefined {
  return source.type === 'WIRE' ? createdAt + fundingLifetimeMs : undefined
}

/** When an operation last changed. */
export function operationUpdatedAt(operation: StablecoinOperationRecord, { now }: { now: number }): number {
  const { createdAt, source } = operation
  const start = createdAt + (source.type === 'WIRE' ? wireArrivesMs : 0)
  const ends = fundingEndsAt(operation)
  const times =
    operationStatusOf(operation, { now }) === 'EXPIRED' && ends ? [ends] : [start, start + 3_000, start + 6_000]
  const last = operationStatusOf(operation, { now }) === 'PENDING_FUNDING' ? [] : times.filter((time) => time <= now)
  return Math.max(createdAt, ...last)
}
