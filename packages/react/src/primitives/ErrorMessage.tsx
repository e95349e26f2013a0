import type { WalletError } from '@countersign/core'
import type { ErrorMessages } from '../provider/ErrorMessages.ts'
import { useErrorMessage } from '../provider/useMessages.ts'
import { definePart } from './definePart.tsx'

type ErrorMessageOptions = {
  error: WalletError | undefined
  /** The sentences by code and by action. */
  sentences: ErrorMessages
}

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(
  'p',
  ({ error, sentences }: ErrorMessageOptions) => ({
    role: 'alert',
    state: { errorCode: error?.code },
    children: useErrorMessage(sentences)(error),
  }),
  ['error', 'sentences'],
)
