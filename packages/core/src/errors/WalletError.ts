import { describeErrorCode, type WalletErrorAction } from './codes.ts'
import type { WalletErrorCode } from './list.ts'

export type WalletErrorOptions = {
  /** For people who read logs. Never holds a code, a key or a payload. */
  message?: string | undefined
  httpStatus?: number | undefined
  retryAfterMs?: number | undefined
  details?: Readonly<Record<string, unknown>> | undefined
}

/**
 * The one error of this library. Decide by `code` or by `action`, never by `message`.
 *
 * It carries no `cause`: what a browser or parser says about a failure may quote the secret that failed.
 */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  /** What happened. Codes of the service that are not known here pass unchanged. */
  readonly code: WalletErrorCode | (string & Record<never, never>)
  /** The HTTP status, when an answer came. */
  readonly httpStatus: number | undefined
  /** Whether the same call may simply be made again. */
  readonly retryable: boolean
  /** How long to wait before that, when the service said so. */
  readonly retryAfterMs: number | undefined
  /** What the screen can offer. */
  readonly action: WalletErrorAction
  /** What the service added, by code (`details.errors` of `INVALID_INPUT` lists every invalid field). */
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(code: WalletErrorCode | (string & Record<never, never>), options: WalletErrorOptions = {}) {
    super(options.message ? `${code}: ${options.message}` : code)
    this.code = code
    this.httpStatus = options.httpStatus
    this.retryAfterMs = options.retryAfterMs
    this.details = options.details
    const { retryable, action } = describeErrorCode(code)
    this.retryable = retryable
    this.action = action
  }
}

/** Whether something thrown is a `WalletError`, optionally of one code. */
export function isWalletError(error: unknown, code?: WalletErrorCode): error is WalletError {
  return error instanceof WalletError && (code === undefined || error.code === code)
}
