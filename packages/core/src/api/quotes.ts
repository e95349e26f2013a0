import type { PaymentInstruction } from '../wire/paymentInstructions.ts'
import {
  createQuote as createOperation,
  getQuote as getOperation,
  type Quote,
  type QuoteRequest,
} from '../wire/quotes.ts'
import { type ApiClient, call } from './send.ts'

/** Takes what the wallet signs out of the instructions: it is no way for a user to send money, and no screen shows it. */
function toQuote(answer: Quote): Quote {
  const { paymentInstructions: all } = answer
  const isWallet = ({ accountOrWalletInfo }: PaymentInstruction) =>
    accountOrWalletInfo.accountType === 'EMBEDDED_WALLET'
  // Always set: a field of this name in the response counts for nothing.
  const walletPayload = all?.find(isWallet)?.accountOrWalletInfo.payloadToSign
  return { ...answer, walletPayload, ...(all && { paymentInstructions: all.filter((way) => !isWallet(way)) }) }
}

/** Makes a quote. Repeating with the same key gives the same quote. */
export async function createQuote(
  client: ApiClient,
  parameters: { request: QuoteRequest; idempotencyKey: string; signal?: AbortSignal | undefined },
): Promise<Quote> {
  const { request, ...headers } = parameters
  return toQuote(await call(client, createOperation, { body: request, ...headers }))
}

/** Reads a quote in its present state. */
export async function getQuote(
  client: ApiClient,
  { quoteId, signal }: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<Quote> {
  return toQuote(await call(client, getOperation, { path: { quoteId }, signal }))
}
