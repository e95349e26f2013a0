import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import type { WebhookDelivery } from '../../controls/webhooks.ts'

/** The log of deliveries, oldest first. */
export function describeWebhooks(context: SandboxContext): WebhookDelivery[] {
  return [...context.state.webhooks.values()].map(({ id, type, status, attempts, bodyText }) => ({
    id,
    type,
    status,
    attempts: attempts.map((attempt) => ({ at: toIso(attempt.at), status: attempt.status })),
    body: JSON.parse(bodyText),
  }))
}
