export { createDelegatedKeyList, type DelegatedKeyChange } from '../controllers/settings/delegatedKeys.ts'
