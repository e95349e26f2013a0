import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Change, createWalletClient, loginWithEmailOtp, requestEmailOtp } from '@countersign/core'
import { fundInternalAccount } from '@countersign/core/wire'
import { createServiceClient } from '@countersign/platform/service'
import { sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createCookieFetch } from '../../../packages/core/test/cookieFetch.ts'
import { type Demo, startDemo } from './startDemo.ts'

let demo: Demo

beforeAll(async () => {
  const pagesDirectory = await mkdtemp(join(tmpdir(), 'pages-'))
  await writeFile(join(pagesDirectory, 'index.html'), '<p>page</p>')
  demo = await startDemo({ port: 0, pagesDirectory })
})
afterAll(() => demo.close())

/** A page of the wallet, with cookies. */
function openPage() {
  return createWalletClient({
    baseUrl: `${demo.url}/api/wallet`,
    environment: 'sandbox',
    trust: { otpBundle: [sandboxQuorumPublicKeyHex] },
    liveEvents: true,
    fetch: createCookieFetch(demo.url),
  })
}

test('what the service reports reaches the page of its customer, over the webhook and the stream', async () => {
  const client = openPage()
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  const { accountId } = await loginWithEmailOtp(client, { challenge, code: '000000' })
  const heard: Change[] = []
  const stop = client.events?.subscribe((change) => heard.push(change))
  onTestFinished(() => stop?.())

  const service = createServiceClient({
    baseUrl: demo.serviceUrl,
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
  })
  await service.call(fundInternalAccount, { path: { accountId }, body: { amount: 1_000_000 } })

  await expect.poll(() => heard).toContainEqual({ kind: 'account', id: accountId })
  expect(heard.map(({ kind }) => kind)).not.toContain('everything')
})

test('an event that the service did not sign is refused, and so is a stream without a sign-in', async () => {
  const forged = await fetch(`${demo.url}/webhooks/service`, { method: 'POST', body: '{}' })
  const stranger = await fetch(`${demo.url}/api/wallet/events`)

  expect([forged.status, stranger.status]).toEqual([401, 401])
})
