import { webhookSignatureHeader } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import type { WebhookSignatureForm } from '../../controls/webhooks.ts'
import { bytesToBase64, textToBytes } from '../../crypto/encoding.ts'
import { signWithWebhookKey } from '../../crypto/webhookKey.ts'

/** What the platform answered, with the start of its body. */
export type WebhookResponse = { status: number; text: string }

/** The longest answer that is read, in characters. */
const longestAnswer = 100_000

/** The value of the header. */
function writeSignature(form: WebhookSignatureForm, signature: string): string {
  if (form === 'base64') return signature
  if (form === 'version') return JSON.stringify({ version: 1, signature })
  return JSON.stringify({ v: form === 'v as text' ? '1' : 1, s: signature })
}

/** Signs and sends one body. `undefined`: no answer came. */
export async function postWebhook(
  context: SandboxContext,
  parameters: { url: string; bodyText: string },
): Promise<WebhookResponse | undefined> {
  const { url, bodyText } = parameters
  const bytes = textToBytes(bodyText)
  const signature = writeSignature(context.state.webhookSignatureForm, bytesToBase64(await signWithWebhookKey(bytes)))
  try {
    const headers = { 'Content-Type': 'application/json', [webhookSignatureHeader]: signature }
    const request = new Request(url, { method: 'POST', headers, body: bytes, redirect: 'manual' })
    const response = await context.settings.sendWebhook(request)
    return { status: response.status, text: (await response.text()).slice(0, longestAnswer) }
  } catch {
    // An invalid address, a refused connection and a lost response are all retried.
    return undefined
  }
}
