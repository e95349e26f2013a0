import type { WebhookType } from '@countersign/core/wire'
import type { SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { schedule } from '../due/schedule.ts'

/** How many events are kept for the log. Those still to be delivered are kept beyond it. */
const keptWebhooks = 1000

export type WebhookEvent = {
  type: WebhookType
  /** The resource as its operation answers it. It is copied at once. */
  data: unknown
  /** When it happened. Default: now. */
  at?: number | undefined
  /** The incoming payment that the answer approves or rejects. */
  approvalOf?: string | undefined
}

/** Announces to the platform what happened: listed under `/sandbox/webhooks`, and sent where an endpoint is configured. */
export function emit(context: SandboxContext, event: WebhookEvent): void {
  const { type, data, at = context.now(), approvalOf } = event
  const id = context.createId('Webhook')
  const { webhooks, webhookEndpoint } = context.state
  const bodyText = JSON.stringify({ id, type, timestamp: toIso(at), data })
  const status = webhookEndpoint === undefined ? 'NOT_SENT' : 'PENDING'
  webhooks.set(id, { id, type, bodyText, createdAt: at, status, attempts: [], ...(approvalOf && { approvalOf }) })
  if (status === 'PENDING') schedule(context, { type: 'deliverWebhook', subject: id, at })
  if (webhooks.size > keptWebhooks) forgetOldest(context)
}

function forgetOldest(context: SandboxContext): void {
  const { webhooks } = context.state
  for (const { id, status } of webhooks.values())
    if (status !== 'PENDING') {
      webhooks.delete(id)
      return
    }
}
