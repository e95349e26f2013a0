export { createPayeeList, type PayeeRemoval } from '../controllers/payees/payeeList.ts'
export { isUnproven } from '../flows/payees/isUnproven.ts'
export { type PayeeStop, readPayeeStops } from '../flows/payment/payeeStops.ts'
