import { answerCustomer } from './answerCustomer.ts'
import type { PlatformContext } from './context.ts'
import { createPlatformContext } from './context.ts'
import type { RequestBody } from './guards/body.ts'
import { readBody } from './guards/body.ts'
import { checkOrigin } from './guards/origin.ts'
import type { Route } from './guards/route.ts'
import { checkOpened, matchRoute } from './guards/route.ts'
import { createHealthCheck } from './health/createHealthCheck.ts'
import { identifyCustomer } from './identifyCustomer.ts'
import { answerTicket, isInTicket, ticketRequired } from './login/answerTicket.ts'
import { answerLogout } from './login/logout.ts'
import { answerStartLogin } from './login/startLogin.ts'
import type { Handler } from './observe/observeRequests.ts'
import { observeRequests } from './observe/observeRequests.ts'
import type { PlatformHandlerOptions } from './options.ts'
import type { PlatformResponse } from './responses.ts'
import { errorResponse, Refusal, refuse, toResponse } from './responses.ts'

/**
 * Creates the relay between the browser and the service: a function from a standard `Request` to a `Response`, for any
 * server that supports fetch.
 *
 * It adds the platform's credentials and relays the bodies byte for byte. It passes only the operations of the
 * interface's table, and only for resources of the calling customer. It never rejects: every failure becomes a JSON
 * response with a status, a `code` and no secret.
 *
 * Wallet logins of unknown users get the same responses as those of known users. That needs `decoys`; without them
 * anyone can find out who is a customer.
 */
export function createPlatformHandler(options: PlatformHandlerOptions): (request: Request) => Promise<Response> {
  const context = createPlatformContext(options)
  const handle: Handler = async (request) => {
    try {
      return toResponse(await answer(context, { request }))
    } catch (error) {
      // The text of an unknown error may quote anything, so it is not sent.
      const unknown = errorResponse(500, { code: 'INTERNAL_ERROR', message: 'Something went wrong on the platform' })
      return toResponse(error instanceof Refusal ? error.answer : unknown)
    }
  }
  const { onRequest, store } = options
  const { service, mountPath, time } = context
  const { now } = time
  const health = createHealthCheck({ service, store, mountPath, now })
  const handleCall = onRequest ? observeRequests(handle, { onRequest, mountPath, now }) : handle
  return (request) => (health.isAsked(request) ? health.respond() : handleCall(request))
}

async function answer(context: PlatformContext, { request }: { request: Request }): Promise<PlatformResponse> {
  // 1. Does this operation exist, did our own page request it, and is it open?
  const route = matchRoute(request, context)
  checkOrigin(request, context)
  checkOpened(route, context)
  const body = await readBody(request, route)
  try {
    return await answerAllowed(context, { request, route, body })
  } finally {
    // The rest of a file that was refused is not received.
    body?.upload?.form.cancel()
  }
}

type AllowedRequest = { request: Request; route: Route; body: RequestBody | undefined }

async function answerAllowed(
  context: PlatformContext,
  { request, route, body }: AllowedRequest,
): Promise<PlatformResponse> {
  // 2. What the platform handles itself.
  const { login, access } = route.operation
  if (login === 'start') await context.limits.countAddress(request)
  if (login === 'start') return answerStartLogin(context, { request, body })
  if (login === 'end') return answerLogout(context, { request })

  // 3. A sign-in that has begun continues by its ticket, also for a customer whom the platform already knows: the
  // service may refuse to say what belongs to a customer whose SCA session has lapsed.
  const customerId = await identifyCustomer(context, { request })
  const isOfLogin = access === 'login'
  const ticket = isOfLogin ? await context.ticketCookie.read(request) : undefined
  const isOwnTicket = ticket?.customerId === customerId && ticket !== undefined && isInTicket(ticket, route)
  if (customerId !== undefined && !isOwnTicket) {
    const work = () => answerCustomer(context, { request, route, body, customerId })
    return route.operation.upload ? context.uploads.run(customerId, work) : work()
  }

  // 4. Everyone else needs a ticket.
  if (!isOfLogin) throw signInRequired()
  if (!ticket) throw ticketRequired()
  await context.limits.countAddress(request)
  return answerTicket(context, { request, route, body, ticket })
}

function signInRequired() {
  return refuse(401, { code: 'SIGN_IN_REQUIRED', message: 'The platform cannot identify the user' })
}
