export * from '../controllers/payment/cancelPayment.ts'
