import { maskDestination, startLogin } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Answer } from '../answers.ts'
import { jsonAnswer, refuse } from '../answers.ts'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { checkCustomerId } from '../identifyCustomer.ts'
import type { FoundCustomer } from '../options.ts'
import { ticketLifetimeMs } from './ticket.ts'

/**
 * Answers to a login leave at whole multiples of this time after the request came, in milliseconds, so that looking up
 * a known person and inventing an unknown one take the same time.
 */
const answerSlotMs = 400

type StartLogin = { readonly request: Request; readonly body: RequestBody | undefined }

/**
 * Looks a person up and hands out the login ticket. Nothing in the answer tells whether they were found.
 *
 * @throws `Refusal` 400 for what is neither an email address nor a phone number.
 */
export async function answerStartLogin(context: PlatformContext, { request, body }: StartLogin): Promise<Answer> {
  const { hooks, decoy, ticketCookie, time } = context
  const startedAt = time.now()
  const login = v.safeParse(startLogin.request, body?.value)
  if (!login.success) throw refuse(400, { code: 'INVALID_INPUT', message: 'Expected an email address or phone number' })

  const found = await hooks.findCustomer(login.output)
  const { methods, ...holder } = found?.methods.length ? describe(found) : await decoy.invent(login.output)
  const expiresAt = startedAt + ticketLifetimeMs
  const ticketMethods = methods.map(({ id, accountId }) => ({ id, accountId }))
  const ticket = { ...holder, methods: ticketMethods, challenged: false, expiresAt }
  const cookie = await ticketCookie.write({ ticket, request })

  await time.wait(answerSlotMs - ((time.now() - startedAt) % answerSlotMs))
  return jsonAnswer({ methods }, { status: 200, headers: { 'set-cookie': cookie } })
}

function describe({ customerId, methods }: FoundCustomer) {
  checkCustomerId(customerId)
  const shown = methods.map(({ id, accountId, type, nickname }) => ({
    id,
    accountId,
    type,
    nickname: maskDestination(nickname),
  }))
  return { customerId, methods: shown }
}
