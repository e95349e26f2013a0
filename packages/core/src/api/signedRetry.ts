import { unexpected, WalletError } from '../errors/WalletError.ts'

/** The headers that turn a request into its signed retry. Both or neither. */
export type SignedRetry = {
  readonly stamp: string
  readonly requestId: string
  readonly signal?: AbortSignal | undefined
}

/** The headers of any leg of a signed request: none on the first, both on the ones after it. */
export type Signing = Partial<SignedRetry>

/**
 * Returns the body of a response that must have this status.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE` for another one: the two legs of a signed request are not
 * interchangeable.
 */
export function expectStatus<answer extends { status: number; body: unknown }, const status extends answer['status']>(
  answer: answer,
  status: status,
): Extract<answer, { status: status }>['body'] {
  if (answer.status !== status)
    throw new WalletError('UNEXPECTED_RESPONSE', { httpStatus: answer.status, message: `expected status ${status}` })
  return answer.body
}

/**
 * Returns the one of two possible responses that has this field.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE` when it is the other one: the credential is of another type.
 */
export function expectAnswer<answer extends object>(answer: answer, field: string): answer {
  if (!Object.hasOwn(answer, field)) throw unexpected(`expected ${field}`)
  return answer
}
