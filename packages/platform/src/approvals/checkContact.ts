import { operations } from '@countersign/core/wire'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import type { Route } from '../guards/route.ts'
import { notApproved } from './askPlatform.ts'

type ContactChange = {
  readonly request: Request
  readonly route: Route
  readonly body: RequestBody | undefined
  readonly customerId: string
}

/**
 * Lets a new address or number through only in a browser in which the person has proved who they are within the last hour. The
 * service asks for the wallet's signature only where the wallet's codes go there, and its other codes go there, too: whoever
 * stole the session at the platform would get those of Strong Customer Authentication.
 *
 * @throws `Refusal` 403 `NOT_APPROVED`.
 */
export async function checkContact(
  { proofCookie }: Pick<PlatformContext, 'proofCookie'>,
  { request, route, body, customerId }: ContactChange,
): Promise<void> {
  if (route.operation.name !== operations.updateCustomer.name) return
  const { email, phoneNumber } = Object(body?.value) as { email?: unknown; phoneNumber?: unknown }
  if (email === undefined && phoneNumber === undefined) return
  const { proof } = await proofCookie.read(request, { customerId })
  if (proof === 'session') throw notApproved()
}
