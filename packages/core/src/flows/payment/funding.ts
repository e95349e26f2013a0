import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import type { PaymentInstruction, Quote } from '../../wire/quotes.ts'
import { compareQuotes } from './compareQuotes.ts'
import { followPayment, type PaymentProgress } from './followPayment.ts'

/** Where to send the money of a quote: each item is one way, and one of them is enough. */
export function listFundingInstructions({ paymentInstructions = [] }: Quote): readonly PaymentInstruction[] {
  // What the wallet's own key signs is nothing that a person could send money to.
  return paymentInstructions.filter(({ accountOrWalletInfo }) => accountOrWalletInfo.accountType !== 'EMBEDDED_WALLET')
}

/**
 * Follows a payment that waits for money from outside, until it is over. Nothing that a person may be copying changes
 * under their eyes: neither the amounts nor where to send them.
 *
 * @throws `WalletError` `QUOTE_CHANGED`: stop showing it; make a new quote.
 * @throws `WalletError` `SCA_SESSION_REQUIRED` and `CANCELLED` as `followPayment`.
 */
export async function followFunding(
  client: WalletClient,
  parameters: { shown: Quote; signal: AbortSignal; onProgress: (progress: PaymentProgress) => void },
): Promise<PaymentProgress> {
  const { shown, signal, onProgress } = parameters
  let said = write(listFundingInstructions(shown))
  return followPayment(client, {
    quoteId: shown.id,
    signal,
    onProgress: (progress) => {
      if (progress.stage === 'pending' || progress.stage === 'authorizing') {
        const now = write(listFundingInstructions(progress.quote))
        const changes = compareQuotes(shown, progress.quote)
        if (changes.length > 0 || (said && now !== said))
          throw new WalletError('QUOTE_CHANGED', { details: { changes } })
        said = now
      }
      onProgress(progress)
    },
  })
}

/** In one order of fields, and nothing for none: they are withheld while a proof is awaited. */
function write(instructions: readonly PaymentInstruction[]): string {
  const texts = instructions.map(({ accountOrWalletInfo }) =>
    JSON.stringify(Object.entries(accountOrWalletInfo).sort()),
  )
  return texts.sort().join()
}
