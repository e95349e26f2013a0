import { listExternalAccounts, lookUp, trustEndSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import type { Route } from '../guards/route.ts'
import { jsonResponse, type PlatformResponse } from '../responses.ts'
import type { ServiceCall, ServiceResponse } from '../service/callService.ts'
import { readPages } from '../service/readPages.ts'
import { readCode, relay } from '../service/relay.ts'

type TrustContext = Pick<PlatformContext, 'service' | 'trust'>

/**
 * Answers which of the caller's payees are trusted: the service does not report it.
 *
 * @throws `Refusal` as `readFromService`, and 503 while the store cannot be read.
 */
export async function answerTrust(
  { service, trust }: TrustContext,
  { customerId }: { customerId: string },
): Promise<PlatformResponse> {
  const item = v.object({ id: v.string() })
  const payees = await readPages(service, { operation: listExternalAccounts, item, query: { customerId } })
  const found = await Promise.all(
    payees.map(async ({ id: payeeId }) => ({
      externalAccountId: payeeId,
      trusted: await trust.read({ customerId, payeeId }),
    })),
  )
  return jsonResponse({ data: found.filter(({ trusted }) => trusted !== undefined) }, { status: 200 })
}

/**
 * Relays a request that changes trust in a payee, and records what the service responds. Until it has responded, the
 * record says that the outcome is unknown, so a lost response is never taken for a refusal.
 *
 * @throws `Refusal` as `relay`, and 503 before anything is sent where nothing can be recorded.
 */
export async function relayTrust(
  { service, trust }: TrustContext,
  { route, call, customerId }: { route: Route; call: ServiceCall; customerId: string },
): Promise<ServiceResponse> {
  const { operation, pathIds } = route
  const { owner } = operation
  const payeeId = owner !== 'none' && 'path' in owner ? lookUp(pathIds, owner.path) : undefined
  if (payeeId === undefined) throw new Error(`${operation.name} changes trust and names no payee in its path.`)
  const payee = { customerId, payeeId }
  const before = await trust.read(payee)
  if (operation.trust === 'confirm') await trust.write({ ...payee, trusted: null })
  const answer = await relay(service, { operation, call })
  const trusted = operation.trust === 'confirm' ? readConfirmed(answer, { before }) : readRemoved(answer, { before })
  // The service has decided by now: a store that fails leaves the outcome unknown, and the response still counts.
  await trust.write({ ...payee, trusted }).catch(() => {})
  return answer
}

type Recorded = { readonly before: boolean | null | undefined }

function readConfirmed({ status, json }: ServiceResponse, { before }: Recorded) {
  if (status === 200) return v.is(trustEndSchema, json) ? json.trusted : null
  return status >= 400 && status < 500 ? before : null
}

function readRemoved(answer: ServiceResponse, { before }: Recorded) {
  if (answer.status === 204) return undefined
  return readCode(answer.json) === 'BENEFICIARY_TRUSTED' ? true : before
}
