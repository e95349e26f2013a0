/**
 * The payments service in memory: real HPKE, real ECDSA, an inbox, a clock and faults to order. For tests,
 * development and demonstrations; never for money.
 *
 * @module
 */

export type { ReviewOutcome, SandboxOnboarding } from '../controls/onboarding.ts'
export type { OutgoingFailure, PendingReason, SandboxPayments } from '../controls/payments.ts'
export type { LivenessOutcome, QuoteChange, SandboxSca, ScaSignInStatus } from '../controls/sca.ts'
export type { SandboxWebhooks, WebhookDelivery, WebhookSignatureForm } from '../controls/webhooks.ts'
export { createSandbox } from '../createSandbox.ts'
export { sandboxExportPublicKeyHex } from '../crypto/exportKey.ts'
export { sandboxQuorumPublicKeyHex } from '../crypto/quorumKey.ts'
export { sandboxWebhookPublicKeyPem } from '../crypto/webhookKey.ts'
export { sandboxBasePath } from '../router.ts'
export type {
  Failure,
  InboxMessage,
  IssueTokenParameters,
  Sandbox,
  SandboxOperation,
  SandboxOptions,
} from '../sandbox.ts'
