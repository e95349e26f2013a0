export * from '../controllers/payment/send.ts'
