import type { WebhookType } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'

/** How many events are kept for the log. */
const keptWebhooks = 1000
/** How many are kept while the oldest is still to be delivered. */
const mostWebhooks = 10_000

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
  forgetOldest(context)
}

/** Deletes the oldest events beyond those that are kept, so that an endpoint that never answers does not fill the memory. */
function forgetOldest(context: SandboxContext): void {
  const { webhooks } = context.state
  for (const { id, status } of webhooks.values()) {
    const isKept = webhooks.size <= keptWebhooks || (status === 'PENDING' && webhooks.size <= mostWebhooks)
    if (isKept) return
    webhooks.delete(id)
  }
}
