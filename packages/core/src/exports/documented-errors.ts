/**
 * The errors that the interface documents, by operation. For tests and reference pages; no page of a wallet needs them.
 *
 * @module
 */
export {
  type DocumentedError,
  type DocumentedOperation,
  documentedErrors,
} from '../wire/documentedErrors/documentedErrors.ts'
