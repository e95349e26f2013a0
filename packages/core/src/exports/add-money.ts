export {
  type AddMoneyOptions,
  createAddMoney,
  type PaymentRequest,
  writePaymentRequest,
} from '../controllers/payment/addMoney.ts'
