/**
 * The shared vocabulary of the interface: every message with its type and parser, every operation described once.
 * For platforms, sandboxes and tools; a browser page needs only what `@countersign/core` exports.
 *
 * @module
 */
export type { WalletErrorCode } from '../errors/list.ts'
export * from '../wire/cards.ts'
export * from '../wire/credentials.ts'
export * from '../wire/customers.ts'
export * from '../wire/delegatedKeys.ts'
export * from '../wire/externalAccounts.ts'
export * from '../wire/internalAccounts.ts'
export { lookUp } from '../wire/lookUp.ts'
export { maskDestination, normaliseDestination } from '../wire/maskDestination.ts'
export { operations } from '../wire/operations.ts'
export * from '../wire/platform.ts'
export * from '../wire/quotes.ts'
export * from '../wire/sca.ts'
export * from '../wire/scaChallenge.ts'
export * from '../wire/scaFactors.ts'
export { type ErrorBody, errorBody, type FieldError, fieldError } from '../wire/schema/errorBody.ts'
export { isTooDeep, parseJson, stringifyJson } from '../wire/schema/json.ts'
export { type Currency, currency, type Money, money } from '../wire/schema/money.ts'
export {
  type Operation,
  type OperationQuery,
  type OperationRequest,
  type OperationResponse,
  parameterNames,
} from '../wire/schema/operation.ts'
export * from '../wire/sessions.ts'
export { type SignedRequestChallenge, signedRequestChallenge } from '../wire/signedRequests.ts'
export * from '../wire/transactions.ts'
export {
  defaultVocabulary,
  idempotencyKeyHeader,
  requestIdHeader,
  retryAfterHeader,
  type Vocabulary,
} from '../wire/vocabulary.ts'
