import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestService } from '../../../test/createTestService.ts'
import { sandboxWebhookPublicKeyPem } from '../../exports/index.ts'

test('the signature is sent in the form that is asked for, over HTTP or in the process, also after a restart', async () => {
  const signatures: unknown[] = []
  const verdicts: boolean[] = []
  // The judge is OpenSSL, which reads the key and the DER signature as they are.
  const key = createPublicKey(sandboxWebhookPublicKeyPem)
  const service = createTestService({
    webhookEndpoint: 'https://platform.test/webhooks',
    sendWebhook: async (request) => {
      const text = request.headers.get('X-Service-Signature') ?? ''
      const sent = text.startsWith('{') ? JSON.parse(text) : text
      signatures.push(sent)
      const signature = Buffer.from(sent.s ?? sent.signature ?? sent, 'base64')
      verdicts.push(verify('sha256', Buffer.from(await request.arrayBuffer()), key, signature))
      return new Response()
    },
  })
  const send = () => service.succeed('sendTestWebhook', 200)
  await send()
  service.sandbox.webhooks.setSignatureForm('v as number')
  service.sandbox.importState(service.sandbox.exportState())
  await send()
  for (const signatureForm of ['version', 'base64']) {
    const order = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    const request = new Request('http://sandbox/sandbox/webhooks', {
      ...order,
      body: JSON.stringify({ signatureForm }),
    })
    expect((await service.sandbox.fetch(request)).status).toBe(204)
    await send()
  }
  const base64 = expect.stringMatching(/^MEU?[A-Za-z0-9+/]+=*$/)
  expect(signatures).toEqual([{ v: '1', s: base64 }, { v: 1, s: base64 }, { version: 1, signature: base64 }, base64])
  expect(verdicts).toEqual([true, true, true, true])
})
