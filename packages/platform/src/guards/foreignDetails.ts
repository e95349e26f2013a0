import { jsonAnswer, notFound } from '../answers.ts'
import type { PlatformContext } from '../context.ts'
import type { ServiceResponse } from '../service/callService.ts'
import { findIds } from './ids.ts'

/**
 * Removes the `details` of an error if they name a resource that is not the caller's. For the service, all customers of
 * the platform are one caller, so a duplicate account for example names the existing one even if it is another
 * customer's. Details are also removed if ownership cannot be checked.
 */
export async function hideForeignDetails(
  { ownership }: Pick<PlatformContext, 'ownership'>,
  { answer, customerId }: { answer: ServiceResponse; customerId: string },
): Promise<ServiceResponse> {
  const { status, headers, json } = answer
  if (status < 400 || typeof json !== 'object' || json === null || !('details' in json)) return answer
  const ids = new Set(textsOf(json.details).flatMap(findIds))
  if (ids.size === 0) return answer
  const check = ownership.check(customerId, async ({ owns }) => {
    for (const id of ids) if (!(await owns(id))) throw notFound()
  })
  const areOwn = await check.then(
    () => true,
    () => false,
  )
  if (areOwn) return answer
  const { details: _, ...rest } = json
  return { ...jsonAnswer(rest, { status, headers }), json: rest }
}

/** Every text in a value, including field names. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => [name, ...textsOf(field)])
}
