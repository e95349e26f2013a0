import type { FieldError, operations } from '@countersign/core/wire'
import type * as v from 'valibot'
import type { Background } from './areas/webhooks/background.ts'
import type { DueHandlers } from './due/runDue.ts'
import type { Caller } from './http/authentication.ts'
import type { RouteResponse } from './http/responses.ts'
import type { SandboxOperation, SandboxOptions } from './sandbox.ts'
import type { SandboxState } from './state/state.ts'

/** What every route works with. */
export type SandboxContext = {
  state: SandboxState
  /** The sandbox clock, in milliseconds since epoch. */
  now(): number
  /** The next id of a type, e.g. `Quote`. */
  createId(type: string): string
  /** Deliveries under way. */
  readonly background: Background
  /** What happens when a planned moment has come. */
  readonly dueHandlers: DueHandlers
  readonly settings: SandboxSettings
}

/** The options of a sandbox, resolved. */
export type SandboxSettings = {
  /** Header names that may carry the wallet signature. */
  readonly signatureHeaders: readonly string[]
  readonly passkeys: NonNullable<SandboxOptions['passkeys']> | undefined
  /** Issuers whose tokens are accepted with any signature. */
  readonly oidcIssuers: readonly string[]
  readonly unsignedExports: boolean
  readonly verification: NonNullable<SandboxOptions['verification']>
  readonly contactVerification: boolean
  readonly endUserTerms: boolean
  /** Sends one event to the platform. */
  readonly sendWebhook: (request: Request) => Promise<Response>
}

type PathParameters<path extends string> = path extends `${string}{${infer name}}${infer rest}`
  ? Readonly<Record<name, string>> & PathParameters<rest>
  : unknown

type OutputOf<operation, part extends string> = operation extends { [key in part]: infer schema }
  ? schema extends v.GenericSchema<unknown, unknown>
    ? v.InferOutput<schema>
    : undefined
  : undefined

/** The same, for what is merged with other fields. */
type FieldsOf<operation, part extends string> =
  OutputOf<operation, part> extends infer output extends object ? output : unknown

/** What the service takes: all that the platform's own backend may send. */
type BodyOf<operation> = operation extends { backendRequest: unknown }
  ? OutputOf<operation, 'backendRequest'>
  : OutputOf<operation, 'request'>

/** A request that passed authentication and the operation's own parsers. */
export type SandboxRequest<name extends SandboxOperation = SandboxOperation> = {
  /** The operation and the ids in its path: what a `Request-Id` and an idempotency key are bound to. */
  target: string
  params: PathParameters<(typeof operations)[name]['path']>
  query: Omit<FieldsOf<(typeof operations)[name], 'query'>, keyof FieldsOf<(typeof operations)[name], 'backendQuery'>> &
    FieldsOf<(typeof operations)[name], 'backendQuery'>
  body: BodyOf<(typeof operations)[name]>
  bodyText: string
  caller: Caller
  headers: Headers
  /** Where the sandbox was reached, for links to its own pages. */
  origin: string
}

/** A request, reduced to what every operation has. */
export type AnyRequest = Pick<SandboxRequest, 'target' | 'bodyText' | 'headers' | 'caller' | 'origin'>

export type Route<name extends SandboxOperation> = {
  (context: SandboxContext, request: SandboxRequest<name>): RouteResponse | Promise<RouteResponse>
  /** Finds errors of a body that a schema of the interface cannot express. Listed together with those of the schema. */
  findErrors?: (body: unknown) => FieldError[]
}

export function toIso(time: number): string {
  return new Date(time).toISOString()
}
