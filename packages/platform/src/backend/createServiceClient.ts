import type { OperationDescription, OperationResponse } from '@countersign/core/wire'
import { mayRetry } from '@countersign/core/wire'
import { createLeakCheck } from '../service/credentialLeak.ts'
import { createService, type Service } from '../service/service.ts'
import type { ServiceOptions } from '../service/serviceOptions.ts'
import { callOperation } from './callOperation.ts'
import { type ListedItem, listPages } from './listPages.ts'
import { repeat } from './repeat.ts'
import type { AgentOperation, AnyServiceInput, BackendOperation, ServiceInput } from './serviceInput.ts'

export type CreateServiceClientOptions = ServiceOptions & {
  /**
   * How often a call is repeated after an error that may pass. Only a call that reads, or one with an `idempotencyKey`, is
   * repeated. Default 2.
   */
  readonly retries?: number
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number
  /** Resolves after so many milliseconds. Default: a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** Calls operations of `@countersign/core/wire`. */
type Client<callable extends OperationDescription> = {
  /**
   * Calls an operation, and returns the parsed body of its response.
   *
   * @throws `WalletError` with the service's own `code` and `httpStatus`, and a message that ends in the next step. Without
   * a response: `PLATFORM_UNAVAILABLE` or `TIMEOUT`, after which a change may still have had its effect
   * (`isOutcomeUnknown`). `UNEXPECTED_RESPONSE`: the response does not fit the interface. `REFERENCE_NOT_FOUND` without a
   * status: an id in the path is not an id, and nothing was sent.
   *
   * @example
   * ```ts
   * const quote = await service.call(getQuote, { path: { quoteId } })
   * ```
   */
  readonly call: <const operation extends callable>(
    operation: operation,
    ...input: Record<never, never> extends ServiceInput<operation>
      ? [input?: ServiceInput<operation>]
      : [input: ServiceInput<operation>]
  ) => Promise<OperationResponse<operation>['body']>
  /**
   * Iterates over the entries of a list, and reads page after page while the loop runs.
   *
   * @throws `WalletError` as `call` does.
   *
   * @example
   * ```ts
   * for await (const payee of service.list(listExternalAccounts, { query: { customerId } })) console.log(payee.id)
   * ```
   */
  readonly list: <const operation extends callable>(
    operation: operation,
    ...input: Record<never, never> extends ServiceInput<operation>
      ? [input?: ServiceInput<operation>]
      : [input: ServiceInput<operation>]
  ) => AsyncGenerator<ListedItem<operation>, void>
}

/** Calls the service as the platform's own backend. */
export type ServiceClient = Client<BackendOperation>

/** Calls the service as an agent of a customer. */
export type AgentClient = Client<AgentOperation>

/**
 * Creates the client of the platform's own backend, which holds the API credentials. Server side only.
 *
 * @throws `TypeError` for a missing or wrong option.
 *
 * @example
 * ```ts
 * const service = createServiceClient({ baseUrl, clientId, clientSecret })
 * const customer = await service.call(createCustomer, { body: { customerType: 'INDIVIDUAL', fullName, email } })
 * ```
 */
export function createServiceClient(options: CreateServiceClientOptions): ServiceClient {
  checkBaseUrl(options)
  for (const name of ['clientId', 'clientSecret'] as const)
    if (typeof options[name] !== 'string' || options[name] === '')
      throw new TypeError(`${name} is missing: the service gave it to your platform`)
  const { clientSecret } = options
  // The client id is no secret: a list of the platform's tokens names it.
  const holdsCredentials = createLeakCheck({ clientId: '', clientSecret })
  return createClient({ ...createService(options), holdsCredentials }, options)
}

export type CreateAgentClientOptions = Omit<CreateServiceClientOptions, 'clientId' | 'clientSecret'> & {
  /** What redeeming the agent's device code gave. Without it, only `redeemAgentDeviceCode` can be called. */
  readonly accessToken?: string
}

/**
 * Creates the client of an agent, which acts for its customer within its policy. Server side only, where the agent runs.
 *
 * @throws `TypeError` for a missing or wrong base URL.
 */
export function createAgentClient({ accessToken = '', ...options }: CreateAgentClientOptions): AgentClient {
  checkBaseUrl(options)
  const service = createService({ ...options, clientId: '', clientSecret: accessToken })
  const authorization = accessToken === '' ? undefined : `Bearer ${accessToken}`
  const holdsCredentials = accessToken === '' ? () => false : service.holdsCredentials
  return createClient({ ...service, authorization, holdsCredentials }, options)
}

type Repetition = Pick<CreateServiceClientOptions, 'retries' | 'now' | 'wait'>

function createClient<callable extends OperationDescription>(service: Service, options: Repetition): Client<callable> {
  const { retries = 2, now = Date.now, wait = waitOnTimer } = options
  const call = (operation: OperationDescription, input: AnyServiceInput = {}): Promise<unknown> => {
    const isRepeatable = operation.method === 'GET' || input.idempotencyKey !== undefined
    const attempt = () => callOperation({ service, now }, { operation, input })
    return repeat(attempt, { retries: isRepeatable ? retries : 0, mayRetry, wait })
  }
  return {
    call: (operation, ...[input]) => call(operation, input as AnyServiceInput) as never,
    list: (operation, ...[input]) => listPages(call, { operation, input: (input ?? {}) as AnyServiceInput }) as never,
  }
}

function checkBaseUrl({ baseUrl }: { baseUrl: string }): void {
  if (!URL.canParse(baseUrl)) throw new TypeError('baseUrl is missing or no URL: name the address of the service')
}

function waitOnTimer(milliseconds: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
