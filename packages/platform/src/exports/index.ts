/**
 * The relay between the browser and the service: it holds the credentials and lets no customer reach another's wallet.
 *
 * @module
 */
export { createPlatformHandler } from '../createPlatformHandler.ts'
export type { AttemptLimit } from '../login/attempts.ts'
export type { RequestEvent } from '../observe/observeRequests.ts'
export type {
  CredentialEvent,
  DecoyWallet,
  FoundCustomer,
  Login,
  LoginEvent,
  PlatformHandlerOptions,
  ServiceOptions,
} from '../options.ts'
export {
  type RecordSecurityEventParameters,
  recordSecurityEvent,
  type SecurityEventReport,
} from '../sca/recordSecurityEvent.ts'
export {
  type CreateUnstorageStoreOptions,
  createUnstorageStore,
  type UnstorageLike,
} from '../store/createUnstorageStore.ts'
export type { PlatformStore } from '../store/platformStore.ts'
