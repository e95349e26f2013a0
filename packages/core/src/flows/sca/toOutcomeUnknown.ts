import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'

/** Classifies an error that came after a proof was sent, if it does not say whether the proof counted. */
export function toOutcomeUnknown(error: unknown): unknown {
  return isWalletError(error) && isOutcomeUnknown(error)
    ? new WalletError('SCA_OUTCOME_UNKNOWN', { message: error.code, cause: error })
    : error
}
