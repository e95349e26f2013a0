import type { Route } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { ServiceError } from '../../../http/responses.ts'
import { postWebhook } from '../postWebhook.ts'

/** Sends the test event once and waits for any response. */
export const sendTestWebhook: Route<'sendTestWebhook'> = async (context) => {
  const { webhookEndpoint: url } = context.state
  if (url === undefined)
    throw new ServiceError({
      status: 400,
      code: 'WEBHOOK_ENDPOINT_NOT_SET',
      message: 'No webhook endpoint is configured',
    })
  const id = context.createId('Webhook')
  const now = context.now()
  const bodyText = JSON.stringify({ id, type: 'TEST', timestamp: toIso(now) })
  const answer = await postWebhook(context, { url, bodyText })
  const attempts = [{ at: now, ...(answer && { status: answer.status }) }]
  const status = answer && answer.status < 300 ? 'DELIVERED' : 'GIVEN_UP'
  context.state.webhooks.set(id, { id, type: 'TEST', bodyText, createdAt: now, status, attempts })
  if (!answer)
    throw new ServiceError({
      status: 400,
      code: 'WEBHOOK_DELIVERY_ERROR',
      message: 'The webhook endpoint did not answer',
    })
  return { status: 200, body: { response_status: answer.status, url, response_body: answer.text } }
}
