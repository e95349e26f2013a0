import type { Change } from '@countersign/core'
import { createSessionKey, encryptOtp, stampPayload } from '@countersign/core/crypto'
import { sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { repetitions } from '../../../core/test/longRun.ts'
import { type CreationOptions, createAuthenticator } from '../../../sandbox/test/authenticator.ts'
import { prepareRedis, withoutRedis } from '../startRedis.ts'
import {
  type Customer,
  createCustomer,
  fundedAmount,
  insist,
  openBrowser,
  origin,
  paidAmount,
  pay,
  signIn,
} from './customers.ts'
import { startFront, startRelay, startService } from './startServers.ts'

const [customerCount, roundsEach] = [repetitions({ usual: 6, long: 40 }), 5]
const payments = customerCount * roundsEach

/** A sandbox, two servers of the platform on one Redis, and a plain proxy in front of them. */
async function startPlatform() {
  const redis = await prepareRedis()
  await redis.start()
  const service = await startService({ origin })
  const customers = await Promise.all(
    Array.from({ length: customerCount }, (_, index) => createCustomer(service.call, index)),
  )
  const { baseUrl, clientId, clientSecret, sandbox } = service
  const byEmail = Object.fromEntries(
    customers.map(({ email, customerId, accountId }) => [email, { customerId, accountId }]),
  )
  const webhookPublicKey = sandbox.webhooks.publicKeyPem
  const access = { baseUrl, clientId, clientSecret, redisUrl: redis.url, origin, webhookPublicKey }
  const settings = { ...access, customers: byEmail }
  const start = () => startRelay(settings)
  const [first, second] = await Promise.all([start(), start()])
  const close = () => Promise.all([first.kill(), second.kill(), redis.stop(), service.close()])
  return { service, customers, first, second, start, close }
}

let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  if (!withoutRedis) platform = await startPlatform()
}, 60_000)
beforeEach(({ skip }) => skip(withoutRedis !== undefined, withoutRedis))
afterAll(() => platform?.close())

type Json = Record<string, unknown>

/** A request of a signed-in customer to one of the servers. */
async function callServer(
  { port }: { port: number },
  path: string,
  request: { customerId: string; body?: unknown; headers?: Record<string, string> },
) {
  const { customerId, body, headers } = request
  const response = await fetch(`http://127.0.0.1:${port}/api/wallet${path}`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      cookie: `customer=${encodeURIComponent(customerId)}`,
      ...headers,
    },
    body: JSON.stringify(body ?? {}),
  })
  return { status: response.status, json: (await response.json()) as Json }
}

test('a challenge for a passkey that one server issued counts once, however many requests reach both servers', async () => {
  const { first, second, service, customers } = platform
  const [{ customerId, accountId }] = customers as [Customer]
  const { data } = await service.call<{ data: { id: string }[] }>('GET', `/auth/credentials?accountId=${accountId}`)
  const credential = `/auth/credentials/${data[0]?.id}`
  const key = await createSessionKey()
  const sign = async ({ payloadToSign, requestId }: Json, intent: Parameters<typeof stampPayload>[2]) => ({
    'service-wallet-signature': (await stampPayload(payloadToSign as string, key, intent)).headerValue,
    'request-id': requestId as string,
  })
  const { json: sent } = await callServer(first, `${credential}/challenge`, { customerId })
  const targetBundle = sent.otpEncryptionTargetBundle as string
  const trust = { signersHex: [sandboxQuorumPublicKeyHex] }
  const proof = {
    type: 'EMAIL_OTP',
    encryptedOtpBundle: await encryptOtp({ code: '000000', publicKeyHex: key.publicKeyHex, targetBundle, trust }),
  }
  const { json: asked } = await callServer(second, `${credential}/verify`, { customerId, body: proof })
  await callServer(first, `${credential}/verify`, { customerId, body: proof, headers: await sign(asked, 'sign-in') })

  const begun = await callServer(first, '/passkeys/registration', { customerId, body: { accountId } })
  const options = begun.json as unknown as CreationOptions
  const { id: credentialId, response } = await (await createAuthenticator({ origin })).create(options)
  const { clientDataJSON: clientDataJson, attestationObject, transports } = response
  const attestation = { credentialId, clientDataJson, attestationObject, transports }
  const body = { type: 'PASSKEY', accountId, nickname: 'Phone', challenge: options.challenge, attestation }
  const race = async (headers: Record<string, string> = {}) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callServer(index % 2 ? first : second, '/auth/credentials', { customerId, body, headers }),
      ),
    )
    const passed = answers.filter(({ status }) => status < 300)
    const codes = new Set(answers.filter((answer) => !passed.includes(answer)).map(({ json }) => json.code))
    return { statuses: passed.map(({ status }) => status), refused: [...codes], json: passed[0]?.json ?? {} }
  }
  const added = await race()
  const signed = await race(await sign(added.json, { to: 'add-passkey', credentialId, attestationObject }))

  expect(begun.status).toBe(200)
  expect([added, signed].map(({ statuses, refused }) => [statuses, refused])).toEqual([
    [[202], ['PASSKEY_CHALLENGE_EXPIRED']],
    [[201], ['PASSKEY_CHALLENGE_EXPIRED']],
  ])
})

test(`one of two servers is killed during ${payments} sign-ins and payments, with events open: nothing acknowledged is lost, and nothing is done twice`, {
  timeout: 120_000,
}, async () => {
  const { service, customers, second, start } = platform
  const first = await start()
  const front = await startFront([first.port, second.port])
  onTestFinished(front.close)
  await service.call('PATCH', '/config', { webhookEndpoint: `${front.url}/webhooks` })
  const heard = customers.map(() => [] as Change[])
  let [acknowledged, killing]: [number, Promise<void> | undefined] = [0, undefined]
  await Promise.all(
    customers.map(async (customer, index) => {
      const client = openBrowser(front.url, `servers-${index}`)
      for (let round = 0; round < roundsEach; round++) {
        await insist(() => signIn(client, customer), { clock: service.sandbox.clock })
        if (round === 0) onTestFinished(client.events?.subscribe((change) => heard[index]?.push(change)) ?? (() => {}))
        await pay(client, customer)
        acknowledged += 1
        if (acknowledged === payments * 0.4) killing = first.kill()
      }
    }),
  )
  await killing

  service.sandbox.clock.advance(60_000)
  const paid = await Promise.all(
    customers.map(async ({ customerId, accountId }) => {
      const query = `customerId=${customerId}&type=OUTGOING&status=COMPLETED&limit=100`
      const { data } = await service.call<{ data: { id: string }[] }>('GET', `/transactions?${query}`)
      const account = await service.call<{ data: { id: string; balance: { amount: number } }[] }>(
        'GET',
        `/internal-accounts?customerId=${customerId}`,
      )
      return { ids: data.map(({ id }) => id), left: account.data.find(({ id }) => id === accountId)?.balance.amount }
    }),
  )
  expect(acknowledged).toBe(payments)
  expect(paid.map(({ ids, left }) => [ids.length, left])).toEqual(
    customers.map(() => [roundsEach, fundedAmount - roundsEach * paidAmount]),
  )
  // Both took part, and the one that was left carried on.
  const [servedByFirst = 0, servedBySecond = 0] = front.served()
  expect([servedByFirst > payments / 2, servedBySecond > servedByFirst]).toEqual([true, true])

  // What the service reports is handled once, also what was with the server that died: that one it sends again.
  await service.sandbox.webhooks.settled()
  const handled = [...first.handled, ...second.handled]
  const deliveries = service.sandbox.webhooks.deliveries()
  const delivered = deliveries.filter(({ status }) => status === 'DELIVERED' || status === 'DUPLICATE')
  expect(new Set(handled).size).toBe(handled.length)
  expect(delivered.filter(({ id }) => !handled.includes(id))).toEqual([])
  expect(deliveries.filter(({ status }) => status === 'GIVEN_UP')).toEqual([])
  expect([first.handled.length > 0, second.handled.length > first.handled.length]).toEqual([true, true])

  // Every browser heard of each of its payments, or that it should read everything.
  const missed = () =>
    paid.flatMap(({ ids }, index) => {
      const changes = heard[index] ?? []
      const isTold = (id: string) => changes.some((change) => change.kind === 'everything' || change.id === id)
      return ids.filter((id) => !isTold(id))
    })
  await expect.poll(missed, { timeout: 10_000 }).toEqual([])
})
