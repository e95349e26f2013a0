import type { Route, SandboxContext } from '../../../context.ts'
import { ServiceError } from '../../../http/responses.ts'
import { quotePayloadOf } from '../../../signing/payload.ts'
import { checkWalletSignature } from '../../../signing/walletSignature.ts'
import { executeNow } from '../executeNow.ts'
import { readPaymentFactor } from '../quoteAuthorization.ts'
import { requireReady } from '../quoteRules.ts'
import type { QuoteRecord } from '../records.ts'
import { describeQuote, findReadableQuote } from './getQuote.ts'

/** Debits the wallet at once, or requests proofs first; the rest happens on the sandbox clock. */
export const executeQuote: Route<'executeQuote'> = async (context, { params, headers, body }) => {
  const quote = findReadableQuote(context, { id: params.quoteId })
  requireExecutable(quote)
  requireReady(context, quote)
  const factor = readPaymentFactor(context, { customerId: quote.customerId, scaFactor: body?.scaFactor })
  await requireSignature(context, { quote, headers })

  // Checked again, because two executions may have verified at the same time.
  requireExecutable(quote)
  const isAwaitingProof = executeNow(context, { quote, factor })
  const status = isAwaitingProof ? context.state.scaScript.pendingStatus : 200
  return { status, body: describeQuote(context, { quote }) }
}

/** Checks the signature of the wallet that pays; every other source needs none. */
export async function requireSignature(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; headers: Headers },
): Promise<void> {
  const { quote, headers } = parameters
  const payload = quotePayloadOf(quote)
  if (payload === undefined || quote.source.sourceType !== 'ACCOUNT') return
  const signer = { who: 'sessions-of-wallets', accountIds: [quote.source.accountId] } as const
  await checkWalletSignature(context, { headers, payload, signer })
}

/** @throws `ServiceError` for a quote that is expired, was executed, or is paid by a transfer. */
export function requireExecutable({ payer, status }: QuoteRecord): void {
  if (payer === 'TRANSFER')
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote is paid by a transfer' })
  if (status === 'EXPIRED')
    throw new ServiceError({ status: 400, code: 'QUOTE_EXPIRED', message: 'The quote is expired' })
  if (status !== 'PENDING')
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote was already executed' })
}
