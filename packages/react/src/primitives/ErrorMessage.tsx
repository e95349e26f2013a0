import type { WalletError } from '@countersign/core'
import type { ErrorMessages } from '../provider/ErrorMessages.ts'
import { useErrorMessage } from '../provider/useMessages.ts'
import { definePart } from './definePart.tsx'

type ErrorMessageOptions = {
  error: WalletError | undefined
  /** The sentences by code and by action. */
  sentences: ErrorMessages
  /** What is wrong with what was typed. Shown instead of the error. */
  invalid?: string | false | undefined
}

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(
  'p',
  ({ error, sentences, invalid }: ErrorMessageOptions) => {
    const sentence = useErrorMessage(sentences)(error)
    return { role: 'alert', state: { errorCode: error?.code }, children: invalid || sentence }
  },
  ['error', 'sentences', 'invalid'],
)
