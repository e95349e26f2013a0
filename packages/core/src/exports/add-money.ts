export { type AddMoneyOptions, createAddMoney } from '../controllers/payment/addMoney.ts'
