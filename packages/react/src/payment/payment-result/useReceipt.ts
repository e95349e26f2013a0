import { type LazyState, useLazy } from '../../primitives/useLazy.ts'

const loadReceipt = () => import('./PaymentResultScreen.tsx')

/** Loads the receipt beside the screen before it, so that it is here when the payment ends. */
export function useReceipt(): LazyState<Awaited<ReturnType<typeof loadReceipt>>> {
  return useLazy(loadReceipt)
}
