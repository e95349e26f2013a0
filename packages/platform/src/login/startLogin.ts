import type { SignInMethod } from '@countersign/core/wire'
import type { Answer } from '../answers.ts'
import { jsonAnswer } from '../answers.ts'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { checkCustomerId } from '../identifyCustomer.ts'
import type { FoundCustomer } from '../options.ts'
import { maskNickname } from './maskNickname.ts'
import { pickMethods, readLogin } from './readLogin.ts'
import { mostTicketMethods, ticketLifetimeMs } from './ticket.ts'

/**
 * Answers to a login leave at whole multiples of this time after the request came, in milliseconds, so that looking up
 * a known person and inventing an unknown one take the same time.
 */
const answerSlotMs = 400

type StartLogin = { readonly request: Request; readonly body: RequestBody | undefined }

/**
 * Looks a person up and hands out the login ticket. Nothing in the answer tells whether they were found.
 *
 * @throws `Refusal` 400 for what names nobody.
 */
export async function answerStartLogin(context: PlatformContext, { request, body }: StartLogin): Promise<Answer> {
  const { hooks, decoy, ticketCookie, time } = context
  const startedAt = time.now()
  const login = readLogin(body)

  const found = await hooks.findCustomer(login)
  const own = found ? pickMethods(login, found.methods).slice(0, mostTicketMethods) : []
  const { methods, ...holder } = found && own.length > 0 ? describe(found, own) : await decoy.invent(login)
  const expiresAt = startedAt + ticketLifetimeMs
  const ticketMethods = methods.map(({ id, accountId, type }) => ({ id, accountId, type }))
  const ticket = { ...holder, methods: ticketMethods, challenged: false, expiresAt }
  const cookie = await ticketCookie.write({ ticket, request })

  await time.wait(answerSlotMs - ((time.now() - startedAt) % answerSlotMs))
  return jsonAnswer({ methods }, { status: 200, headers: { 'set-cookie': cookie } })
}

function describe({ customerId }: FoundCustomer, methods: readonly SignInMethod[]) {
  checkCustomerId(customerId)
  const shown = methods.map(({ id, accountId, type, nickname }) => ({
    id,
    accountId,
    type,
    nickname: maskNickname({ type, nickname }),
  }))
  return { customerId, methods: shown }
}
