import { isWalletError, WalletError } from '../../errors/WalletError.ts'

const withoutAnswer: readonly string[] = ['NETWORK_UNREACHABLE', 'TIMEOUT', 'UNEXPECTED_RESPONSE']

/** Whether a call may have done what it was for although nobody heard so. */
export function isAnswerLost({ code, httpStatus = 0 }: WalletError): boolean {
  return httpStatus >= 500 || httpStatus === 408 || withoutAnswer.includes(code)
}

/** Names an error that came after a proof had gone out: without an answer nobody knows whether it counted. */
export function nameLostAnswer(error: unknown): unknown {
  return isWalletError(error) && isAnswerLost(error)
    ? new WalletError('SCA_OUTCOME_UNKNOWN', { message: error.code })
    : error
}
