import { lookUp } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { referenceNotFound, ServiceError, unknownReference } from '../../http/responses.ts'
import { currencyOf } from '../../money/currencies.ts'
import type { StablecoinProviderAccountRecord, StablecoinRecord } from '../../state/stablecoinRecords.ts'
import { changeBalance } from '../payments/changeBalance.ts'
import { requireUsable } from '../payments/holds.ts'
import { requireFunds } from '../payments/startPayment.ts'
import { issuanceStatusOf, operationStatusOf, operationsStatusOf } from './coinStates.ts'

/** 400 with one of the codes about stablecoins. */
export function refused(code: string, message: string): ServiceError {
  return new ServiceError({ status: 400, code, message })
}

/** @throws `ServiceError` 404. */
export function findStablecoin(context: SandboxContext, parameters: { id: string }): StablecoinRecord {
  const coin = context.state.stablecoins.get(parameters.id)
  if (!coin) throw referenceNotFound('stablecoin')
  return coin
}

/** @throws `ServiceError` 404. */
export function findProviderAccount(
  context: SandboxContext,
  parameters: { id: string },
): StablecoinProviderAccountRecord {
  const account = context.state.stablecoinProviderAccounts.get(parameters.id)
  if (account) return account
  throw new ServiceError({
    status: 404,
    code: 'STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND',
    message: 'No such account at a provider',
  })
}

/** The account that is named, or the only one that there is. */
export function chooseProviderAccount(
  context: SandboxContext,
  parameters: { id: string | undefined },
): StablecoinProviderAccountRecord {
  const all = [...context.state.stablecoinProviderAccounts.values()]
  if (parameters.id === undefined && all.length > 1)
    throw refused('STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED', 'There are several accounts; name one')
  const account = findProviderAccount(context, { id: parameters.id ?? all[0]?.id ?? '' })
  requireAccepted(account)
  return account
}

function requireAccepted({ status }: StablecoinProviderAccountRecord): void {
  if (status !== 'ACTIVE')
    throw refused(`STABLECOIN_PROVIDER_ACCOUNT_${status}`, 'The provider does not accept the account')
}

/** What every mint and burn needs: a coin that is issued, and a provider that works. */
export function requireOperable(
  context: SandboxContext,
  parameters: { coin: StablecoinRecord; description: string | undefined },
): void {
  const { coin, description = '' } = parameters
  if (issuanceStatusOf(coin, { now: context.now() }) !== 'PROVISIONED')
    throw refused('STABLECOIN_NOT_PROVISIONED', 'The coin is not issued yet')
  requireAccepted(findProviderAccount(context, { id: coin.stablecoinProviderAccountId }))
  if (description.endsWith('003'))
    throw new ServiceError({ status: 503, code: 'SERVICE_UNAVAILABLE', message: 'The provider does not answer' })
  if (description.endsWith('004')) throw refused('STABLECOIN_PROVIDER_ERROR', 'The provider refused the operation')
}

/** What the service moves itself needs the operator's consent. */
export function requireEnabled(context: SandboxContext, parameters: { coin: StablecoinRecord }): void {
  if (operationsStatusOf(parameters.coin, { now: context.now() }) !== 'ENABLED')
    throw refused('STABLECOIN_GRID_OPERATIONS_NOT_ENABLED', 'The service may not move this coin')
}

/** Banks move whole cents, and a coin has six decimals. @throws `ServiceError`. */
export function requireWholeCents(amount: string): void {
  if (BigInt(amount) % 10_000n !== 0n)
    throw refused('STABLECOIN_AMOUNT_NOT_REPRESENTABLE', 'A bank moves whole cents only')
}

/** The last three characters of a bank account's number decide how its link to the provider stands. */
const linkErrors: Readonly<Record<string, string>> = {
  '002': 'NOT_LINKED',
  '003': 'LINK_FAILED',
  '004': 'PROVIDER_LINK_REQUIRED',
  '005': 'PROVIDER_LINK_FAILED',
  '006': 'LINK_METHOD_REQUIRED',
}

/** @throws `ServiceError` for an account that does not exist, is not a US bank account, or is not linked. */
export function requireLinkedAccount(
  context: SandboxContext,
  parameters: { externalAccountId: string; field: string },
): void {
  const { externalAccountId, field } = parameters
  const account = context.state.externalAccounts.get(externalAccountId)
  if (!account) throw unknownReference(field)
  if (account.accountInfo.accountType !== 'USD_ACCOUNT')
    throw refused('STABLECOIN_EXTERNAL_ACCOUNT_NOT_SUPPORTED', 'Expected a US bank account')
  const problem = lookUp(linkErrors, String(account.accountInfo.accountNumber).slice(-3))
  if (problem !== undefined)
    throw refused(`STABLECOIN_EXTERNAL_ACCOUNT_${problem}`, 'The bank account is not linked to the provider')
}

/** Takes the dollars for coins from an account of the service. @throws `ServiceError`. */
export function takeDollars(
  context: SandboxContext,
  parameters: { accountId: string; field: string; amount: string; operationId: string },
): void {
  const { accountId, field, amount, operationId } = parameters
  const account = context.state.internalAccounts.get(accountId)
  if (!account) throw unknownReference(field)
  const { decimals } = currencyOf(account.currency)
  if (!account.currency.startsWith('USD') || decimals > 6)
    throw refused('STABLECOIN_OPERATION_NOT_SUPPORTED', 'Expected an account in dollars')
  if (decimals < 6) requireWholeCents(amount)
  const sending = BigInt(amount) / 10n ** BigInt(6 - decimals)
  requireUsable(account)
  requireFunds(account, { sending })
  changeBalance(context, { account, by: -Number(sending), transactionId: operationId, at: context.now() })
}

/** Coins that are in the world: what was minted, less what was burned or is about to be. */
export function supplyOf(context: SandboxContext, parameters: { coin: StablecoinRecord }): bigint {
  const now = context.now()
  return context.state.stablecoinOperations.where('stablecoinId', parameters.coin.id).reduce((supply, operation) => {
    const status = operationStatusOf(operation, { now })
    if (operation.operationType === 'MINT') return status === 'COMPLETED' ? supply + BigInt(operation.amount) : supply
    return status === 'FAILED' ? supply : supply - BigInt(operation.amount)
  }, 0n)
}
