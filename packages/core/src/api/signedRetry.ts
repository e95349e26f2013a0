import { WalletError } from '../errors/WalletError.ts'

/** What turns a request into its signed retry. Both headers or neither. */
export type SignedRetry = {
  readonly stamp: string
  readonly requestId: string
  readonly signal?: AbortSignal | undefined
}

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
