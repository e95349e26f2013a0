import type { PaymentDraft, Quote, QuoteRequest } from '@countersign/core'
import { useRouter } from '../router/RouterContext.ts'
import { toDraft } from './paymentDraft.ts'

/** Where the buttons of a payment lead. */
export function usePaymentSteps() {
  const router = useRouter()
  function startAt(payeeId: string | undefined, draft?: Partial<PaymentDraft>): void {
    const path = payeeId === undefined ? '/send' : `/send/${encodeURIComponent(payeeId)}`
    router.navigate(path, { state: draft && { draft } })
  }
  return {
    leave: () => router.navigate('/'),
    /** Returns to the amount, with what was typed. */
    edit: (quote: Quote | undefined, request: QuoteRequest | undefined) => {
      const asked = request?.destination.destinationType === 'ACCOUNT' ? request.destination.accountId : undefined
      startAt(quote?.destination.accountId ?? asked, toDraft(request, quote))
    },
    /** Begins another payment to the same payee. */
    sendAgain: ({ quote }: { quote: Quote }) => startAt(quote.destination.accountId),
  }
}
