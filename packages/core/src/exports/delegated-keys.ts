export { createDelegatedKeyList, type DelegatedKeyChange } from '../controllers/settings/delegatedKeys.ts'
export { readCurrency } from '../wire/schema/money.ts'
