import type { PlatformContext } from '../context.ts'
import { findIds } from '../guards/ids.ts'
import { jsonResponse, notFound } from '../responses.ts'
import type { ServiceResponse } from '../service/callService.ts'
import { readCode } from '../service/relay.ts'

/**
 * Removes the `details` of an error that names a resource which is not the caller's, and its sentence if that names one.
 * For the service, all customers of the platform are one caller, so a duplicate account for example names the existing
 * one even if it is another customer's. The same is done if ownership cannot be checked.
 */
export async function hideForeignDetails(
  { ownership }: Pick<PlatformContext, 'ownership'>,
  { answer, customerId }: { answer: ServiceResponse; customerId: string },
): Promise<ServiceResponse> {
  const { status, headers, json } = answer
  if (status < 400) return answer
  const ids = idsIn(json)
  if (ids.size === 0) return answer
  const check = ownership.check(customerId, async ({ owns }) => {
    for (const id of ids) if (!(await owns(id))) throw notFound()
  })
  const areOwn = await check.then(
    () => true,
    () => false,
  )
  if (areOwn) return answer
  const error: Record<string, unknown> = typeof json === 'object' ? { ...json } : { text: json }
  const { details: _, ...rest } = error
  const shown = idsIn(rest).size === 0 ? rest : { status, code: readCode(json), message: refused, reason: refused }
  return { ...jsonResponse(shown, { status, headers }), json: shown }
}

const refused = 'The service refused this request'

function idsIn(value: unknown): Set<string> {
  return new Set(textsOf(value).flatMap(findIds))
}

/** Every text in a value, including field names. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => [name, ...textsOf(field)])
}
