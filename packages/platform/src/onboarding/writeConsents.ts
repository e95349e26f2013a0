import type { Operation } from '@countersign/core/wire'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { readEndUserIpAddress } from '../sca/endUserIpAddress.ts'

type PlacedRequest = {
  readonly request: Request
  readonly operation: Operation
  readonly body: RequestBody | undefined
}

/**
 * Adds the time, the IP address and the method to each consent of a body. The body was checked against the operation's
 * schema, so none of these come from the browser.
 *
 * @throws `Refusal` 501 when the platform does not know the address.
 */
export function writeConsents(
  { hooks, time }: Pick<PlatformContext, 'hooks' | 'time'>,
  { request, operation, body }: PlacedRequest,
): RequestBody | undefined {
  const { agreementConsents, ...rest } = (body?.value ?? {}) as { agreementConsents?: readonly object[] }
  if (!operation.recordsConsent || !body || agreementConsents === undefined) return body
  const given = {
    acceptedAt: new Date(time.now()).toISOString(),
    ipAddress: readEndUserIpAddress(hooks, { request }),
    acceptanceMethod: hooks.acceptanceMethod ?? 'CLICK_TO_ACCEPT',
  }
  const value = { ...rest, agreementConsents: agreementConsents.map((consent) => ({ ...consent, ...given })) }
  return { ...body, value, bytes: new TextEncoder().encode(JSON.stringify(value)) }
}
