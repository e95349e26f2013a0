import { describeErrorCode, type ErrorAdvice, type WalletErrorAction } from './codes.ts'
import type { DetailsOf } from './details.ts'
import type { WalletErrorCode } from './list.ts'

/** A code of the list, or a code of the service that is not known here. */
export type AnyErrorCode = WalletErrorCode | (string & Record<never, never>)

export type WalletErrorOptions<code extends AnyErrorCode = AnyErrorCode> = {
  /** For developers who read logs; without it, the name of the action. Never contains a code, a key or a payload. */
  message?: string | undefined
  httpStatus?: number | undefined
  retryAfterMs?: number | undefined
  details?: DetailsOf<code> | undefined
  /** What the code calls for, where it is one that only a response brings; another error with it will do. */
  advice?: ErrorAdvice | undefined
  /** The error of this library that this one renames. */
  cause?: WalletError | undefined
}

/**
 * The one error class of this library. Decide by `code` or by `action`, never by `message`.
 *
 * `cause` is kept only where it is a `WalletError`: the message of a browser, an extension or a parser may quote the
 * secret that failed, and loggers write causes out.
 */
export class WalletError<code extends AnyErrorCode = AnyErrorCode> extends Error {
  override readonly name = 'WalletError'
  /** What happened. Codes of the service that are not known here pass unchanged. */
  readonly code: code
  /** The HTTP status, if there was a response. */
  readonly httpStatus: number | undefined
  /** Whether the same call may be repeated without a change. */
  readonly retryable: boolean
  /** How long to wait before that, if the service said so. */
  readonly retryAfterMs: number | undefined
  /** What the screen can offer. */
  readonly action: WalletErrorAction
  /** Details by code (`details.errors` of `INVALID_INPUT` lists every invalid field). */
  readonly details: DetailsOf<code> | undefined

  constructor(code: code, options: WalletErrorOptions<code> = {}) {
    const { retryable, action } = options.advice ?? describeErrorCode(code)
    super(`${code}: ${options.message ?? `calls for "${action}"`}`, options.cause && { cause: options.cause })
    this.code = code
    this.httpStatus = options.httpStatus
    this.retryAfterMs = options.retryAfterMs
    this.details = options.details
    this.retryable = retryable
    this.action = action
  }
}

/**
 * Returns whether something thrown is a `WalletError`, of one code if that is given: `details` then has the type of that
 * code.
 *
 * @example
 * ```ts
 * if (isWalletError(error, 'QUOTE_CHANGED')) showChanges(error.details?.changes ?? [])
 * ```
 */
export function isWalletError(error: unknown): error is WalletError
export function isWalletError<const code extends WalletErrorCode>(
  error: unknown,
  code: code,
): error is WalletError<code>
export function isWalletError(error: unknown, code?: WalletErrorCode): boolean {
  return error instanceof WalletError && (code === undefined || error.code === code)
}

/** What is thrown when a response has the right form and cannot be what was asked for. */
export function unexpected(message: string): WalletError {
  return new WalletError('UNEXPECTED_RESPONSE', { message })
}
