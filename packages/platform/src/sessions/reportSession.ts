import { operations, platformSessionHeader, sessionSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import type { Route } from '../guards/route.ts'
import type { ServiceResponse } from '../service/callService.ts'

type Relayed = {
  readonly request: Request
  readonly route: Route
  readonly answer: ServiceResponse
  readonly customerId: string
}

/**
 * Follows the life of wallet sessions for the platform: ends the platform's own session with the wallet session, tells the
 * browser that had it, and says with the list of sessions whether this is so.
 */
export async function reportSession(context: PlatformContext, relayed: Relayed): Promise<ServiceResponse> {
  const { route, answer } = relayed
  const { name } = route.operation
  if (name === operations.listSessions.name) return withHeader(context, answer)
  if (name === operations.refreshSession.name && answer.status === 201) await followRefresh(context, relayed)
  if (name === operations.revokeSession.name && answer.status === 204) await reportEnd(context, relayed)
  return answer
}

function withHeader({ hooks }: PlatformContext, answer: ServiceResponse): ServiceResponse {
  if (!hooks.onSessionEnded) return answer
  return { ...answer, headers: { ...answer.headers, [platformSessionHeader.toLowerCase()]: 'ends' } }
}

async function followRefresh({ signIns }: PlatformContext, { route, answer }: Relayed): Promise<void> {
  const next = v.safeParse(sessionSchema, answer.json)
  const { sessionId } = route.pathIds
  // Without a store a later sign-out names the refreshed session. That is no reason to refuse the refresh.
  if (next.success && sessionId !== undefined) await signIns.follow(sessionId, next.output.id).catch(() => undefined)
}

async function reportEnd(context: PlatformContext, { request, route, customerId }: Relayed): Promise<void> {
  const { hooks, signIns, events, proofCookie } = context
  const { sessionId = '' } = route.pathIds
  // Without a store a refreshed session is reported by its own id: better than not at all.
  const walletSessionId = await signIns.firstOf(sessionId).catch(() => sessionId)
  // A browser that locks or signs out ends its own. It needs the platform's session to open again, or ends that itself.
  if (walletSessionId === (await proofCookie.readSessionId(request, { customerId }))) return
  try {
    await hooks.onSessionEnded?.({ customerId, walletSessionId })
  } finally {
    // After the hook, so that a browser that asks again is no longer signed in. A lost event is not a lost sign-out.
    await events?.announce(customerId, [{ kind: 'session', id: sessionId }]).catch(() => undefined)
  }
}
