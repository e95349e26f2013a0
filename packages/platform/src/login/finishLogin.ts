import { sessionSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import type { PlatformResponse } from '../responses.ts'
import { refuse } from '../responses.ts'
import type { ServiceResponse } from '../service/callService.ts'

type FinishedLogin = { readonly request: Request; readonly answer: ServiceResponse; readonly customerId: string }

/**
 * Reports a confirmed login to the platform and adds the platform's cookies to the response. The ticket is cleared.
 *
 * @throws `Refusal` 502 when the response is not a session.
 */
export async function finishLogin(
  { hooks, ticketCookie, proofCookie }: PlatformContext,
  { request, answer, customerId }: FinishedLogin,
): Promise<PlatformResponse> {
  const parsed = v.safeParse(sessionSchema, answer.json)
  if (!parsed.success)
    throw refuse(502, { code: 'UNEXPECTED_RESPONSE', message: 'The response of the service is not a session' })
  const fromPlatform = await hooks.onLogin({
    customerId,
    walletSessionId: parsed.output.id,
    session: parsed.output,
    request,
  })
  const proof = await proofCookie.write({
    request,
    customerId,
    walletSessionId: parsed.output.id,
    proof: 'wallet-login',
  })
  return withCookies(answer, { own: [ticketCookie.clear(request), proof], fromPlatform })
}

type Cookies = { readonly own: readonly string[]; readonly fromPlatform?: HeadersInit | undefined }

/** Adds our own cookies and those of the platform to the response. No other header of the platform passes. */
export function withCookies(answer: PlatformResponse, { own, fromPlatform = {} }: Cookies): PlatformResponse {
  return { ...answer, cookies: [...own, ...new Headers(fromPlatform).getSetCookie()] }
}
