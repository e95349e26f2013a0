import type { Quote, QuoteRequest } from '@countersign/core'
import { useRouter } from '../router/RouterContext.ts'

/** Where the buttons of a payment lead. */
export function usePaymentSteps() {
  const router = useRouter()
  function startAt(payeeId: string | undefined, typed?: { amount: bigint; reference: string | undefined }): void {
    const path = payeeId === undefined ? '/send' : `/send/${encodeURIComponent(payeeId)}`
    router.navigate(path, { state: typed })
  }
  return {
    leave: () => router.navigate('/'),
    /** Returns to the amount, with what was typed. */
    edit: (quote: Quote | undefined, request: QuoteRequest | undefined) =>
      startAt(
        quote?.destination.accountId,
        quote && { amount: quote.totalSendingAmount, reference: request?.remittanceInformation },
      ),
    /** Begins another payment to the same payee. */
    sendAgain: ({ quote }: { quote: Quote }) => startAt(quote.destination.accountId),
  }
}
