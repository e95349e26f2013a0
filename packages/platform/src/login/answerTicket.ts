import { challengeCredential, verifyCredential } from '@countersign/core/wire'
import type { Answer } from '../answers.ts'
import { notFound, refuse } from '../answers.ts'
import { buildCall } from '../buildCall.ts'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { readQuery } from '../guards/query.ts'
import type { Route } from '../guards/route.ts'
import { checkTenantWall } from '../guards/tenantWall.ts'
import type { ServiceCall } from '../service/callService.ts'
import { relay } from '../service/relay.ts'
import { presentChallenge } from './challenge.ts'
import { finishLogin, withCookies } from './finishLogin.ts'
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

  const call = await buildCall(context, { request, route, body, customerId: ticket.customerId ?? '' })
  const turn = { request, ticket, call, credentialId: route.pathIds.credentialId ?? '' }
  if (route.operation.name === challengeCredential.name) return challenge(context, turn)
  if (route.operation.name === verifyCredential.name) return verify(context, turn)
  throw notFound()
}

type TicketTurn = {
  readonly request: Request
  readonly ticket: LoginTicket
  readonly call: ServiceCall
  readonly credentialId: string
}

async function challenge(context: PlatformContext, { request, ticket, call, credentialId }: TicketTurn) {
  const method = ticket.methods.find(({ id }) => id === credentialId)
  if (!method) throw notFound()
  const answer =
    ticket.decoyFor === undefined
      ? presentChallenge(await relay(context.service, { operation: challengeCredential, call }))
      : await context.decoy.challenge({ decoyFor: ticket.decoyFor, method, call })
  if (answer.status !== 200) return answer
  const cookie = await context.ticketCookie.write({ ticket: { ...ticket, challenged: true }, request })
  return withCookies(answer, { cookie, fromPlatform: undefined })
}

async function verify(context: PlatformContext, { request, ticket, call, credentialId }: TicketTurn) {
  // Nobody who signs in verifies before the challenge, and how the service answers that would tell customers apart.
  if (!ticket.challenged) throw ticketRequired()
  const method = ticket.methods.find(({ id }) => id === credentialId)
  if (!method) throw notFound()
  const { customerId, decoyFor } = ticket
  if (customerId === undefined) return context.decoy.verify({ decoyFor: decoyFor ?? '', method, call })
  const answer = await relay(context.service, { operation: verifyCredential, call })
  return answer.status === 200 ? finishLogin(context, { request, answer, customerId }) : answer
}

function signInRequired() {
  return refuse(401, { code: 'SIGN_IN_REQUIRED', message: 'The platform does not know who is asking' })
}

function ticketRequired() {
  return refuse(401, { code: 'LOGIN_TICKET_REQUIRED', message: 'The sign-in took too long or began elsewhere' })
}
