/** Sessions and the storage of this browser, which load together: the first screen needs neither. */
export { openRecords } from '../storage/records.ts'
export { forgetLogin, readRememberedLogins } from '../storage/rememberedLogins.ts'
export { followPlatform } from './followPlatform.ts'
export { createSessionManager } from './sessionManager.ts'
