import { requestIdHeader } from '@countersign/core/wire'
import * as v from 'valibot'
import { buildCall } from '../buildCall.ts'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { readQuery } from '../guards/query.ts'
import type { Route } from '../guards/route.ts'
import { checkTenantWall } from '../guards/tenantWall.ts'
import type { PlatformResponse } from '../responses.ts'
import { notFound, platformUnavailable, refuse } from '../responses.ts'
import type { ServiceCall } from '../service/callService.ts'
import { askService } from './askService.ts'
import { presentChallenge } from './challenge.ts'
import { finishLogin, withCookies } from './finishLogin.ts'
import { isPointOfP256 } from './publicKeyPoint.ts'
import { isProvenAtOnce, isSigned, refusedProof, refusedSignature, tooFrequent } from './refusals.ts'
import type { LoginTicket } from './ticket.ts'

type TicketRequest = {
  readonly request: Request
  readonly route: Route
  readonly body: RequestBody | undefined
  readonly ticket: LoginTicket
}

/** Returns whether a ticket covers the credential of a request. */
export function isInTicket({ methods }: LoginTicket, { pathIds }: Route): boolean {
  return methods.some(({ id }) => id === pathIds.credentialId)
}

/**
 * Serves the challenge and verification of a credential to a user who has only stated who they are.
 *
 * Known and unknown users get the same responses to the same requests, at the cost of the same calls to the service.
 * The service's response is therefore reduced to: it worked, the proof is wrong, too many attempts, or the service is
 * not available.
 *
 * @throws `Refusal` 404 for a credential that the ticket does not name.
 */
export async function answerTicket(
  context: PlatformContext,
  { request, route, body, ticket }: TicketRequest,
): Promise<PlatformResponse> {
  const ids = ticket.methods.flatMap(({ id, accountId }) => [id, accountId])
  readQuery(request.url, route)
  await checkTenantWall({ route, query: {}, body }, { owns: async (id) => ids.includes(id) })

  const method = ticket.methods.find(({ id }) => id === route.pathIds.credentialId)
  if (!method) throw notFound()
  const call = buildCall(context, { request, route, body, customerId: ticket.customerId ?? '' })
  const ticketCall = { request, ticket, call, method, fields: v.parse(knownFieldsSchema, body?.value) ?? {} }
  if (route.operation.login === 'challenge') return challenge(context, ticketCall)
  if (route.operation.login === 'prove') return verify(context, ticketCall)
  throw notFound()
}

/** The fields of a body that decide here. The rest is between the browser and the service. */
const knownFieldsSchema = v.optional(
  v.looseObject({ type: v.optional(v.string()), clientPublicKey: v.optional(v.string()) }),
)

type TicketCall = {
  readonly request: Request
  readonly ticket: LoginTicket
  readonly call: ServiceCall
  readonly method: LoginTicket['methods'][number]
  readonly fields: { readonly type?: string | undefined; readonly clientPublicKey?: string | undefined }
}

async function challenge(context: PlatformContext, ticketCall: TicketCall) {
  const { request, ticket, method, fields } = ticketCall
  // Checked here for everyone: the service would only check it for credentials that exist.
  if (method.type === 'OAUTH') throw invalidInput('An OpenID token is verified without a challenge')
  if (method.type === 'PASSKEY' && !isPointOfP256(fields.clientPublicKey ?? ''))
    throw invalidInput('The challenge of a passkey needs a public key, a point of P-256')

  const { codes, proofs } = context.attempts
  const work = () => askForChallenge(context, ticketCall)
  const answer = isProvenAtOnce(method.type)
    ? await work()
    : await codes.run(method.id, work, { counts: ({ status }) => status === 200 })
  if (answer.status !== 200) return answer
  await proofs.forget(method.id)
  const cookie = await context.ticketCookie.write({ ticket: { ...ticket, challenged: true }, request })
  return withCookies(answer, { own: [cookie] })
}

async function askForChallenge({ service, decoy }: PlatformContext, { ticket, method, call }: TicketCall) {
  if (ticket.decoyFor !== undefined) return decoy.challenge({ decoyFor: ticket.decoyFor, method, call })
  const { is, answer } = await askService(service, { call, isProof: false })
  if (is === 'accepted') return presentChallenge(answer)
  if (is === 'limited') return tooFrequent(answer)
  throw platformUnavailable()
}

async function verify(context: PlatformContext, ticketCall: TicketCall) {
  const { request, ticket, method, fields } = ticketCall
  if (fields.type !== method.type) throw invalidInput('Expected the type of this way to sign in')
  // A user who signs in never verifies before the challenge, and the service's response to that would reveal customers.
  // An OpenID token is sufficient proof: it has no challenge.
  if (!ticket.challenged && method.type !== 'OAUTH') throw ticketRequired()
  if (method.type === 'PASSKEY' && !request.headers.has(requestIdHeader)) throw requestIdMissing()

  // Passkeys and tokens cannot be guessed. A limit on them would only let strangers keep customers from signing in.
  if (isProvenAtOnce(method.type)) return askForVerification(context, ticketCall)
  const { proofs, guesses } = context.attempts
  const isWrong = { counts: ({ status }: PlatformResponse) => status === 401 }
  const work = () => askForVerification(context, ticketCall)
  return proofs.run(method.id, () => guesses.run(method.id, work, isWrong), isWrong)
}

async function askForVerification(context: PlatformContext, { request, ticket, method, call }: TicketCall) {
  const { service, decoy, attempts } = context
  const { customerId, decoyFor } = ticket
  if (customerId === undefined) return decoy.verify({ decoyFor: decoyFor ?? '', method, call })
  const { is, answer } = await askService(service, { call, isProof: true })
  if (is === 'limited') return tooFrequent(answer)
  if (is === 'refused')
    return isSigned(call) && !isProvenAtOnce(method.type) ? refusedSignature(answer) : refusedProof(answer, method)
  if (answer.status !== 200) return answer
  await Promise.all([attempts.codes.forget(method.id), attempts.guesses.forget(method.id)])
  return finishLogin(context, { request, answer, customerId })
}

/** The response to a request that needs a ticket and comes without one. The sign-in starts again. */
export function ticketRequired() {
  return refuse(401, { code: 'LOGIN_TICKET_REQUIRED', message: 'The sign-in took too long or began elsewhere' })
}

function requestIdMissing() {
  return refuse(401, {
    code: 'REQUEST_ID_MISSING',
    message: 'A passkey assertion needs the request id of its challenge',
  })
}

function invalidInput(message: string) {
  return refuse(400, { code: 'INVALID_INPUT', message })
}
