import type { WalletError } from '@countersign/core'
import { isSecurityStop } from '@countersign/core/client'
import type { ErrorMessages } from '../provider/ErrorMessages.ts'
import type { LaterSentences } from '../provider/laterSentences.ts'
import type { ErrorJourney } from '../provider/Messages.ts'
import { useErrorMessage } from '../provider/useMessages.ts'
import { definePart } from './definePart.tsx'
import { WarningIcon } from './icons.tsx'

type ErrorMessageOptions = {
  error: WalletError | undefined
  /** The journey that these sentences belong to: a translation may have its own. */
  journey: ErrorJourney
  /** The sentences by code and by action. */
  sentences: ErrorMessages | LaterSentences
  /** What is wrong with what was typed. Shown instead of the error. */
  invalid?: string | false | undefined
}

/**
 * Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced.
 * `data-tone="danger"`: a security stop.
 */
export const ErrorMessage = definePart(
  'p',
  ({ error, journey, sentences, invalid }: ErrorMessageOptions) => {
    const sentenceFor = useErrorMessage(journey, sentences, error)
    const sentence = invalid || sentenceFor(error)
    const stopped = !invalid && isSecurityStop(error)
    return {
      role: 'alert',
      state: { errorCode: error?.code, tone: stopped ? 'danger' : undefined },
      children: sentence && (
        <>
          <WarningIcon />
          {sentence}
        </>
      ),
    }
  },
  ['error', 'journey', 'sentences', 'invalid'],
)
