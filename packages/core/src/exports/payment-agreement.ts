export * from '../controllers/payment/paymentAgreement.ts'
