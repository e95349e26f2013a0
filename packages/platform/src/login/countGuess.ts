import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import type { Route } from '../guards/route.ts'
import type { ServiceResponse } from '../service/callService.ts'
import { isProvenAtOnce } from './refusals.ts'

type Proof = { readonly route: Route; readonly body: RequestBody | undefined }

/**
 * Has a code of a customer verified whom the platform knows already. Wrong ones count together with those of a sign-in by
 * ticket: with a stolen session of the platform, the code of the wallet could be guessed otherwise.
 *
 * @throws `Refusal` 429 after too many; then nothing was verified.
 */
export async function countGuess(
  { attempts }: Pick<PlatformContext, 'attempts'>,
  { route, body }: Proof,
  work: () => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  const { credentialId } = route.pathIds
  const { type } = Object(body?.value) as { type?: unknown }
  if (route.operation.login !== 'prove' || credentialId === undefined || isProvenAtOnce(String(type))) return work()
  const counts = ({ status }: ServiceResponse) => status === 400 || status === 401
  const answer = await attempts.guesses.run(credentialId, work, { counts })
  if (answer.status === 200) await attempts.guesses.forget(credentialId)
  return answer
}
