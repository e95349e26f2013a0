import { createSessionKey, encryptOtp, type SessionKey, stampPayload } from '@countersign/core/crypto'
import { expect, test } from 'vitest'
import type { Json, SandboxWorld } from './createSandboxWorld.ts'
import { createSandboxWorld } from './createSandboxWorld.ts'

async function askForCode({ call }: SandboxWorld, login: Record<string, string>) {
  const start = await call('POST', '/login', { body: login })
  const { id, nickname } = (start.json.methods as Json[])[0] as unknown as { id: string; nickname: string }
  const challenge = await call('POST', `/auth/credentials/${id}/challenge`, { headers: { cookie: start.cookie } })
  return { start, challenge, id, nickname, cookie: challenge.cookie }
}

async function seal(
  { sandbox }: SandboxWorld,
  { challenge, code, key }: { challenge: Json; code: string; key: SessionKey },
) {
  const targetBundle = challenge.otpEncryptionTargetBundle as string
  const trust = { signersHex: [sandbox.quorumPublicKeyHex] }
  const encryptedOtpBundle = await encryptOtp({ code, publicKeyHex: key.publicKeyHex, targetBundle, trust })
  return { type: 'EMAIL_OTP', encryptedOtpBundle }
}

test('a user signs in, pays and signs out through the platform', async () => {
  const world = await createSandboxWorld()
  const { call, ada } = world
  const key = await createSessionKey()
  const { challenge, id, cookie } = await askForCode(world, { email: ada.email })
  const body = await seal(world, { challenge: challenge.json, code: '000000', key })
  const verify = `/auth/credentials/${id}/verify`

  const first = await call('POST', verify, { body, headers: { cookie } })
  const { payloadToSign, requestId } = first.json as unknown as { payloadToSign: string; requestId: string }
  const stamp = (await stampPayload(payloadToSign, key, 'sign-in')).headerValue
  const signed = { 'service-wallet-signature': stamp, 'request-id': requestId }
  const second = await call('POST', verify, { body, headers: { cookie, ...signed } })

  const mine = { cookie: `app=${ada.customerId}` }
  const quote = await call('POST', '/quotes', {
    headers: mine,
    body: {
      source: { sourceType: 'ACCOUNT', accountId: ada.accountId },
      destination: { destinationType: 'ACCOUNT', accountId: ada.payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 10_000_000,
    },
  })
  const instructions = quote.json.paymentInstructions as unknown as {
    accountOrWalletInfo: { payloadToSign?: string }
  }[]
  const payload = instructions.find(({ accountOrWalletInfo }) => accountOrWalletInfo.payloadToSign)?.accountOrWalletInfo
  const paymentStamp = (await stampPayload(payload?.payloadToSign ?? '', key, 'payment')).headerValue
  const paid = { ...mine, 'service-wallet-signature': paymentStamp, 'idempotency-key': 'one' }
  const execute = `/quotes/${quote.json.id}/execute`
  const execution = await call('POST', execute, { headers: paid })
  const replayed = await call('POST', execute, { headers: paid })
  const transaction = await call('GET', `/transactions/${execution.json.transactionId}`, { headers: mine })

  expect([first.status, second.status]).toEqual([202, 200])
  expect(second.cookie.replace(/proof=[^;]+/, 'proof=…')).toBe(
    `__Host-countersign_login=; __Host-countersign_proof=…; app=${ada.customerId}`,
  )
  expect([quote.status, execution.status, transaction.status]).toEqual([200, 200, 200])
  expect(replayed.text).toBe(execution.text)
  expect(transaction.json.customerId).toBe(ada.customerId)
})

test('resources of one customer at the real service are not accessible to another', async () => {
  const { call, ada, eve } = await createSandboxWorld()
  const headers = { cookie: `app=${eve.customerId}` }

  const answers = await Promise.all([
    call('GET', `/customers/${ada.customerId}`, { headers }),
    call('GET', `/internal-accounts?customerId=${ada.customerId}`, { headers }),
    call('GET', `/auth/credentials?accountId=${ada.accountId}`, { headers }),
    call('GET', `/customers/external-accounts/${ada.payeeId}`, { headers }),
    call('DELETE', `/customers/external-accounts/${ada.payeeId}`, { headers }),
    call('POST', `/auth/credentials/${ada.credentialId}/challenge`, { headers }),
  ])

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
})

test('wrong codes, the right code and a missing challenge look the same for known and unknown logins', async () => {
  const world = await createSandboxWorld()
  const key = await createSessionKey()
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

  const walk = async (email: string) => {
    const { start, challenge, id, cookie } = await askForCode(world, { email })
    const body = await seal(world, { challenge: challenge.json, code: world.sandbox.inbox.wrongCode(), key })
    const path = `/auth/credentials/${id}/verify`
    const wrong = await world.call('POST', path, { body, headers: { cookie } })
    const garbage = { ...body, encryptedOtpBundle: '{}' }
    const malformed = await world.call('POST', path, { body: garbage, headers: { cookie } })
    const signed = { cookie, 'service-wallet-signature': 'x', 'request-id': 'Request:x' }
    const unsigned = await world.call('POST', path, { body, headers: signed })
    const early = await world.call('POST', path, { body, headers: { cookie: start.cookie } })
    world.clock.now += 300_000
    const late = await world.call('POST', path, { body, headers: { cookie } })
    return [start, challenge, wrong, malformed, unsigned, early, late].map(
      ({ status, headers, text, cookie: set }) => ({
        status,
        headers: [...headers.keys()],
        cookie: set.length,
        text: text
          .replaceAll(uuid, 'uuid')
          .replaceAll(/[\w]•••@/g, '•••@')
          .replaceAll(/"otpEncryption.*/g, 'bundle'),
      }),
    )
  }

  const known = await walk(world.ada.email)
  for (let number = 0; number < 25; number++) expect(await walk(`bob${number}@example.com`)).toEqual(known)
  expect(known.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401, 401, 401])
})

test('the code that the sandbox always sends opens nothing for an unknown login', async () => {
  const world = await createSandboxWorld()
  const key = await createSessionKey()
  const { challenge, id, cookie } = await askForCode(world, { email: 'bob@example.com' })
  const body = await seal(world, { challenge: challenge.json, code: '000000', key })

  const answer = await world.call('POST', `/auth/credentials/${id}/verify`, { body, headers: { cookie } })

  expect(answer.status).toBe(401)
  expect(answer.json).toMatchObject({ code: 'UNAUTHORIZED', reason: 'Invalid OTP code' })
})

test('wrong credentials of the platform are never taken for a wrong code', async () => {
  const world = await createSandboxWorld()
  const { id, cookie } = await askForCode(world, { email: world.ada.email })
  world.sandbox.scenarios.failNext('verifyCredential', { status: 401, code: 'UNAUTHORIZED' })
  world.sandbox.scenarios.failNext('listInternalAccounts', { status: 401, code: 'UNAUTHORIZED' })
  const body = { type: 'EMAIL_OTP', encryptedOtpBundle: '{}' }

  const answer = await world.call('POST', `/auth/credentials/${id}/verify`, { body, headers: { cookie } })

  expect(answer.status).toBe(502)
  expect(answer.json.code).toBe('PLATFORM_UNAVAILABLE')
})
