import type { Operation } from '@countersign/core/wire'
import { lookUp, operations } from '@countersign/core/wire'
import { notFound, refuse } from '../answers.ts'
import { idPattern, isOpaqueId, isUmaAddress, opaqueParameters, umaParameters } from './ids.ts'

/** A request that the table of operations allows: the operation and the ids in its path. */
export type Route = {
  readonly operation: Operation
  /** By the name in the path template, e.g. `quoteId`. Each has the form of an id; its owner is not known yet. */
  readonly pathIds: Readonly<Record<string, string>>
}

const relayed: readonly Operation[] = Object.values<Operation>(operations).filter(({ access }) => access !== 'platform')

/** The longest address that is read, in characters. The cursors of lists make addresses long. */
const longestUrl = 8192

/**
 * Finds the operation that a request calls. An operation outside the table does not exist here.
 *
 * @throws `Refusal` 404 for an unknown path, 405 for a known path with another method, 414 for an address that is too
 * long.
 */
export function matchRoute(request: { method: string; url: string }, { mountPath }: { mountPath: string }): Route {
  if (request.url.length > longestUrl) throw refuse(414, { code: 'INVALID_INPUT', message: 'The address is too long' })
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(`${mountPath}/`)) throw notFound()
  const segments = pathname.slice(mountPath.length + 1).split('/')

  const routes = relayed.flatMap((operation) => {
    const pathIds = matchTemplate(segments, operation.path)
    return pathIds ? [{ operation, pathIds }] : []
  })
  if (routes.length === 0) throw notFound()

  const route = routes.find(({ operation }) => operation.method === request.method)
  if (!route) throw methodNotAllowed(routes)
  return route
}

/** Returns the path below the service's base URL, rebuilt from the template: none of the incoming text is forwarded. */
export function buildPath({ path }: Operation, pathIds: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => lookUp(pathIds, name) ?? '')
}

function matchTemplate(segments: readonly string[], template: string): Record<string, string> | undefined {
  const expected = template.slice(1).split('/')
  if (expected.length !== segments.length) return undefined

  const pathIds: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith('{')) {
      if (segment !== part) return undefined
      continue
    }
    // The colon is the only character of an id that a client may encode, and `$` and `@` those of a UMA address. Every other
    // `%` fails the pattern, so no server behind this one can decode it a second time.
    const id = segment.replace(/%3a/i, ':').replace(/^%24/, '$').replace(/%40/, '@')
    const name = part.slice(1, -1)
    if (!fits(name, id)) return undefined
    pathIds[name] = id
  }
  return pathIds
}

function fits(name: string, id: string): boolean {
  if (umaParameters.includes(name)) return isUmaAddress(id)
  return opaqueParameters.includes(name) ? isOpaqueId(id) : idPattern.test(id)
}

function methodNotAllowed(routes: readonly Route[]) {
  const allow = routes.map(({ operation }) => operation.method).join(', ')
  return refuse(405, {
    code: 'METHOD_NOT_ALLOWED',
    message: 'This path does not support this method',
    headers: { allow },
  })
}
