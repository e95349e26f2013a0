import { toIso } from '../../context.ts'
import type {
  StablecoinOperationRecord,
  StablecoinProviderAccountRecord,
  StablecoinRecord,
} from '../../state/stablecoinRecords.ts'
import {
  coinUpdatedAt,
  fundingEndsAt,
  issuanceStatusOf,
  operationStatusOf,
  operationsStatusOf,
  operationUpdatedAt,
} from './coinStates.ts'

const provided = { provider: 'BRALE', providerEnvironment: 'SANDBOX' } as const

/** The secret went to the provider and is not kept. */
export function describeProviderAccount(account: StablecoinProviderAccountRecord) {
  const { id, status, apiClientId, providerAccountId = id.slice(-12), createdAt } = account
  const times = { createdAt: toIso(createdAt), updatedAt: toIso(createdAt) }
  return { id, ...provided, status, apiClientId, providerAccountId, ...times }
}

export function describeStablecoin(coin: StablecoinRecord, { now }: { now: number }) {
  const { id, symbol, providerTokenIdentifier, networkTokenIdentifier, stablecoinProviderAccountId } = coin
  return {
    id,
    name: `${symbol} Dollar`,
    symbol,
    ...{ baseCurrency: 'USD', currency: symbol, network: 'SPARK', decimals: 6 },
    issuanceStatus: issuanceStatusOf(coin, { now }),
    serviceOperationsStatus: operationsStatusOf(coin, { now }),
    networkTokenIdentifier,
    ...provided,
    providerTokenIdentifier,
    stablecoinProviderAccountId,
    createdAt: toIso(coin.createdAt),
    updatedAt: toIso(coinUpdatedAt(coin, { now })),
  }
}

export function describeOperation(operation: StablecoinOperationRecord, { now }: { now: number }) {
  const { id, stablecoinId, operationType, amount, source, destination, description } = operation
  const status = operationStatusOf(operation, { now })
  const endsAt = fundingEndsAt(operation)
  return {
    id,
    stablecoinId,
    operationType,
    status,
    amount,
    ...provided,
    stablecoinProviderAccountId: operation.stablecoinProviderAccountId,
    source,
    destination,
    ...(status === 'PENDING_FUNDING' && {
      fundingInstructions: { rail: 'WIRE', valueType: 'USD', address: id.slice(-12).toUpperCase() },
    }),
    ...(endsAt !== undefined && { expiresAt: toIso(endsAt) }),
    ...(status === 'FAILED' && { providerStatus: 'rejected', failureReason: 'PROVIDER_REJECTED' }),
    ...(description !== undefined && { description }),
    createdAt: toIso(operation.createdAt),
    updatedAt: toIso(operationUpdatedAt(operation, { now })),
  }
}
