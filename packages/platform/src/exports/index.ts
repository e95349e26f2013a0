/**
 * The relay between the browser and the service: it holds the credentials and lets no customer reach another's wallet.
 *
 * @module
 */
export { createPlatformHandler } from '../createPlatformHandler.ts'
export { type CreateLiveEventsOptions, createLiveEvents, type LiveEvents } from '../events/liveEvents.ts'
export type { RateLimit, RateLimits } from '../limits/rateLimits.ts'
export type { AttemptLimit } from '../login/attempts.ts'
export type { RequestEvent } from '../observe/observeRequests.ts'
export type {
  ActionApproval,
  CredentialEvent,
  DecoyWallet,
  FoundCustomer,
  Login,
  LoginEvent,
  PaymentApproval,
  PersonProof,
  PlatformHandlerOptions,
  SessionEndedEvent,
} from '../options.ts'
export {
  type RecordSecurityEventParameters,
  recordSecurityEvent,
  type SecurityEventReport,
} from '../sca/recordSecurityEvent.ts'
export { type PageSecurityOptions, pageSecurityHeaders } from '../securityHeaders.ts'
export type {
  ServiceFetch,
  ServiceFetchInit,
  ServiceFetchResponse,
  ServiceOptions,
} from '../service/serviceOptions.ts'
export type { PublishSubscribe } from '../store/publishSubscribe.ts'
export type { SharedStore } from '../store/sharedStore.ts'
export { createWebhookHandler, type WebhookHandlerOptions } from '../webhooks/createWebhookHandler.ts'
export type { WebhookEvent } from '../webhooks/events.ts'
export type { IncomingPaymentDecision } from '../webhooks/incomingPayments.ts'
