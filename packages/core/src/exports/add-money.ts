export { type AddMoneyOptions, createAddMoney, type PaymentRequest } from '../controllers/payment/addMoney.ts'
