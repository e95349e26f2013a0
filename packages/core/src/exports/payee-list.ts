export { createPayeeList, type PayeeRemoval } from '../controllers/payees/payeeList.ts'
