import type { WalletError } from '../../errors/WalletError.ts'

const withoutAnswer: readonly string[] = ['NETWORK_UNREACHABLE', 'TIMEOUT', 'UNEXPECTED_RESPONSE']

/** Whether a call may have done what it was for although nobody heard so. */
export function isAnswerLost({ code, httpStatus = 0 }: WalletError): boolean {
  return httpStatus >= 500 || withoutAnswer.includes(code)
}
