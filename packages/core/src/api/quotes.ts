import {
  authorizeQuote as authorizeOperation,
  createQuote as createOperation,
  type ExecutedQuote,
  executeQuote as executeOperation,
  getQuote as getOperation,
  type Quote,
  type QuoteRequest,
  resendQuoteAuthorization as resendOperation,
} from '../wire/quotes.ts'
import type { ScaProof } from '../wire/scaChallenge.ts'
import { type ApiClient, expectId, send } from './send.ts'

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
  parameters: {
    quoteId: string
    stamp: string
    idempotencyKey: string
    /** How the person wants to prove that it is them, where that is asked for. */
    scaFactor?: string | undefined
    signal?: AbortSignal | undefined
  },
): Promise<ExecutedQuote> {
  const { quoteId, scaFactor, ...headers } = parameters
  const body = scaFactor === undefined ? {} : { body: { scaFactor } }
  const answer = await send(client.transport, executeOperation, { path: { quoteId }, ...body, ...headers })
  return expectId(answer.body, quoteId)
}

/** Proves who pays. Not sent again by itself: a code works once. */
export async function authorizeQuote(
  client: ApiClient,
  parameters: { quoteId: string; proof: ScaProof; signal?: AbortSignal | undefined },
): Promise<ExecutedQuote> {
  const { quoteId, proof, signal } = parameters
  return expectId(
    (await send(client.transport, authorizeOperation, { path: { quoteId }, body: proof, signal })).body,
    quoteId,
  )
}

/** Has the code of the same challenge sent once more. */
export async function resendAuthorizationCode(
  client: ApiClient,
  parameters: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { quoteId, signal } = parameters
  await send(client.transport, resendOperation, { path: { quoteId }, signal })
}
