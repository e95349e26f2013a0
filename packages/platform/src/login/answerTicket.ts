import { challengeCredential, requestIdHeader, verifyCredential } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Answer } from '../answers.ts'
import { notFound, refuse } from '../answers.ts'
import { buildCall } from '../buildCall.ts'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { readQuery } from '../guards/query.ts'
import type { Route } from '../guards/route.ts'
import { checkTenantWall } from '../guards/tenantWall.ts'
import type { ServiceAnswer, ServiceCall } from '../service/callService.ts'
import { relay, tryCredentials } from '../service/relay.ts'
import { presentChallenge } from './challenge.ts'
import { finishLogin, withCookies } from './finishLogin.ts'
import { isProvenAtOnce, refusedProof } from './refusedProof.ts'
import type { LoginTicket } from './ticket.ts'

type TicketRequest = {
  readonly request: Request
  readonly route: Route
  readonly body: RequestBody | undefined
}

/**
 * Serves somebody who is not signed in: with a login ticket, the challenge and verification of its credentials.
 *
 * @throws `Refusal` 401 without a ticket, 404 for a credential that the ticket does not name.
 */
export async function answerTicket(context: PlatformContext, { request, route, body }: TicketRequest): Promise<Answer> {
  if (route.operation.access !== 'login') throw signInRequired()
  const ticket = await context.ticketCookie.read(request)
  if (!ticket) throw ticketRequired()

  const ids = ticket.methods.flatMap(({ id, accountId }) => [id, accountId])
  readQuery(request.url, route)
  await checkTenantWall({ route, query: {}, body }, { owns: async (id) => ids.includes(id) })

  const method = ticket.methods.find(({ id }) => id === route.pathIds.credentialId)
  if (!method) throw notFound()
  const call = await buildCall(context, { request, route, body, customerId: ticket.customerId ?? '' })
  const turn = { request, ticket, call, method, fields: v.parse(knownFields, body?.value) ?? {} }
  if (route.operation.name === challengeCredential.name) return challenge(context, turn)
  if (route.operation.name === verifyCredential.name) return verify(context, turn)
  throw notFound()
}

/** What of a body decides here. The rest is between the browser and the service. */
const knownFields = v.optional(v.looseObject({ type: v.optional(v.string()), clientPublicKey: v.optional(v.string()) }))

type TicketTurn = {
  readonly request: Request
  readonly ticket: LoginTicket
  readonly call: ServiceCall
  readonly method: LoginTicket['methods'][number]
  readonly fields: { readonly type?: string | undefined; readonly clientPublicKey?: string | undefined }
}

async function challenge(context: PlatformContext, { request, ticket, call, method, fields }: TicketTurn) {
  // Said here for everybody: the service would say it of the credentials that it knows.
  if (method.type === 'OAUTH') throw invalidInput('An OpenID token is verified without a challenge')
  if (method.type === 'PASSKEY' && fields.clientPublicKey === undefined)
    throw invalidInput('The challenge of a passkey needs a public key')

  const answer =
    ticket.decoyFor === undefined
      ? presentChallenge(await relay(context.service, { operation: challengeCredential, call }))
      : await context.decoy.challenge({ decoyFor: ticket.decoyFor, method, call })
  if (answer.status !== 200) return answer
  const cookie = await context.ticketCookie.write({ ticket: { ...ticket, challenged: true }, request })
  return withCookies(answer, { cookie, fromPlatform: undefined })
}

async function verify(context: PlatformContext, turn: TicketTurn) {
  const { request, ticket, call, method, fields } = turn
  if (fields.type !== method.type) throw invalidInput('Expected the type of this way to sign in')
  // Nobody who signs in verifies before the challenge, and how the service answers that would tell customers apart. An
  // OpenID token is proof enough: it has no challenge.
  if (!ticket.challenged && method.type !== 'OAUTH') throw ticketRequired()
  if (method.type === 'PASSKEY' && !request.headers.has(requestIdHeader)) throw requestIdMissing()

  const { customerId, decoyFor } = ticket
  if (customerId === undefined) return context.decoy.verify({ decoyFor: decoyFor ?? '', method, call })
  const answer = await relay(context.service, { operation: verifyCredential, call })
  if (answer.status === 200) return finishLogin(context, { request, answer, customerId })
  return isProvenAtOnce(method.type) ? presentRefusal(context, answer) : answer
}

/**
 * What was wrong with a passkey or token is for the service to know: malformed, foreign, removed in the meantime, each in
 * words of its own, and none of them possible for an invented credential. Here all are one refusal, at the same cost.
 */
async function presentRefusal({ service }: PlatformContext, answer: ServiceAnswer): Promise<Answer> {
  if (answer.status < 400 || answer.status >= 500 || answer.status === 429) return answer
  // Of a 401 the relay has tried the credentials already.
  if (answer.status !== 401) await tryCredentials(service)
  return refusedProof(answer)
}

function signInRequired() {
  return refuse(401, { code: 'SIGN_IN_REQUIRED', message: 'The platform does not know who is asking' })
}

function ticketRequired() {
  return refuse(401, { code: 'LOGIN_TICKET_REQUIRED', message: 'The sign-in took too long or began elsewhere' })
}

function requestIdMissing() {
  return refuse(401, { code: 'REQUEST_ID_MISSING', message: 'A passkey answers the challenge of a request id' })
}

function invalidInput(message: string) {
  return refuse(400, { code: 'INVALID_INPUT', message })
}
