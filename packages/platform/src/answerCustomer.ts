import type { Operation } from '@countersign/core/wire'
import { authMethodSchema, getQuote } from '@countersign/core/wire'
import * as v from 'valibot'
import { checkAgentPolicy } from './agents/checkAgentPolicy.ts'
import { checkAction } from './approvals/checkAction.ts'
import { checkPayment } from './approvals/checkPayment.ts'
import { checkPerson } from './approvals/checkPerson.ts'
import { buildCall } from './buildCall.ts'
import type { PlatformContext } from './context.ts'
import { answerEvents } from './events/answerEvents.ts'
import type { RequestBody } from './guards/body.ts'
import { placeRedirect } from './guards/origin.ts'
import { writePayingCaller } from './guards/payingCaller.ts'
import { checkQuery, readQuery } from './guards/query.ts'
import type { Route } from './guards/route.ts'
import { buildPath } from './guards/route.ts'
import { checkTenantWall } from './guards/tenantWall.ts'
import { ticketRequired } from './login/answerTicket.ts'
import { countGuess } from './login/countGuess.ts'
import { finishLogin } from './login/finishLogin.ts'
import { decodeIdentity } from './login/readLogin.ts'
import { checkVerifiedData } from './onboarding/approval.ts'
import { writeConsents } from './onboarding/writeConsents.ts'
import { hideForeignDetails } from './ownership/foreignDetails.ts'
import { answerPasskeyRegistration } from './passkeys/beginRegistration.ts'
import { checkEnrollment } from './passkeys/checkEnrollment.ts'
import type { PlatformResponse } from './responses.ts'
import { checkScaCredential } from './sca/checkScaCredential.ts'
import { writeEndUserIpAddress } from './sca/endUserIpAddress.ts'
import { answerTrust, relayTrust } from './sca/relayTrust.ts'
import type { ServiceResponse } from './service/callService.ts'
import { checkAnswer } from './service/checkAnswer.ts'
import { Declined } from './service/readFromService.ts'
import { relay } from './service/relay.ts'
import { readOnce } from './service/service.ts'
import { reportSession } from './sessions/reportSession.ts'
import { checkInvitation, writeCallerUmaAddress } from './uma/callerUmaAddress.ts'

type CustomerRequest = {
  readonly request: Request
  readonly route: Route
  readonly body: RequestBody | undefined
  readonly customerId: string
}

/**
 * Relays a signed-in customer's request, or handles it here, once every id in it is known to be theirs.
 *
 * @throws `Refusal` as the guards and the relay do.
 */
export async function answerCustomer(
  context: PlatformContext,
  { request, route, body: sent, customerId }: CustomerRequest,
): Promise<PlatformResponse> {
  const { ownership, approval, limits } = context
  await limits.countCustomer(customerId)
  const { operation } = route
  const path = buildPath(operation, route.pathIds)
  const readPath = readPathOf(route, path)
  const service = readPath === undefined ? context.service : readOnce(context.service, { path: readPath })
  const { owner, login, registration, trust } = operation
  const ownQuery = owner !== 'none' && 'caller' in owner ? { [owner.caller]: customerId } : {}
  const query = { ...ownQuery, ...readQuery(request.url, route) }
  checkQuery(query, route)
  const body = writePayingCaller(sent, { operation, customerId })
  const named = { route, query, body }
  const wall = ownership.check(customerId, (parameters) => checkTenantWall(named, parameters), { service })
  await wall.catch((error: unknown) => {
    throw isScaLapse(error) && operation.access === 'login' ? ticketRequired() : error
  })
  await checkScaCredential(service, { route, customerId })
  await approval.check(customerId, operation)
  await checkVerifiedData(service, { operation, body, customerId })
  await checkAgentPolicy(service, { route, body })
  await checkPayment(context, service, { request, route, customerId })
  await checkAction(context, service, { request, route, body, customerId })
  await checkPerson(context, { request, route, body, customerId })
  await checkInvitation(service, { route, customerId })
  const ownBody = await writeCallerUmaAddress(service, { operation, body, customerId })
  const placedBody = placeBody(context, { request, operation, body: ownBody })

  if (operation.streams) return answerEvents(context, { request, customerId })
  if (trust === 'list') return answerTrust(context, { customerId })
  if (registration === 'begin') return answerPasskeyRegistration(context, { body, customerId })

  const call = buildCall(context, { request, route, query, body: placedBody, customerId })
  if (registration === 'complete') await checkEnrollment(context, { request, body, customerId })
  const ask = () => (trust ? relayTrust(context, { route, call, customerId }) : relay(service, { operation, call }))
  const relayed = await countGuess(context, { route, body }, ask)
  checkAnswer({ operation, pathIds: route.pathIds, customerId }, relayed)
  const shown = await hideForeignDetails(context, { answer: relayed, customerId })
  const answer = await reportSession(context, { request, route, answer: shown, customerId })
  if (operation.opensScaSession) return rememberScaProof(context, { request, answer, customerId })
  if (login === 'prove' && answer.status === 200) return finishLogin(context, { request, answer, customerId })
  if (registration === 'complete' && answer.status === 201)
    await reportAddedCredential(context, { body, answer, customerId })
  return answer
}

/** The path of what a request reads, or of the quote that it executes: read once, for the wall and for what follows. */
function readPathOf({ operation, pathIds }: Route, path: string): string | undefined {
  if (operation.asksPlatform === 'payment') return buildPath(getQuote, pathIds)
  return operation.method === 'GET' ? path : undefined
}

/** Writes the fields that only the platform may set. */
function placeBody(
  context: PlatformContext,
  { request, operation, body }: Pick<CustomerRequest, 'request' | 'body'> & { operation: Operation },
) {
  const { allowedOrigins } = context
  const withRedirect = placeRedirect(request, { operation, body, allowedOrigins })
  const withConsents = writeConsents(context, { request, operation, body: withRedirect })
  return writeEndUserIpAddress(context, { request, operation, body: withConsents })
}

/** A lapsed SCA session hides the customer's own credentials. `POST /login` leads on, without asking for their accounts. */
function isScaLapse(error: unknown) {
  return error instanceof Declined && error.code === 'SCA_SESSION_REQUIRED'
}

/** Remembers in the browser that its user has just proved who they are. */
async function rememberScaProof(
  { proofCookie }: PlatformContext,
  { request, answer, customerId }: { request: Request; answer: ServiceResponse; customerId: string },
): Promise<PlatformResponse> {
  const isProven = answer.status === 200 && v.is(v.object({ status: v.literal('SUCCESS') }), answer.json)
  return isProven ? { ...answer, cookies: [await proofCookie.write({ request, customerId, proof: 'sca' })] } : answer
}

const linkedSchema = v.object({ type: v.literal('OAUTH'), oidcToken: v.string() })

/** Reports an added sign-in method to the platform. A response that cannot be read is left to the browser to refuse. */
async function reportAddedCredential(
  { hooks }: PlatformContext,
  { body, answer, customerId }: Pick<CustomerRequest, 'body' | 'customerId'> & { answer: ServiceResponse },
): Promise<void> {
  const parsed = v.safeParse(authMethodSchema, answer.json)
  if (!parsed.success) return
  const { id: credentialId, accountId, type } = parsed.output
  const linked = v.safeParse(linkedSchema, body?.value)
  // The service has verified the token of this request, and refuses a signed retry with another body.
  const named = linked.success ? decodeIdentity(linked.output.oidcToken) : undefined
  const identity = named && { identity: { issuer: named.issuer, subject: named.subject } }
  await hooks.onCredentialAdded?.({ customerId, credentialId, accountId, type, ...identity })
}
