import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { CardRecord } from '../../state/cardRecords.ts'

/**
 * The accounts that are to pay for a card, in their order. Accounts that pay for it already keep their id.
 *
 * @throws `ServiceError` `FUNDING_SOURCE_INELIGIBLE` for an account that is not the cardholder's, is in another currency
 * than the card, or ends in 002 or 003.
 */
export function readFundingSources(
  context: SandboxContext,
  parameters: { accountIds: readonly string[]; cardholderId: string; card?: CardRecord },
): Pick<CardRecord, 'fundingSources' | 'currency'> {
  const { accountIds, cardholderId, card } = parameters
  const currencies = accountIds.map((accountId) => currencyOfSource(context, { accountId, cardholderId }))
  const [currency = 'USD'] = card ? [card.currency] : currencies
  if (currencies.some((other) => other !== currency))
    throw ineligible('The accounts are not in the currency of the card')
  const fundingSources = [...new Set(accountIds)].map((accountId) => {
    const known = card?.fundingSources.find((source) => source.accountId === accountId)
    return known ?? { id: context.createId('CardFundingSource'), accountId }
  })
  return { fundingSources, currency }
}

/** The currency of the cards that an account can pay for. */
function currencyOfSource(
  context: SandboxContext,
  parameters: { accountId: string; cardholderId: string },
): CardRecord['currency'] {
  const { accountId, cardholderId } = parameters
  const account = context.state.internalAccounts.get(accountId)
  if (account?.customerId !== cardholderId || /00[23]$/.test(accountId))
    throw ineligible('An account cannot pay for a card of this person')
  if (account.currency === 'EUR') return 'EUR'
  if (account.currency.startsWith('USD')) return 'USD'
  throw ineligible('There are no cards in this currency')
}

function ineligible(message: string): ServiceError {
  return new ServiceError({ status: 400, code: 'FUNDING_SOURCE_INELIGIBLE', message })
}
