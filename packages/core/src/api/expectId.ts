import { WalletError } from '../errors/WalletError.ts'

/**
 * An answer about the very thing that was asked for.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE` for one about something else, such as another payee under this quote.
 */
export function expectId<const answer extends { id: string }>(answer: answer, id: string): answer {
  if (answer.id !== id) throw new WalletError('UNEXPECTED_RESPONSE', { message: 'the answer is about something else' })
  return answer
}
