import type { OperationDescription } from '@countersign/core/wire'
import { listInternalAccounts } from '@countersign/core/wire'
import { platformUnavailable } from '../responses.ts'
import type { ServiceCall, ServiceResponse } from './callService.ts'
import { callService } from './callService.ts'
import type { Service } from './service.ts'

/**
 * Makes a call for a user and returns what the user may see of it.
 *
 * A 401 about the platform's own credentials becomes a 502, so that it is not mistaken for the end of the user's
 * session.
 *
 * @throws `Refusal` as `callService`, and 502 for refused credentials.
 */
export async function relay(
  service: Service,
  { operation, call }: { operation: OperationDescription; call: ServiceCall },
): Promise<ServiceResponse> {
  const answer = await callService(service, call)
  if (answer.status === 401 && !isAboutTheStamp(answer) && !(await isAboutThePerson(service, { operation })))
    throw platformUnavailable()
  return answer
}

/** Returns whether the code of a response is one that only a signature of the user can cause. */
export function isAboutTheStamp({ json }: ServiceResponse) {
  const code = readCode(json)
  return code === 'REQUEST_ID_MISSING' || code.startsWith('WALLET_SIGNATURE_')
}

/** The same 401 also means a wrong code or a used request id. A call that needs only credentials decides. */
async function isAboutThePerson(service: Service, { operation }: { operation: OperationDescription }) {
  return operation.walletSignature !== undefined && isAvailable(await probe(service))
}

/** A call that needs only credentials. */
const probeCall = { method: listInternalAccounts.method, path: listInternalAccounts.path, query: { limit: '1' } }

/**
 * Calls the service without reference to a customer.
 *
 * @throws `Refusal` as `callService`.
 */
export function probe(service: Service): Promise<ServiceResponse> {
  return callService(service, probeCall)
}

/** Returns whether a response to `probe` shows a service that works and accepts the platform's credentials. */
export function isAvailable({ status }: ServiceResponse): boolean {
  return status < 500 && status !== 401
}

/** Returns the code of an error response, empty without one. */
export function readCode(json: unknown): string {
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined
  return typeof code === 'string' ? code : ''
}
