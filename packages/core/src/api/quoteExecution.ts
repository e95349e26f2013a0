import { type ExecutedQuote, executeQuote as executeOperation } from '../wire/quoteExecution.ts'
import { type ApiClient, call } from './send.ts'

/** Executes a quote. Repeating with the same key and stamp has no second effect. */
export function executeQuote(
  client: ApiClient,
  parameters: {
    quoteId: string
    stamp: string
    idempotencyKey: string
    /** The factor that the customer wants to use, if a proof is needed. */
    scaFactor?: string | undefined
    signal?: AbortSignal | undefined
  },
): Promise<ExecutedQuote> {
  const { quoteId, scaFactor, ...headers } = parameters
  const body = scaFactor === undefined ? {} : { body: { scaFactor } }
  return call(client, executeOperation, { path: { quoteId }, ...body, ...headers })
}
