import type * as v from 'valibot'
import type { IdName } from './ids.ts'
import type {
  Method,
  OperationDescription,
  OperationQuery,
  OperationRequest,
  Owner,
  PathParameterName,
} from './operation.ts'

type Schema = v.GenericSchema<unknown, unknown>
type Responses = OperationDescription['responses']

/** What is said of an operation besides its method and its path. */
type Rest = Omit<OperationDescription, 'method' | 'path' | 'responses' | 'answersId'> & {
  /** The message of success: a schema comes with 200, and `null` with 204. Or each message by its status. */
  readonly returns: Schema | null | Responses
  /** Said where it is not the id at the end of the path. `false`: the response carries no id. */
  readonly answersId?: string | false
}

type AsResponses<returns> = returns extends null
  ? { readonly 204: null }
  : returns extends Schema
    ? { readonly 200: returns }
    : returns

/** A description as `get` and the like return it. */
export type Described<method extends Method, path extends `/${string}`, rest extends Rest> = Omit<
  rest,
  'returns' | 'answersId'
> & {
  readonly method: method
  readonly path: path
  readonly responses: Extract<AsResponses<rest['returns']>, Responses>
  readonly answersId?: string
}

type QueryName<rest> = keyof OperationQuery<rest & OperationDescription> & string

/** Where a request may name the owner. What only the platform calls, or whose path has an id, need not say it. */
type OwnerOf<path extends string, rest> =
  | { readonly path: PathParameterName<path> }
  | { readonly caller: QueryName<rest> }
  | { readonly query: readonly QueryName<rest>[] }
  | { readonly body: (request: OperationRequest<rest & OperationDescription>) => string | undefined }
  | Extract<Owner, 'none'>

/** The references between the parts of one description. A field that does not exist is refused. */
type Consistent<path extends string, rest> = {
  readonly [name in Exclude<keyof rest, keyof Rest>]: never
} & { readonly answersId?: PathParameterName<path> | false } & ([PathParameterName<path>] extends [never]
    ? rest extends { readonly access: 'platform' }
      ? { readonly owner?: OwnerOf<path, rest> }
      : { readonly owner: OwnerOf<path, rest> }
    : { readonly owner?: OwnerOf<path, rest> })

/** A path whose ids all have a type. */
type Known<path extends string> = PathParameterName<path> extends IdName ? path : never

/**
 * Describes one operation. Does not compile when an id in the path has no type in `idTypes`, when `owner` or `answersId`
 * name something that the operation does not take, or when nothing says whom a request without an id is about.
 *
 * @example
 * ```ts
 * export const getCard = get('/cards/{cardId}', { returns: cardSchema, access: 'opt-in' })
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function get<const path extends `/${string}`, const rest extends Rest>(
  path: path & Known<path>,
  rest: rest & Consistent<path, rest>,
): Described<'GET', path, rest> {
  return describe<'GET', path, rest>('GET', path, rest)
}

/** Describes one operation, as `get` does. */
/* @__NO_SIDE_EFFECTS__ */
export function post<const path extends `/${string}`, const rest extends Rest>(
  path: path & Known<path>,
  rest: rest & Consistent<path, rest>,
): Described<'POST', path, rest> {
  return describe<'POST', path, rest>('POST', path, rest)
}

/** Describes one operation, as `get` does. */
/* @__NO_SIDE_EFFECTS__ */
export function put<const path extends `/${string}`, const rest extends Rest>(
  path: path & Known<path>,
  rest: rest & Consistent<path, rest>,
): Described<'PUT', path, rest> {
  return describe<'PUT', path, rest>('PUT', path, rest)
}

/** Describes one operation, as `get` does. */
/* @__NO_SIDE_EFFECTS__ */
export function patch<const path extends `/${string}`, const rest extends Rest>(
  path: path & Known<path>,
  rest: rest & Consistent<path, rest>,
): Described<'PATCH', path, rest> {
  return describe<'PATCH', path, rest>('PATCH', path, rest)
}

/** Describes one operation, as `get` does. */
/* @__NO_SIDE_EFFECTS__ */
export function del<const path extends `/${string}`, const rest extends Rest>(
  path: path & Known<path>,
  rest: rest & Consistent<path, rest>,
): Described<'DELETE', path, rest> {
  return describe<'DELETE', path, rest>('DELETE', path, rest)
}

function describe<method extends Method, path extends `/${string}`, rest extends Rest>(
  method: method,
  path: path,
  { returns, answersId = answeredId(method, path), ...rest }: rest,
): Described<method, path, rest> {
  const described = {
    method,
    path,
    ...rest,
    responses: isMessage(returns) ? { [returns ? 200 : 204]: returns } : returns,
    ...(answersId && { answersId }),
  }
  return described as unknown as Described<method, path, rest>
}

/** Reading and changing one thing answers with that thing. */
function answeredId(method: Method, path: string): string | undefined {
  return method === 'POST' || method === 'DELETE' ? undefined : /\{(\w+)\}$/.exec(path)?.[1]
}

function isMessage(returns: Rest['returns']): returns is Schema | null {
  return returns === null || 'kind' in returns
}
