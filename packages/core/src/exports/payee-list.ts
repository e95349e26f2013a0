export { createPayeeList, type PayeeRemoval } from '../controllers/payees/payeeList.ts'
export { isUnproven } from '../flows/payees/isUnproven.ts'
export { readSetAsidePayees } from '../flows/payment/readStoppedPayments.ts'
