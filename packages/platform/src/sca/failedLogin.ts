import { isSigned } from '../decoy/disguise.ts'
import { isProvenAtOnce } from '../login/refusedProof.ts'
import type { ServiceOptions } from '../options.ts'
import type { ServiceAnswer, ServiceCall } from '../service/callService.ts'
import { isAboutTheStamp, probe } from '../service/relay.ts'
import { recordSecurityEvent } from './recordSecurityEvent.ts'

type Verification = {
  /** What was to be proven, e.g. `EMAIL_OTP`. */
  readonly type: string
  readonly call: ServiceCall
  readonly answer: ServiceAnswer
}

/**
 * Whether the service looked at a proof and did not take it. Nobody reaches the signed leg of a code who has no right
 * code, so what fails there is no wrong one.
 */
export function isFailedLogin({ type, call, answer }: Verification): boolean {
  const isSecondLeg = !isProvenAtOnce(type) && isSigned(call)
  return answer.status === 401 && !isAboutTheStamp(answer) && !isSecondLeg
}

/**
 * Tells the service of a failed login. Nobody waits for it and its failure is nobody's: the person's answer is the same,
 * at the same time, whether their login is counted or not.
 */
export function reportFailedLogin(service: ServiceOptions, { customerId }: { customerId: string }): void {
  recordSecurityEvent({ service, customerId, eventType: 'FAILED_LOGIN_ATTEMPT' }).catch(() => undefined)
}

/** What `reportFailedLogin` costs, for a login of nobody, so that the cost tells no customer from a stranger. */
export function pretendToReport(service: ServiceOptions): void {
  probe(service).catch(() => undefined)
}
