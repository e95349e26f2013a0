import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { checkFoundCustomer } from '../identifyCustomer.ts'
import type { Login } from '../options.ts'
import type { PlatformResponse } from '../responses.ts'
import { jsonResponse } from '../responses.ts'
import { pickMethods, readLogin } from './readLogin.ts'
import { readMethods } from './readMethods.ts'
import { mostTicketMethods, ticketLifetimeMs } from './ticket.ts'

/**
 * Responses and failures leave at whole multiples of this time after the request came, in milliseconds: it hides how
 * long `findCustomer` takes to find a user, or not to.
 */
const answerSlotMs = 400

type StartLogin = { readonly request: Request; readonly body: RequestBody | undefined }

/**
 * Looks a user up and sets the login ticket. The response does not reveal whether they were found.
 *
 * @throws `Refusal` 400 when the body identifies no user; 429, 502 or 504 when the service cannot be reached, the same
 * for known and unknown users.
 */
export async function answerStartLogin(
  context: PlatformContext,
  { request, body }: StartLogin,
): Promise<PlatformResponse> {
  const { ticketCookie, limits, time } = context
  const startedAt = time.now()
  const login = readLogin(body)
  await limits.countLogin(login)
  try {
    const { methods, ...holder } = await lookUp(context, login)
    const ticketMethods = methods.map(({ id, accountId, type }) => ({ id, accountId, type }))
    const expiresAt = startedAt + ticketLifetimeMs
    const ticket = { ...holder, methods: ticketMethods, challenged: false, expiresAt }
    const cookie = await ticketCookie.write({ ticket, request })
    return { ...jsonResponse({ methods }, { status: 200 }), cookies: [cookie] }
  } finally {
    await time.wait(answerSlotMs - ((time.now() - startedAt) % answerSlotMs))
  }
}

/**
 * Returns the customer and their sign-in methods, or an invented user with an invented one. Both cost the same calls.
 */
async function lookUp({ hooks, decoy, service }: PlatformContext, login: Login) {
  const found = await hooks.findCustomer(login)
  if (found) checkFoundCustomer(found)
  const { standIn, ...invented } = await decoy.invent(login)
  const listed = await readMethods(service, { found, standIn })
  const offered = pickMethods(login, listed).filter(({ type }) => found?.types?.includes(type) ?? true)
  if (!found || offered.length === 0) return invented
  return { customerId: found.customerId, methods: offered.slice(0, mostTicketMethods) }
}
