import type { Operation, OperationDescription } from '@countersign/core/wire'
import { lookUp, operations } from '@countersign/core/wire'
import { notFound, refuse } from '../responses.ts'
import { idPattern, isOpaqueId, isUmaAddress, opaqueParameters, platformParameters, umaParameters } from './ids.ts'

/** A request that the table of operations allows: the operation and the ids in its path. */
export type Route = {
  readonly operation: Operation
  /** By the name in the path template, e.g. `quoteId`. Each has the form of an id; its owner is not known yet. */
  readonly pathIds: Readonly<Record<string, string>>
}

/** An operation with its path in parts. */
type Template = { readonly operation: Operation; readonly parts: readonly string[] }

/** What is relayed, by the number of parts in the path and its first part, which is never an id. */
const templates = groupTemplates()

function groupTemplates(): ReadonlyMap<string, readonly Template[]> {
  const groups = new Map<string, Template[]>()
  for (const operation of Object.values<Operation>(operations)) {
    if (operation.access === 'platform') continue
    const parts = operation.path.slice(1).split('/')
    groups.set(groupOf(parts), [...(groups.get(groupOf(parts)) ?? []), { operation, parts }])
  }
  return groups
}

function groupOf(parts: readonly string[]) {
  return `${parts.length} ${parts[0]}`
}

/**
 * Returns the operations that the platform opens by name.
 *
 * @throws `TypeError` for a name that is not one of them: a misspelled name would leave the operation closed, unnoticed.
 */
export function checkOpenedOperations(names: readonly string[]): ReadonlySet<string> {
  for (const name of names)
    if (lookUp<Readonly<Record<string, Operation>>>(operations, name)?.access !== 'opt-in')
      throw new TypeError(`operations: "${name}" is not an operation that can be opened. docs/operations.md lists them`)
  return new Set(names)
}

/**
 * Lets an operation through that browsers may call: one that the components of the library call, or that the platform
 * opens by name.
 *
 * @throws `Refusal` 403. A status below 500 says that nothing happened.
 */
export function checkOpened(
  { operation: { name, access } }: Route,
  { openedOperations }: { openedOperations: ReadonlySet<string> },
): void {
  if (access !== 'opt-in' || openedOperations.has(name)) return
  const message = `This platform has not opened ${name}: its server has to name it in the option "operations"`
  throw refuse(403, { code: 'FORBIDDEN', message })
}

/** Returns the path below which the browser reaches the handler, without a slash at its end. */
export function mountPathOf({ mountPath = '/api/wallet' }: { readonly mountPath?: string }): string {
  return mountPath.replace(/\/+$/, '')
}

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

  const routes = (templates.get(groupOf(segments)) ?? []).flatMap(({ operation, parts }) => {
    const pathIds = matchTemplate(segments, parts)
    return pathIds ? [{ operation, pathIds }] : []
  })
  if (routes.length === 0) throw notFound()

  const route = routes.find(({ operation }) => operation.method === request.method)
  if (!route) throw methodNotAllowed(routes)
  return route
}

/**
 * Returns the path below the service's base URL, rebuilt from the template: none of the incoming text is forwarded.
 *
 * @throws `Refusal` 404 for a text that is not an id: with `..` in its place, another path would be called.
 */
export function buildPath({ path }: OperationDescription, pathIds: Readonly<Record<string, string>>): string {
  if (!path.includes('{')) return path
  return path.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const id = lookUp(pathIds, name) ?? ''
    if (!fits(name, id)) throw notFound()
    return id
  })
}

function matchTemplate(segments: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const pathIds: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
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
  const hasKnownForm = !opaqueParameters.includes(name) && !platformParameters.includes(name)
  return hasKnownForm ? idPattern.test(id) : isOpaqueId(id)
}

function methodNotAllowed(routes: readonly Route[]) {
  const allow = routes.map(({ operation }) => operation.method).join(', ')
  return refuse(405, {
    code: 'METHOD_NOT_ALLOWED',
    message: 'This path does not support this method',
    headers: { allow },
  })
}
