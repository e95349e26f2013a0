import { operations } from '@countersign/core/wire'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import type { Route } from '../guards/route.ts'
import { refuse } from '../responses.ts'
import { notApproved } from './askPlatform.ts'

type Asked = {
  readonly request: Request
  readonly route: Route
  readonly body: RequestBody | undefined
  readonly customerId: string
}

const { updateCustomer, enrollScaFactor, confirmScaFactor, deleteScaFactor } = operations

/** They decide what a later proof is made with. */
const ofFactors: readonly string[] = [enrollScaFactor, confirmScaFactor, deleteScaFactor].map(({ name }) => name)

/**
 * Lets a change of what proves who someone is through only in a browser in which they have proved it within the last hour: a
 * new address or number, and another factor of Strong Customer Authentication. The service asks for the wallet's signature only
 * where the wallet's codes go to that address or number, and for a factor it asks for nothing: with a stolen session of the
 * platform, every later proof could be given.
 *
 * @throws `Refusal` 403 `NOT_APPROVED` for a contact; 409 `SCA_SESSION_REQUIRED` for a factor, after which the page has the
 * person sign in with one that they have.
 */
export async function checkPerson(
  { proofCookie }: Pick<PlatformContext, 'proofCookie'>,
  { request, route, body, customerId }: Asked,
): Promise<void> {
  const { name } = route.operation
  const isOfFactors = ofFactors.includes(name)
  const { email, phoneNumber } = Object(body?.value) as { email?: unknown; phoneNumber?: unknown }
  const isContact = name === updateCustomer.name && (email ?? phoneNumber) !== undefined
  if (!isOfFactors && !isContact) return
  const { proof } = await proofCookie.read(request, { customerId })
  if (proof !== 'session') return
  throw isContact
    ? notApproved()
    : refuse(409, { code: 'SCA_SESSION_REQUIRED', message: 'Sign in with another factor' })
}
