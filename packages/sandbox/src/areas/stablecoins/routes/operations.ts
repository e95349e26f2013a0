import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { referenceNotFound, ServiceError, unknownReference } from '../../../http/responses.ts'
import type { StablecoinOperationRecord, StablecoinRecord } from '../../../state/stablecoinRecords.ts'
import { describeOperation } from '../describe.ts'
import {
  findStablecoin,
  refused,
  requireEnabled,
  requireLinkedAccount,
  requireOperable,
  requireWholeCents,
  supplyOf,
  takeDollars,
} from '../rules.ts'

/** The largest amount of a same-day entry, in coins: a million dollars. */
const sameDayLimit = 1_000_000_000_000n

/** Dollars go in, coins come out. The last three characters of `description` may order another outcome. */
export const mintStablecoin: Route<'mintStablecoin'> = (context, { params, body }) => {
  const coin = findStablecoin(context, { id: params.stablecoinId })
  const { amount, fundingSource, destination, description } = body
  requireOperable(context, { coin, description })
  const { accountId } = destination
  if (!context.state.internalAccounts.has(accountId)) throw unknownReference('destination.accountId')
  const id = context.createId('StablecoinOperation')
  requirePayable(context, { coin, amount, fundingSource, operationId: id })
  const operation = record(context, {
    coin,
    operation: { id, operationType: 'MINT', amount, source: fundingSource, destination: { accountId }, description },
  })
  return { status: 201, body: describeOperation(operation, { now: context.now() }) }
}

type FundingSource = SandboxRequest<'mintStablecoin'>['body']['fundingSource']

function requirePayable(
  context: SandboxContext,
  parameters: { coin: StablecoinRecord; amount: string; fundingSource: FundingSource; operationId: string },
): void {
  const { coin, amount, fundingSource, operationId } = parameters
  if (fundingSource.type === 'PROVIDER_INTERNAL_BALANCE') {
    if (fundingSource.sourceTokenIdentifier.endsWith('002'))
      throw refused('STABLECOIN_PROVIDER_SOURCE_NOT_LINKED', 'The provider holds no such token for the platform')
    return
  }
  if (fundingSource.type === 'SERVICE_INTERNAL_ACCOUNT') {
    requireEnabled(context, { coin })
    const { accountId } = fundingSource
    takeDollars(context, { accountId, field: 'fundingSource.accountId', amount, operationId })
    return
  }
  requireWholeCents(amount)
  if (fundingSource.type === 'WIRE') return
  if (fundingSource.type === 'SAME_DAY_ACH_DEBIT') requireSameDay(amount)
  const { externalAccountId } = fundingSource
  requireLinkedAccount(context, { externalAccountId, field: 'fundingSource.externalAccountId' })
}

/** Coins go in, dollars come out. */
export const burnStablecoin: Route<'burnStablecoin'> = (context, { params, body }) => {
  const coin = findStablecoin(context, { id: params.stablecoinId })
  const { amount, source, destination, description } = body
  requireOperable(context, { coin, description })
  if (source.type === 'EXTERNAL_ACCOUNT')
    throw refused(
      'STABLECOIN_BURN_SOURCE_NOT_SUPPORTED',
      'Coins outside of the service and the provider cannot be burned',
    )
  if (source.type === 'SERVICE_INTERNAL_ACCOUNT') {
    requireEnabled(context, { coin })
    if (!context.state.internalAccounts.has(source.accountId)) throw unknownReference('source.accountId')
  }
  requireWholeCents(amount)
  const { externalAccountId, rail } = destination
  if (rail === 'SAME_DAY_ACH_CREDIT') requireSameDay(amount)
  requireLinkedAccount(context, { externalAccountId, field: 'destination.externalAccountId' })
  if (BigInt(amount) > supplyOf(context, { coin }))
    throw new ServiceError({ status: 400, code: 'INSUFFICIENT_FUNDS', message: 'There are fewer coins than that' })
  const operation = record(context, {
    coin,
    operation: {
      id: context.createId('StablecoinOperation'),
      operationType: 'BURN',
      amount,
      source,
      destination: { accountId: externalAccountId, rail },
      description,
    },
  })
  return { status: 201, body: describeOperation(operation, { now: context.now() }) }
}

export const listStablecoinOperations: Route<'listStablecoinOperations'> = (context, { params, query }) => {
  const coin = findStablecoin(context, { id: params.stablecoinId })
  const operations = context.state.stablecoinOperations
    .where('stablecoinId', coin.id)
    .filter(({ operationType }) => query.operationType === undefined || operationType === query.operationType)
  const { data, ...page } = pageOf(operations, query)
  const now = context.now()
  return { status: 200, body: { data: data.map((operation) => describeOperation(operation, { now })), ...page } }
}

export const getStablecoinOperation: Route<'getStablecoinOperation'> = (context, { params }) => {
  const operation = context.state.stablecoinOperations.get(params.stablecoinOperationId)
  if (!operation) throw referenceNotFound('stablecoin operation')
  return { status: 200, body: describeOperation(operation, { now: context.now() }) }
}

function record(
  context: SandboxContext,
  parameters: {
    coin: StablecoinRecord
    operation: Pick<
      StablecoinOperationRecord,
      'id' | 'operationType' | 'amount' | 'source' | 'destination' | 'description'
    >
  },
): StablecoinOperationRecord {
  const { id: stablecoinId, stablecoinProviderAccountId } = parameters.coin
  const createdAt = context.now()
  const operation = { stablecoinId, stablecoinProviderAccountId, ...parameters.operation, createdAt }
  context.state.stablecoinOperations.set(operation.id, operation)
  return operation
}

function requireSameDay(amount: string): void {
  if (BigInt(amount) > sameDayLimit)
    throw refused('STABLECOIN_OPERATION_NOT_SUPPORTED', 'A same-day entry moves a million dollars at most')
}
