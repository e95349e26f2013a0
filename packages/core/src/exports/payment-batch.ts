export {
  createPaymentBatch,
  type PaymentBatchController,
  type PaymentBatchOptions,
} from '../controllers/payment/paymentBatch.ts'
export type { PaymentBatchState } from '../controllers/payment/paymentBatchState.ts'
export type { BatchPayment } from '../flows/payment/paymentBatch.ts'
