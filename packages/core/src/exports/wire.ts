/**
 * The shared vocabulary of the interface: every message with its type and parser, every operation described once.
 * For platforms, sandboxes and tools; a browser page needs only what `@countersign/core` exports.
 *
 * @module
 */
export type { OperationInput } from '../api/send.ts'
export { actionSentences } from '../errors/actionSentences.ts'
export type { WalletErrorCode } from '../errors/list.ts'
export { isOutcomeUnknown, mayRetry } from '../errors/outcome.ts'
export { createServiceError } from '../errors/serviceCodes.ts'
export { isWalletError, WalletError } from '../errors/WalletError.ts'
export {
  defaultHeaderNames,
  type HeaderNames,
  idempotencyKeyHeader,
  ownDateHeader,
  platformSessionHeader,
  requestIdHeader,
  retryAfterHeader,
  webhookSignatureHeader,
} from '../wire/headerNames.ts'
export { lookUp } from '../wire/lookUp.ts'
export { maskDestination, normalizeDestination } from '../wire/maskDestination.ts'
export { type OptInOperation, operations } from '../wire/operations.ts'
export { isPull, isPullable } from '../wire/outsideAccounts.ts'
export * from '../wire/resources.ts'
export {
  type ErrorBody,
  errorBodySchema,
  type FieldError,
  fieldErrorSchema,
  readErrorDetails,
} from '../wire/schema/errorBody.ts'
export {
  type IdType,
  type OpaqueType,
  type OwnedType,
  opaqueTypes,
  ownedTypes,
  type PlatformType,
  type UnionType,
  unionTypes,
} from '../wire/schema/ids.ts'
export { isTooDeep, parseJson, stringifyJson } from '../wire/schema/json.ts'
export { type Currency, currencySchema, type Money, moneySchema } from '../wire/schema/money.ts'
export {
  type Operation,
  type OperationDescription,
  type OperationQuery,
  type OperationRequest,
  type OperationResponse,
  type Owner,
  type PathParameters,
  parameterNames,
} from '../wire/schema/operation.ts'
