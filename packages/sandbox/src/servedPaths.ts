import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { routes } from './routes.ts'
import type { SandboxOperation } from './sandbox.ts'

/** A path of the service in parts, and the operation of each of its methods. */
type ServedPath = { readonly parts: readonly string[]; readonly byMethod: ReadonlyMap<string, SandboxOperation> }

/** What a request calls: an operation with the ids in its path, or a path that has only other methods. */
type Called =
  | { readonly name: SandboxOperation; readonly params: Record<string, string> }
  | { readonly allowed: readonly string[] }

/**
 * By their number of parts, fixed paths before those with ids. Made once: for each sandbox it would take longer than
 * twenty requests.
 */
const servedPaths = Map.groupBy(listServedPaths(), ({ parts }) => parts.length)

function listServedPaths(): readonly ServedPath[] {
  const byPath = new Map<string, Map<string, SandboxOperation>>()
  for (const name of Object.keys(routes) as SandboxOperation[]) {
    const { method, path, alternativePath }: Operation = operations[name]
    for (const template of alternativePath ? [path, alternativePath] : [path])
      byPath.set(template, (byPath.get(template) ?? new Map()).set(method, name))
  }
  const idsIn = ({ parts }: ServedPath) => parts.filter((part) => part.startsWith('{')).length
  return [...byPath]
    .map(([path, byMethod]) => ({ parts: path.split('/'), byMethod }))
    .sort((one, other) => idsIn(one) - idsIn(other))
}

/** Finds what a request calls by the table of operations, so that a path is declared in one place only. */
export function findCalled({ method, path }: { method: string; path: string }): Called | undefined {
  const segments = path.split('/')
  const found = (servedPaths.get(segments.length) ?? []).flatMap(({ parts, byMethod }) => {
    const params = matchParts(segments, parts)
    return params ? [{ params, byMethod }] : []
  })
  for (const { params, byMethod } of found) {
    const name = byMethod.get(method)
    if (name !== undefined) return { name, params }
  }
  const [first] = found
  return first && { allowed: [...first.byMethod.keys()] }
}

/** The ids in a path with as many parts, if it fits. */
function matchParts(segments: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const ids: [name: string, id: string][] = []
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('{') && segment !== '') ids.push([part.slice(1, -1), decode(segment)])
    else if (segment !== part) return undefined
  }
  return Object.fromEntries(ids)
}

/** An id that is not well encoded stays as it is, and does not exist. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
