import {
  createQuote as createOperation,
  type ExecutedQuote,
  executeQuote as executeOperation,
  getQuote as getOperation,
  type Quote,
  type QuoteRequest,
} from '../wire/quotes.ts'
import { expectId } from './expectId.ts'
import { type ApiClient, send } from './send.ts'

/** Makes a quote. Repeating with the same key gives the same quote. */
export async function createQuote(
  client: ApiClient,
  parameters: { request: QuoteRequest; idempotencyKey: string; signal?: AbortSignal | undefined },
): Promise<Quote> {
  const { request, idempotencyKey, signal } = parameters
  return (await send(client.transport, createOperation, { body: request, idempotencyKey, signal })).body
}

export async function getQuote(
  client: ApiClient,
  parameters: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<Quote> {
  const { quoteId, signal } = parameters
  return expectId((await send(client.transport, getOperation, { path: { quoteId }, signal })).body, quoteId)
}

/** Executes a quote. Repeating with the same key and stamp has no second effect. */
export async function executeQuote(
  client: ApiClient,
  parameters: { quoteId: string; stamp: string; idempotencyKey: string; signal?: AbortSignal | undefined },
): Promise<ExecutedQuote> {
  const { quoteId, ...headers } = parameters
  return expectId((await send(client.transport, executeOperation, { path: { quoteId }, ...headers })).body, quoteId)
}
