export { getCustomer } from '../api/customers.ts'
export { type ActivityOptions, createActivityReader } from '../controllers/activity/activity.ts'
export type { PagedReader } from '../controllers/pagedReader.ts'
export { createPayeesReader, type PayeesOptions } from '../controllers/payees/payees.ts'
export type { Reader, ReaderState } from '../controllers/reader.ts'
export { createBalanceReader } from '../controllers/wallets/balance.ts'
export { createCustodialAccountsReader, createWalletsReader } from '../controllers/wallets/wallets.ts'
export {
  readSetAsidePayees,
  readStoppedPayments,
  type StoppedPayment,
} from '../flows/payment/readStoppedPayments.ts'
export { forgetScaLock, readScaLock } from '../flows/sca/scaLock.ts'
export { readScaSession } from '../flows/sca/scaSession.ts'
