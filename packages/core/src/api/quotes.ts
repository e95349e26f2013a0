import {
  createQuote as createOperation,
  type ExecutedQuote,
  executeQuote as executeOperation,
  getQuote as getOperation,
  type Quote,
  type QuoteRequest,
} from '../wire/quotes.ts'
import { type ApiClient, call } from './send.ts'

/** Makes a quote. Repeating with the same key gives the same quote. */
export function createQuote(
  client: ApiClient,
  parameters: { request: QuoteRequest; idempotencyKey: string; signal?: AbortSignal | undefined },
): Promise<Quote> {
  const { request, ...headers } = parameters
  return call(client, createOperation, { body: request, ...headers })
}

/** Reads a quote in its present state. */
export function getQuote(
  client: ApiClient,
  { quoteId, signal }: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<Quote> {
  return call(client, getOperation, { path: { quoteId }, signal })
}

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
