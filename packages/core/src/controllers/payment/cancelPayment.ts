import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { cancelPayment } from '../../flows/payment/cancelPayment.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import type { WithError } from '../withError.ts'

export { isCancelable } from '../../flows/payment/cancelPayment.ts'

/** The state of a cancellation. */
export type CancelPaymentState = WithError<
  | { readonly status: 'idle' | 'asking' | 'canceling' }
  /** The service took it. Whether money comes back is in the transaction, when that is known. */
  | { readonly status: 'requested'; readonly transaction: Transaction }
  | { readonly status: 'failed'; readonly error: WalletError }
>

type CancelPaymentActions = {
  /** Asks the user whether they mean it. */
  ask(): void
  /** Keeps the payment. */
  keep(): void
  /** Asks the service for the cancellation. A second call while it runs does nothing. */
  cancel(): Promise<CancelPaymentState>
}

export type CancelPaymentController = Controller<CancelPaymentState> & CancelPaymentActions

/** Creates a controller that cancels one payment, after a question. */
export function createCancelPayment(
  client: WalletClient,
  { transactionId }: { transactionId: string },
): CancelPaymentController {
  return createController<CancelPaymentState, CancelPaymentState, CancelPaymentActions>(
    ({ getState, dispatch, run }) => {
      const isBusy = ({ status }: CancelPaymentState) => status === 'canceling'
      // Closing the question takes no request back: its answer is waited for.
      const show = (next: CancelPaymentState) => void (isBusy(getState()) || dispatch(next))
      return {
        initial: { status: 'idle' },
        reduce: takeNext,
        isBusy,
        onDestroy: () => void (isBusy(getState()) && dispatch({ status: 'idle' })),
        actions: {
          ask: () => show({ status: 'asking' }),
          keep: () => show({ status: 'idle' }),
          cancel: async () => {
            if (isBusy(getState())) return
            dispatch({ status: 'canceling' })
            await run(
              (signal) => cancelPayment(client, { transactionId, signal }),
              (transaction) => ({ status: 'requested', transaction }),
              (error) => ({ status: 'failed', error }),
            )
          },
        },
      }
    },
  )
}
