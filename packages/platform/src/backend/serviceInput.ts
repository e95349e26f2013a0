import type { OperationDescription, OperationInput, OperationQuery } from '@countersign/core/wire'
import type * as v from 'valibot'

/** An operation that the platform's backend may call with its own credentials. */
export type BackendOperation = OperationDescription & { readonly servedBy?: never; readonly authentication?: never }

/** An operation that an agent calls with its own access token, or to get one. */
export type AgentOperation = OperationDescription & { readonly authentication: 'agent' | 'none' }

/** What a backend may send, where that is more than a browser may. */
type AsBackend<operation extends OperationDescription> = Omit<operation, 'request' | 'query'> & {
  readonly request: operation extends { backendRequest: infer schema } ? schema : operation['request']
  readonly query: operation['query']
}

/** A list is sent several times, and then takes the place of the parameter of its name. */
type BackendQuery<operation extends OperationDescription> =
  operation['backendQuery'] extends NonNullable<OperationDescription['backendQuery']>
    ? Omit<NonNullable<OperationQuery<operation>>, keyof v.InferInput<operation['backendQuery']>> &
        v.InferInput<operation['backendQuery']>
    : OperationQuery<operation>

/** A key under which the service carries a request out once, however often it comes. */
type Idempotency<operation extends OperationDescription> = operation extends { idempotent: 'required' }
  ? { readonly idempotencyKey: string }
  : operation extends { idempotent: true }
    ? { readonly idempotencyKey?: string | undefined }
    : { readonly idempotencyKey?: undefined }

type WithQuery<operation extends OperationDescription> = [BackendQuery<operation>] extends [undefined]
  ? { readonly query?: undefined }
  : Record<never, never> extends BackendQuery<operation>
    ? { readonly query?: BackendQuery<operation> }
    : { readonly query: BackendQuery<operation> }

/**
 * The input of an operation for the backend: the ids in its path by their names, its query, its body, and its idempotency
 * key where it takes one. A misspelled or missing one does not compile.
 */
export type ServiceInput<operation extends OperationDescription> = Pick<
  OperationInput<AsBackend<operation> & OperationDescription>,
  'path' | 'body'
> &
  WithQuery<operation> &
  Idempotency<operation>

/** Any input, as the client reads it. */
export type AnyServiceInput = {
  readonly path?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
}
