import * as resources from './resources.ts'
import type { Operation } from './schema/operation.ts'

type Resources = typeof resources
type Operations = {
  readonly [name in keyof Resources as Resources[name] extends Operation ? name : never]: Resources[name]
}

/** The name of an operation that browsers may call once the platform opens it. */
export type OptInOperation = {
  [name in keyof Operations]: Operations[name]['access'] extends 'opt-in' ? name : never
}[keyof Operations]

/** Every operation of the interface by its name: the platform's allow-list and the sandbox's routes. */
export const operations = /* @__PURE__ */ collectOperations()

function collectOperations(): Operations {
  const described = Object.entries(resources).filter(
    ([, exported]) => typeof exported === 'object' && 'responses' in exported,
  )
  // Bundlers differ in the order of what a module exports.
  return Object.fromEntries(described.sort(([one], [other]) => (one < other ? -1 : 1))) as Operations
}
