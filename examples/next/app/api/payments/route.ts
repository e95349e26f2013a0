export { createPayment as POST } from '@/payments'
