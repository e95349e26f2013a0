import type { SandboxContext } from '../../context.ts'
import { sandboxWebhookPublicKeyPem } from '../../crypto/webhookKey.ts'
import type { Sandbox } from '../../sandbox.ts'
import { describeWebhooks } from './describeWebhooks.ts'

export function createWebhooksControl(context: SandboxContext): Sandbox['webhooks'] {
  return {
    publicKeyPem: sandboxWebhookPublicKeyPem,
    deliveries: () => describeWebhooks(context),
    setSignatureForm: (form) => {
      context.state.webhookSignatureForm = form
    },
    settled: context.background.settled,
  }
}
