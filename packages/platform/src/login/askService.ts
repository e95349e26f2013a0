import { platformUnavailable } from '../responses.ts'
import type { ServiceCall, ServiceResponse } from '../service/callService.ts'
import { callService } from '../service/callService.ts'
import { isAvailable, probe } from '../service/relay.ts'
import type { Service } from '../service/service.ts'

/** The service's response about the challenge or the proof of a user who has only stated who they are. */
export type Verdict =
  | { readonly is: 'accepted'; readonly answer: ServiceResponse }
  /** 400, 404, and 401 for a proof: something is wrong with the credential or the proof. */
  | { readonly is: 'refused'; readonly answer: ServiceResponse }
  /** 429. `everywhere`: a call that is about no particular customer is limited as well. */
  | { readonly is: 'limited'; readonly answer: ServiceResponse; readonly everywhere: boolean }

/**
 * Requests a challenge, or has a proof verified. A proof that is not accepted costs a second call, which distinguishes
 * a wrong proof from refused credentials of the platform.
 *
 * @throws `Refusal` 502 or 504 for every other response of the service, for any reason: known and unknown logins then
 * end the same way.
 */
export async function askService(
  service: Service,
  { call, isProof }: { call: ServiceCall; isProof: boolean },
): Promise<Verdict> {
  const answer = await callService(service, call)
  const { status } = answer
  if (status < 300) return { is: 'accepted', answer }
  if (status === 429) return { is: 'limited', answer, everywhere: (await askAgain(service)).status === 429 }
  if (![400, 404, ...(isProof ? [401] : [])].includes(status)) throw platformUnavailable()
  if (isProof) await askAgain(service)
  return { is: 'refused', answer }
}

/**
 * Makes the second call of a proof that is not accepted.
 *
 * @throws `Refusal` 502 when the service does not work or refuses the platform's credentials.
 */
export async function askAgain(service: Service): Promise<ServiceResponse> {
  const answer = await probe(service)
  if (!isAvailable(answer)) throw platformUnavailable()
  return answer
}
