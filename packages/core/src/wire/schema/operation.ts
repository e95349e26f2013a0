import type * as v from 'valibot'
import type { IdName, IdType } from './ids.ts'

type Schema = v.GenericSchema<unknown, unknown>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the relay asks the platform about besides payments. */
export type ActionKind = 'card-reveal' | 'card-tokenize' | 'claim' | 'agent-action'

/**
 * One operation of the interface, described once, by `get`, `post` and the like. The browser sends by it, the platform allows and guards by it, the
 * sandbox routes by it, and the documentation is generated from it. None of them keeps a list of operation names.
 */
export type OperationDescription = {
  readonly method: Method
  /** Path template below the base URL, e.g. `/quotes/{quoteId}/execute`. */
  readonly path: `/${string}`
  /** Another path of the same operation, which some deployments use. */
  readonly alternativePath?: `/${string}`
  /** Query parameters that a browser may send; the relay refuses every other one. */
  readonly query?: Schema
  /**
   * Query parameters that the service accepts as well, for the platform's own backend. The relay refuses them. A list may
   * be sent several times, and then takes the place of the parameter of its name in `query`.
   */
  readonly backendQuery?: Schema
  /** The body that a browser may send. The relay refuses every other one. */
  readonly request?: Schema
  /** The body that the service takes from the platform's own backend, where that is more than `request`. */
  readonly backendRequest?: Schema
  /**
   * The body is a form (multipart/form-data) instead of JSON, with the fields of `request`, the `file` last. The relay
   * checks the fields, and streams the file while it counts its bytes.
   */
  readonly upload?: {
    readonly largestBytes: number
    /** The accepted media types, each with the bytes that such a file begins with. */
    readonly types: { readonly [mediaType: string]: readonly number[] }
  }
  /** The parser of each response that counts as success. `null`: the response has no body. */
  readonly responses: { readonly [status: number]: Schema | null }
  /** The ids in its body. Those in its path and query are known by their names (`idTypes`). */
  readonly bodyIds?: readonly IdName[]
  /**
   * The customer that the service acts for. The relay lets a request through only if that is the caller. Unless it is
   * said, the owner of what the last id in the path names.
   */
  readonly owner?: Owner
  /**
   * The id in the path that the response has to carry as its own `id`: a response about another resource is refused.
   */
  readonly answersId?: string
  /**
   * How the session key takes part:
   * `payload` signs what an earlier response carried (quote execution);
   * `signed-retry` returns 202 with a payload first, then accepts the same request once more, signed.
   */
  readonly walletSignature?: 'payload' | 'signed-retry'
  /** Accepts an `Idempotency-Key`, so that repeating it is safe. `required`: the service accepts no request without it. */
  readonly idempotent?: true | 'required'
  /**
   * Who may call it through the platform: `login` (a login ticket or a known customer), `customer` (a known customer;
   * a component of the library calls it), `opt-in` (a known customer, once the platform opens it by name), `platform`
   * (the backend itself; never relayed). A check compares `customer` and `login` with what the components call.
   */
  readonly access: 'login' | 'customer' | 'opt-in' | 'platform'
  /**
   * Moves money or value that no signature of the wallet protects, so the session at the platform alone would do. The
   * relay asks the platform's hook about each one, and refuses without it. `payment` concerns only a quote that no wallet
   * signs, and `card-change` every change but freezing.
   */
  readonly asksPlatform?: 'payment' | ActionKind | 'card-change'
  /** Opens an SCA session. The platform learns from it when the person proved who they are. */
  readonly opensScaSession?: true
  /**
   * The credentials of the caller where they are not the platform's API credentials: `agent` is an agent's own access
   * token (HTTP Bearer), `none` is no credentials at all. Neither is ever relayed.
   */
  readonly authentication?: 'agent' | 'none'
  /**
   * The permission that an API token needs, where it does not follow from the method. Reading needs `VIEW`, a change
   * `MANAGE`, and moving money `TRANSACT`.
   */
  readonly permission?: 'TRANSACT'
  /** The step of a sign-in that it is. By it the platform counts attempts, and opens and ends its own session. */
  readonly login?: 'start' | 'challenge' | 'prove' | 'end'
  /** The step of adding a sign-in method that it is. By it the platform issues the challenge, and withdraws it. */
  readonly registration?: 'begin' | 'complete'
  /**
   * Takes the location of the user's device, which only the platform knows: it writes `endUserIpAddress` into the body,
   * replacing any value there. `required`: the service accepts no request without it.
   */
  readonly endUserIpAddress?: 'required' | 'optional'
  /**
   * Takes consents to agreements. The platform adds the time, the IP address and the method to each; a browser must not
   * send them.
   */
  readonly recordsConsent?: true
  /** The field of the body with the page to which the customer returns. It must be one of the platform's own pages. */
  readonly redirectField?: string
  /** Moves money or prepares it. The platform refuses it for a customer whose verification is not approved. */
  readonly requiresApproval?: true
  /**
   * Changes data that was verified: fields of the body that a browser may still change once the customer's verification
   * is approved. The platform refuses every other field then.
   */
  readonly openAfterApproval?: readonly string[]
  /**
   * Changes what an agent may do. The platform compares the change with the agent's policy, and refuses a browser that
   * asks for more.
   */
  readonly narrowsAgentPolicy?: true
  /**
   * What it has to do with trust in the payee that `owner` names. The service does not report trust, so the platform
   * records it: `confirm` responds with it, `remove` ends it, and `list` returns what was recorded.
   */
  readonly trust?: 'list' | 'confirm' | 'remove'
  /**
   * The field of the body that holds the UMA address of the caller. The platform writes it, replacing any value there: an
   * invitation in another customer's name would earn what is theirs.
   */
  readonly callerUmaAddress?: string
  /** Its response is a stream of events that does not end by itself. */
  readonly streams?: true
  /** Handled by the platform itself instead of the service. */
  readonly servedBy?: 'platform'
}

/** Where a request names the customer that the service acts for. Its type in `ids` decides how ownership is proven. */
export type Owner =
  /** The owner of the resource that this id in the path names. */
  | { readonly path: string }
  /** The caller: the platform writes the caller's own id into this query parameter where it is absent. */
  | { readonly caller: string }
  /**
   * The owner of the resources that these query parameters name. One of them is required, or everything would be
   * listed.
   */
  | { readonly query: readonly string[] }
  /**
   * The owner of the resource that this id in the body names. Without it, the service would act for the platform
   * itself.
   */
  | { readonly body: (request: never) => string | undefined }
  /** No customer: its response is the same for all callers, or no browser may call it. */
  | 'none'

/** A description with what follows from it: what servers work by. */
export type Operation = OperationDescription & {
  /** The name of its export. */
  readonly name: string
  /** What the ids in its path, query and body identify. The relay checks each by its type, wherever it is. */
  readonly ids: { readonly [name: string]: IdType }
  readonly owner: Owner
}

/** Returns the names of the query parameters that an operation takes from a browser. */
export function parameterNames({ query }: { readonly query?: Schema | undefined }): string[] {
  return query && 'entries' in query ? Object.keys(query.entries as object) : []
}

export type PathParameterName<path extends string> = path extends `${string}{${infer name}}${infer rest}`
  ? name | PathParameterName<rest>
  : never

/** Returns the ids in a path by the names of its template. `undefined` for a path without any. */
export type PathParameters<path extends string> = [PathParameterName<path>] extends [never]
  ? undefined
  : { readonly [name in PathParameterName<path>]: string }

type Output<schema> = schema extends Schema ? v.InferOutput<schema> : undefined

/** Every response of an operation, discriminated by `status`. */
export type OperationResponse<operation extends OperationDescription> = {
  [status in keyof operation['responses'] & number]: {
    status: status
    body: Output<operation['responses'][status]>
  }
}[keyof operation['responses'] & number]

/** The body an operation takes, as the caller writes it. */
export type OperationRequest<operation extends OperationDescription> = operation['request'] extends Schema
  ? v.InferInput<operation['request']>
  : undefined

/** The query an operation takes, as the caller writes it. */
export type OperationQuery<operation extends OperationDescription> = operation['query'] extends Schema
  ? v.InferInput<operation['query']>
  : undefined
