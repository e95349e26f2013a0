import type { Quote } from '@countersign/core'
import { useRouter } from '../router/RouterContext.ts'

/** Where the buttons of a payment lead. */
export function usePaymentSteps() {
  const router = useRouter()
  function startAt(payeeId: string | undefined, amount?: bigint): void {
    const path = payeeId === undefined ? '/send' : `/send/${encodeURIComponent(payeeId)}`
    router.navigate(path, amount === undefined ? {} : { state: { amount } })
  }
  return {
    leave: () => router.navigate('/'),
    /** Returns to the amount, with what was typed. */
    edit: (quote: Quote | undefined) => startAt(quote?.destination.accountId, quote?.totalSendingAmount),
    /** Begins another payment to the same payee. */
    sendAgain: ({ quote }: { quote: Quote }) => startAt(quote.destination.accountId),
  }
}
