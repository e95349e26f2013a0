import type { PlatformContext } from '../context.ts'
import { identifyCustomer } from '../identifyCustomer.ts'
import type { PlatformResponse } from '../responses.ts'
import { refuse } from '../responses.ts'

/** The longest `Last-Event-ID` that is read, in characters. Those of this package have up to 34. */
const longestEventId = 64

/**
 * Opens the stream of live events of a signed-in customer.
 *
 * @throws `Refusal` 501 without the option `events`, 429 when the customer has too many streams open, 503 when the store
 * cannot be read.
 */
export async function answerEvents(
  context: PlatformContext,
  { request, customerId }: { request: Request; customerId: string },
): Promise<PlatformResponse> {
  const { events } = context
  if (!events) throw refuse(501, { code: 'NOT_IMPLEMENTED', message: 'This platform reports no live events' })
  const lastEventId = request.headers.get('last-event-id')?.slice(0, longestEventId) || undefined
  const isSignedIn = async () => (await identifyCustomer(context, { request })) === customerId
  const stream = await events.open({ customerId, lastEventId, isSignedIn }).catch(() => {
    const message = 'The platform cannot report live events right now'
    throw refuse(503, { code: 'PLATFORM_UNAVAILABLE', message, headers: { 'retry-after': '10' } })
  })
  if (!stream) {
    const headers = { 'retry-after': '60' }
    throw refuse(429, { code: 'RATE_LIMITED', message: 'Too many streams of events are open', headers })
  }
  // Some proxies collect a response before they send it on, unless they are told not to.
  const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
  return { status: 200, headers, body: '', stream }
}
