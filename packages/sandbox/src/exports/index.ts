/**
 * The payments service in memory: real HPKE, real ECDSA, an inbox, a clock and faults to order. For tests,
 * development and demonstrations; never for money.
 *
 * @module
 */
export { createSandbox } from '../createSandbox.ts'
export { sandboxExportPublicKeyHex } from '../crypto/exportKey.ts'
export { sandboxQuorumPublicKeyHex } from '../crypto/quorumKey.ts'
export { sandboxWebhookPublicKeyPem } from '../crypto/webhookKey.ts'
export { sandboxBasePath } from '../http/router.ts'
export type {
  Failure,
  InboxMessage,
  IssueTokenParameters,
  LivenessOutcome,
  OutgoingFailure,
  PendingReason,
  QuoteChange,
  ReviewOutcome,
  Sandbox,
  SandboxOnboarding,
  SandboxOperation,
  SandboxOptions,
  SandboxPayments,
  SandboxSca,
  SandboxWebhooks,
  ScaSignInStatus,
  WebhookDelivery,
} from '../sandbox.ts'
