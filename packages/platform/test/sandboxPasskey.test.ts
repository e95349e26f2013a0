import {
  createSessionKey,
  encryptOtp,
  type SessionKey,
  type SigningIntent,
  stampPayload,
} from '@countersign/core/crypto'
import { expect, test } from 'vitest'
import { createAuthenticator } from '../../sandbox/test/authenticator.ts'
import type { Json, SandboxWorld } from './createSandboxWorld.ts'
import { createSandboxWorld } from './createSandboxWorld.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
type Options = Parameters<Awaited<ReturnType<typeof createAuthenticator>>['create']>[0]

/** A session of Ada's, opened by email as the platform's own signed-in customer. */
async function openSession({ sandbox, call, ada }: SandboxWorld) {
  const headers = { cookie: `app=${ada.customerId}` }
  const key = await createSessionKey()
  const challenge = await call('POST', `/auth/credentials/${ada.credentialId}/challenge`, { headers })
  const targetBundle = challenge.json.otpEncryptionTargetBundle as string
  const trust = { signersHex: [sandbox.quorumPublicKeyHex] }
  const encryptedOtpBundle = await encryptOtp({ code: '000000', publicKeyHex: key.publicKeyHex, targetBundle, trust })
  const body = { type: 'EMAIL_OTP', encryptedOtpBundle }
  const verify = `/auth/credentials/${ada.credentialId}/verify`
  const first = await call('POST', verify, { body, headers })
  await call('POST', verify, { body, headers: { ...headers, ...(await sign(first.json, { key, intent: 'sign-in' })) } })
  return { key, headers }
}

type Signing = { key: SessionKey; intent: SigningIntent }

/** The headers of the signed retry. */
async function sign({ payloadToSign, requestId }: Json, { key, intent }: Signing) {
  const stamp = await stampPayload(payloadToSign as string, key, intent)
  return { 'service-wallet-signature': stamp.headerValue, 'request-id': requestId as string }
}

async function enroll(world: SandboxWorld) {
  const { call, ada } = world
  const { key, headers } = await openSession(world)
  const authenticator = await createAuthenticator({ origin: 'https://app.test' })
  const begun = await call('POST', '/passkeys/registration', { headers, body: { accountId: ada.accountId } })
  const options = begun.json as unknown as Options
  const { id: credentialId, response } = await authenticator.create(options)
  const attestation = {
    credentialId,
    clientDataJson: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports,
  }
  const body = {
    type: 'PASSKEY',
    accountId: ada.accountId,
    nickname: 'Phone',
    challenge: options.challenge,
    attestation,
  }
  const first = await call('POST', '/auth/credentials', { body, headers })
  const { attestationObject } = attestation
  const signed = await sign(first.json, { key, intent: { to: 'add-passkey', credentialId, attestationObject } })
  const created = await call('POST', '/auth/credentials', { body, headers: { ...headers, ...signed } })
  return { authenticator, begun, first, created, id: created.json.id as string, headers }
}

/** Begins to sign in with a remembered passkey. */
async function begin({ call }: SandboxWorld, credentialId: string) {
  const start = await call('POST', '/login', { body: { credentialId } })
  const { publicKeyHex } = await createSessionKey()
  const challenge = await call('POST', `/auth/credentials/${credentialId}/challenge`, {
    body: { clientPublicKey: publicKeyHex },
    headers: { cookie: start.cookie },
  })
  return { start, challenge, cookie: challenge.cookie }
}

async function assertWith(authenticator: Awaited<ReturnType<typeof createAuthenticator>>, challenge: Json) {
  const text = Buffer.from(challenge.challenge as string).toString('base64url')
  const { id, response } = await authenticator.get({ challenge: text, rpId: 'app.test' })
  const { clientDataJSON: clientDataJson, authenticatorData, signature } = response
  return { type: 'PASSKEY', assertion: { credentialId: id, clientDataJson, authenticatorData, signature } }
}

test('a passkey is registered and signs in through the platform', async () => {
  const world = await createSandboxWorld()
  const { authenticator, begun, first, created, id, headers } = await enroll(world)
  const again = await world.call('POST', '/passkeys/registration', {
    headers,
    body: { accountId: world.ada.accountId },
  })

  const { start, challenge, cookie } = await begin(world, id)
  const body = await assertWith(authenticator, challenge.json)
  const requestId = { 'request-id': challenge.json.requestId as string }
  const verified = await world.call('POST', `/auth/credentials/${id}/verify`, {
    body,
    headers: { cookie, ...requestId },
  })

  expect([begun, first, created].map(({ status }) => status)).toEqual([200, 202, 201])
  expect(again.json.excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key' }])
  expect(start.json.methods).toMatchObject([{ id, type: 'PASSKEY', nickname: '•••' }])
  expect(challenge.json.credentialId).toBe(authenticator.id)
  expect(verified.status).toBe(200)
  expect(verified.cookie).toContain(`app=${world.ada.customerId}`)
})

test('an unknown passkey gets the responses of a known one with a wrong assertion', async () => {
  const world = await createSandboxWorld()
  const { id } = await enroll(world)
  const stranger = await createAuthenticator({ origin: 'https://app.test' })

  const walk = async (credentialId: string) => {
    const { start, challenge, cookie } = await begin(world, credentialId)
    const body = await assertWith(stranger, challenge.json)
    const requestId = { 'request-id': challenge.json.requestId as string }
    const path = `/auth/credentials/${credentialId}/verify`
    const refused = await world.call('POST', path, { body, headers: { cookie, ...requestId } })
    const unknownRequest = { cookie, 'request-id': 'Request:none' }
    const lost = await world.call('POST', path, { body, headers: unknownRequest })
    return [start, challenge, refused, lost].map(({ status, headers, text, cookie: set }) => ({
      status,
      headers: [...headers.keys()],
      cookie: set.length,
      text: text
        .replaceAll(uuid, 'uuid')
        .replace(/"challenge":"[0-9a-f]{64}"/, 'challenge')
        .replace(/"credentialId":"[\w-]+"/, 'credentialId'),
    }))
  }

  const known = await walk(id)
  const unknown = await walk('AuthMethod:3c1d9a4e-7b62-4f0c-9d57-1a2b3c4d5e6f')
  expect(unknown).toEqual(known)
  expect(known.map(({ status }) => status)).toEqual([200, 200, 401, 401])
})

test('a delegated key is created for the customer’s own card, and other customers see neither card nor key', async () => {
  const world = await createSandboxWorld()
  const { call, ada, eve, backend } = world
  const { key, headers } = await openSession(world)
  const cardOf = ({ customerId, accountId }: typeof ada) =>
    backend('POST', '/cards', { cardholderId: customerId, form: 'VIRTUAL', fundingSources: [accountId] })
  const [card, foreignCard] = [await cardOf(ada), await cardOf(eve)]

  const body = { cardId: card.id, internalAccountId: ada.accountId, nickname: 'Groceries' }
  const foreign = await call('POST', '/auth/delegated-keys', { headers, body: { ...body, cardId: foreignCard.id } })
  let answer = await call('POST', '/auth/delegated-keys', { headers, body })
  const statuses = [answer.status]
  while (answer.status === 202 && statuses.length < 4) {
    const signed = await sign(answer.json, { key, intent: 'delegate-key' })
    answer = await call('POST', '/auth/delegated-keys', { headers: { ...headers, ...signed }, body })
    statuses.push(answer.status)
  }
  const path = `/auth/delegated-keys/${answer.json.id}`
  const list = `/auth/delegated-keys?accountId=${ada.accountId}&fundingSourceId=${answer.json.fundingSourceId}`
  const own = await call('GET', list, { headers })
  const others = await Promise.all(
    [`GET ${path}`, `DELETE ${path}`, `GET /cards?accountId=${ada.accountId}`].map((line) => {
      const [method = '', target = ''] = line.split(' ')
      return call(method, target, { headers: { cookie: `app=${eve.customerId}` } })
    }),
  )
  const ended = await call('DELETE', path, { headers })

  expect([foreign.status, ...statuses]).toEqual([404, 202, 202, 201])
  expect(own.json.data).toMatchObject([{ id: answer.json.id, status: 'ACTIVE' }])
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(ended.status).toBe(204)
})
