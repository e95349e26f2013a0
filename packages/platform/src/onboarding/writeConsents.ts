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
 * Writes into each consent of a body what only the platform may say: when it was given, from which address and how. The
 * body fits the operation, so the browser said nothing about that.
 *
 * @throws `Refusal` 501 when the platform cannot say the address.
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
