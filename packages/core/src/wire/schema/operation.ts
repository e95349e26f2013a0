import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * One operation of the interface, described once. The browser sends by it, the platform allows and guards by it, the
 * sandbox routes by it.
 */
export type Operation = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path template below the base URL, e.g. `/quotes/{quoteId}/execute`. */
  readonly path: `/${string}`
  /** Query parameters that a browser may send; the relay refuses every other one. */
  readonly query?: Schema
  /** Query parameters that the service takes as well, for the platform's own backend. The relay refuses them. */
  readonly backendQuery?: Schema
  readonly request?: Schema
  /** The parser of each answer that counts as success. `null`: the answer has no body. */
  readonly responses: { readonly [status: number]: Schema | null }
  /**
   * How the session key takes part:
   * `payload` signs what an earlier answer carried (quote execution);
   * `signed-retry` answers 202 with a payload first, then takes the same request once more, signed.
   */
  readonly signature?: 'payload' | 'signed-retry'
  /** Takes an `Idempotency-Key`, so that repeating it is safe. */
  readonly idempotencyKey?: true
  /**
   * Who may call it through the platform: `login` (a login ticket or a known customer), `customer` (a known
   * customer), `platform` (the backend itself; never relayed).
   */
  readonly access: 'login' | 'customer' | 'platform'
  /** The platform writes the customer's own id into this query parameter when it is absent. */
  readonly customerInQuery?: 'customerId' | 'cardholderId'
  /**
   * Takes where the person's device is, which only the platform knows: it writes `endUserIpAddress` into the body, over
   * whatever stands there. `required`: the service takes no request without.
   */
  readonly endUserIpAddress?: 'required' | 'optional'
  /** Answered by the platform itself instead of the service. */
  readonly servedBy?: 'platform'
}

/** Returns the names of the query parameters that an operation takes from a browser. */
export function parameterNames({ query }: { readonly query?: Schema | undefined }): string[] {
  return query && 'entries' in query ? Object.keys(query.entries as object) : []
}

type PathParameterName<path extends string> = path extends `${string}{${infer name}}${infer rest}`
  ? name | PathParameterName<rest>
  : never

/** The ids in a path by the names of its template. `undefined` for a path without one. */
export type PathParameters<path extends string> = [PathParameterName<path>] extends [never]
  ? undefined
  : { readonly [name in PathParameterName<path>]: string }

type Output<schema> = schema extends Schema ? v.InferOutput<schema> : undefined

/** Every answer an operation can give, told apart by `status`. */
export type OperationResponse<operation extends Operation> = {
  [status in keyof operation['responses'] & number]: {
    status: status
    body: Output<operation['responses'][status]>
  }
}[keyof operation['responses'] & number]

/** The body an operation takes, as the caller writes it. */
export type OperationRequest<operation extends Operation> = operation['request'] extends Schema
  ? v.InferInput<operation['request']>
  : undefined

/** The query an operation takes, as the caller writes it. */
export type OperationQuery<operation extends Operation> = operation['query'] extends Schema
  ? v.InferInput<operation['query']>
  : undefined
