import type { PlatformContext } from '../context.ts'
import type { PlatformResponse } from '../responses.ts'
import { withCookies } from './finishLogin.ts'

/** Ends the platform's own session with this browser, through `onLogout`, and the login ticket with it. */
export async function answerLogout(
  { hooks, ticketCookie, proofCookie }: PlatformContext,
  { request }: { request: Request },
): Promise<PlatformResponse> {
  const fromPlatform = await hooks.onLogout?.(request)
  const answer = { status: 204, headers: {}, body: '' }
  return withCookies(answer, { own: [ticketCookie.clear(request), proofCookie.clear(request)], fromPlatform })
}
