/**
 * The client of the platform's own backend, which calls the service with the platform's credentials. Building it into a
 * page fails.
 *
 * @module
 */
export { isOutcomeUnknown, isWalletError, mayRetry, WalletError } from '@countersign/core/wire'
export {
  type AgentClient,
  type CreateAgentClientOptions,
  type CreateServiceClientOptions,
  createAgentClient,
  createServiceClient,
  type ServiceClient,
} from '../backend/createServiceClient.ts'
export type { ListedItem } from '../backend/listPages.ts'
export type { AgentOperation, BackendOperation, ServiceInput } from '../backend/serviceInput.ts'
