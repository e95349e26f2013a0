import type { SandboxContext } from '../../context.ts'
import { dayMs, schedule } from '../../due/schedule.ts'
import type { WebhookRecord } from '../../state/webhookRecords.ts'
import type { WebhookResponse } from './postWebhook.ts'
import { postWebhook } from './postWebhook.ts'

type Delivery = {
  at: number
  /** Hears what the platform answered to an event that asks for its approval. */
  answerApproval(
    context: SandboxContext,
    parameters: { transactionId: string; answer: WebhookResponse | undefined },
  ): void
}

const firstPauseMs = 5000
const longestPauseMs = 30 * 60_000
const triedForMs = 7 * dayMs

/** Sends an event that waits for it. A refused or lost one is sent again, with pauses that double up to 30 minutes. */
export function deliverWebhook(context: SandboxContext, parameters: Delivery & { subject: string }): void {
  const { subject, ...delivery } = parameters
  const webhook = context.state.webhooks.get(subject)
  if (webhook?.status === 'PENDING') context.background.start(() => attempt(context, { webhook, ...delivery }))
}

async function attempt(context: SandboxContext, parameters: Delivery & { webhook: WebhookRecord }): Promise<void> {
  const { webhook, at, answerApproval } = parameters
  const { webhookEndpoint: url } = context.state
  const answer = url === undefined ? undefined : await postWebhook(context, { url, bodyText: webhook.bodyText })
  webhook.attempts.push({ at, ...(answer && { status: answer.status }) })
  webhook.status = statusAfter(webhook, { answer })
  if (webhook.approvalOf !== undefined) answerApproval(context, { transactionId: webhook.approvalOf, answer })
  if (webhook.status !== 'PENDING') return
  const pause = Math.min(firstPauseMs * 2 ** (webhook.attempts.length - 1), longestPauseMs)
  if (at + pause > webhook.createdAt + triedForMs) webhook.status = 'GIVEN_UP'
  else schedule(context, { type: 'deliverWebhook', subject: webhook.id, at: at + pause })
}

function statusAfter(
  webhook: WebhookRecord,
  parameters: { answer: WebhookResponse | undefined },
): WebhookRecord['status'] {
  const { status = 0 } = parameters.answer ?? {}
  if (status >= 200 && status < 300) return 'DELIVERED'
  if (status === 409) return 'DUPLICATE'
  return webhook.approvalOf === undefined ? 'PENDING' : 'GIVEN_UP'
}
