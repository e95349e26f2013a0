import { lookUp } from './lookUp.ts'
import * as resources from './resources.ts'
import { type IdName, idTypes, ownedTypes } from './schema/ids.ts'
import { type Operation, type OperationDescription, type Owner, parameterNames } from './schema/operation.ts'

type Resources = typeof resources
type Operations = {
  readonly [name in keyof Resources as Resources[name] extends OperationDescription ? name : never]: Omit<
    Resources[name],
    'owner'
  > &
    Pick<Operation, 'ids' | 'owner'> & { readonly name: name }
}

/** The name of an operation that browsers may call once the platform opens it. */
export type OptInOperation = {
  [name in keyof Operations]: Operations[name]['access'] extends 'opt-in' ? name : never
}[keyof Operations]

/** Every operation of the interface by its name: the platform's allow-list and the sandbox's routes. */
export const operations = /* @__PURE__ */ collectOperations()

function collectOperations(): Operations {
  const described = Object.entries<unknown>(resources).flatMap(([name, exported]) =>
    isDescription(exported) ? [complete(name, exported)] : [],
  )
  // Bundlers differ in the order of what a module exports.
  const sorted = described.sort((one, other) => (one.name < other.name ? -1 : 1))
  return Object.fromEntries(sorted.map((operation) => [operation.name, operation])) as unknown as Operations
}

function isDescription(exported: unknown): exported is OperationDescription {
  return typeof exported === 'object' && exported !== null && 'responses' in exported
}

/** Adds what follows from a description. Here, since no browser reads it. */
function complete(name: string, description: OperationDescription): Operation {
  const { path, query, backendQuery, bodyIds = [] } = description
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id)
  const named = [...inPath, ...parameterNames({ query }), ...parameterNames({ query: backendQuery }), ...bodyIds]
  const ids = Object.fromEntries(named.filter(isIdName).map((id) => [id, idTypes[id]]))
  return { ...description, name, ids, owner: description.owner ?? ownerOf(description, inPath.at(-1)) }
}

/** The owner of what the path names. Of what no customer owns, the platform alone may speak. */
function ownerOf({ access }: OperationDescription, id: string | undefined): Owner {
  const isOwned = (ownedTypes as readonly string[]).includes(lookUp(idTypes, id ?? '') ?? '')
  return id === undefined || (access === 'platform' && !isOwned) ? 'none' : { path: id }
}

function isIdName(name: string): name is IdName {
  return Object.hasOwn(idTypes, name)
}
