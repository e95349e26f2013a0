import type { Route, SandboxContext } from '../../../context.ts'
import type { CardTransactionRecord } from '../../../state/cardRecords.ts'
import { findCard } from '../cardStates.ts'
import { changeAuthorization, clear } from '../clearing.ts'
import { createIssuerToken, credit, purchase } from '../purchases.ts'
import { returnPurchase, reverseReturn } from '../returns.ts'

type OfCard = { params: { cardId: string } }

const cardOf = (context: SandboxContext, { params }: OfCard) => findCard(context, { id: params.cardId })

const accepted = ({ issuerTransactionToken }: Pick<CardTransactionRecord, 'issuerTransactionToken'>) => ({
  status: 202,
  body: { issuerTransactionToken },
})

export const simulateCardAuthorization: Route<'simulateCardAuthorization'> = (context, request) =>
  accepted(purchase(context, { card: cardOf(context, request), request: request.body, isFinal: false }))

export const simulateCardFinancialAuthorization: Route<'simulateCardFinancialAuthorization'> = (context, request) =>
  accepted(purchase(context, { card: cardOf(context, request), request: request.body, isFinal: true }))

export const simulateCardCreditAuthorization: Route<'simulateCardCreditAuthorization'> = (context, request) =>
  accepted(credit(context, { card: cardOf(context, request), request: request.body, isFinal: false }))

export const simulateCardCreditAuthorizationAdvice: Route<'simulateCardCreditAuthorizationAdvice'> = (
  context,
  request,
) => accepted(credit(context, { card: cardOf(context, request), request: request.body, isFinal: false }))

export const simulateCardFinancialCreditAuthorization: Route<'simulateCardFinancialCreditAuthorization'> = (
  context,
  request,
) => accepted(credit(context, { card: cardOf(context, request), request: request.body, isFinal: true }))

export const simulateCardClearing: Route<'simulateCardClearing'> = (context, request) =>
  accepted(clear(context, { card: cardOf(context, request), ...request.body }))

export const simulateCardAuthorizationAdvice: Route<'simulateCardAuthorizationAdvice'> = (context, request) =>
  accepted(changeAuthorization(context, { card: cardOf(context, request), ...request.body }))

export const simulateCardReturn: Route<'simulateCardReturn'> = (context, request) =>
  accepted(returnPurchase(context, { card: cardOf(context, request), ...request.body }))

export const simulateCardReturnReversal: Route<'simulateCardReturnReversal'> = (context, request) =>
  accepted(reverseReturn(context, { card: cardOf(context, request), ...request.body }))

/** Moves nothing and is in no list. */
export const simulateCardBalanceInquiry: Route<'simulateCardBalanceInquiry'> = (context, request) => {
  cardOf(context, request)
  return accepted({ issuerTransactionToken: createIssuerToken(context) })
}
