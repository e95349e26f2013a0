import { WalletError } from '../errors/WalletError.ts'

/** What turns a request into its signed retry. Both headers or neither. */
export type SignedRetry = {
  readonly stamp: string
  readonly requestId: string
  readonly signal?: AbortSignal | undefined
}

/** What every leg of a signed request may carry: nothing on the first, both headers on the ones after it. */
export type Signing = Partial<SignedRetry>

/**
 * The body of an answer that has to have this status.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE` for another one: the two legs of a signed request are not interchangeable.
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
 * The one of two possible answers that has this field.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE` when it is the other one: the credential is of another type.
 */
export function expectAnswer<answer extends object>(answer: answer, field: string): answer {
  if (!Object.hasOwn(answer, field)) throw new WalletError('UNEXPECTED_RESPONSE', { message: `expected ${field}` })
  return answer
}
