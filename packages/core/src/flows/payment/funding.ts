import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { PaymentInstruction } from '../../wire/paymentInstructions.ts'
import type { Quote } from '../../wire/quotes.ts'
import { compareQuotes } from './compareQuotes.ts'
import { serializeInstructions } from './paymentInstructions.ts'
import { type PaymentProgress, pollPayment } from './pollPayment.ts'

/** Returns where to send the money of a quote: each item is an alternative, and one of them is enough. */
export function listFundingInstructions({ paymentInstructions = [] }: Quote): readonly PaymentInstruction[] {
  return paymentInstructions
}

/** What a user may be copying, as it was first read. */
export type FundingBaseline = { readonly quote: Quote; instructions: string }

/** Makes the first reading the one that counts. */
export function toFundingBaseline(quote: Quote): FundingBaseline {
  return { quote, instructions: serializeInstructions(listFundingInstructions(quote)) }
}

/**
 * Compares a later reading with what is shown.
 *
 * @throws `WalletError` `QUOTE_CHANGED`: stop showing it; make a new quote.
 */
export function assertFundingUnchanged(shown: FundingBaseline, now: Quote): void {
  const instructions = serializeInstructions(listFundingInstructions(now))
  const changes = compareQuotes(shown.quote, now)
  if (changes.length > 0 || (shown.instructions && instructions !== shown.instructions))
    throw new WalletError('QUOTE_CHANGED', { details: { changes } })
  // They are withheld while a proof is awaited.
  shown.instructions = instructions
}

/**
 * Follows a payment that waits for money from outside, until it has ended. Nothing that a user may be copying changes
 * on the screen: neither the amounts nor where to send them.
 *
 * @throws `WalletError` `QUOTE_CHANGED`: stop showing it; make a new quote.
 * @throws `WalletError` `SCA_SESSION_REQUIRED` and `CANCELLED` as `pollPayment`.
 */
export async function followFunding(
  client: WalletClient,
  parameters: { shown: FundingBaseline; signal: AbortSignal; onProgress: (progress: PaymentProgress) => void },
): Promise<PaymentProgress> {
  const { shown, signal, onProgress } = parameters
  return pollPayment(client, {
    quoteId: shown.quote.id,
    signal,
    onProgress: (progress) => {
      if (progress.stage === 'pending' || progress.stage === 'authorizing')
        assertFundingUnchanged(shown, progress.quote)
      onProgress(progress)
    },
  })
}
