import type { Operation } from '@countersign/core/wire'
import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import type { SeenRequest } from '../../test/fakeService.ts'
import { ada, errorResponse, jsonResponse } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'
import { needsProof, signInToWallet } from '../../test/signInToWallet.ts'

const revoke = `/auth/sessions/${ada.session}`
const isProbe = ({ url }: SeenRequest) => url.endsWith('/internal-accounts?limit=1')

test.each([
  'WALLET_SIGNATURE_MISSING',
  'WALLET_SIGNATURE_MALFORMED',
  'WALLET_SIGNATURE_BODY_MISMATCH',
  'WALLET_SIGNATURE_INVALID',
  'REQUEST_ID_MISSING',
])('a 401 %s is about the user’s stamp and passes', async (code) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ method }) => (method === 'DELETE' ? errorResponse(401, code, 'x') : undefined)

  const answer = await platform.call('DELETE', revoke)

  expect(answer.status).toBe(401)
  expect(answer.json).toMatchObject({ code })
  expect(platform.service.seen.filter(isProbe)).toEqual([])
})

test.each(['UNAUTHORIZED', 'INVALID_SIGNATURE'])(
  'a 401 %s of a signed operation passes when the credentials work elsewhere',
  async (code) => {
    const platform = createTestPlatform({ signedIn: ada })
    platform.service.intercept = ({ method }) => (method === 'DELETE' ? errorResponse(401, code, 'x') : undefined)

    const answer = await platform.call('DELETE', revoke)

    expect(answer.status).toBe(401)
    expect(platform.service.seen.filter(isProbe)).toHaveLength(1)
  },
)

test.each([
  ['are refused too', () => errorResponse(401, 'UNAUTHORIZED', 'x')],
  ['cannot be tried', () => errorResponse(503, 'SERVICE_UNAVAILABLE', 'x')],
])('a 401 of a signed operation becomes 502 when the credentials %s', async (_how, probe) => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = (seen) => {
    if (isProbe(seen)) return probe()
    return seen.method === 'DELETE' ? errorResponse(401, 'UNAUTHORIZED', 'x') : undefined
  }

  const answer = await platform.call('DELETE', revoke)

  expect(answer.status).toBe(502)
  expect(answer.json).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
})

const all = Object.values<Operation>(operations).filter(({ access, servedBy }) => access !== 'platform' && !servedBy)
const pathOf = ({ path }: Operation) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => idByParameter[name] ?? 'missing')
const idByParameter: Record<string, string> = {
  accountId: ada.account,
  actionId: ada.agentAction,
  agentId: ada.agent,
  beneficialOwnerId: ada.owner,
  cardId: ada.card,
  credentialId: ada.credential,
  customerId: ada.customer,
  delegatedKeyId: ada.delegatedKey,
  documentId: ada.document,
  externalAccountId: ada.payee,
  invitationCode: ada.invitation,
  quoteId: ada.quote,
  resetId: ada.reset,
  scaCredentialId: ada.scaCredential,
  sessionId: ada.session,
  transactionId: ada.transaction,
  verificationId: ada.verification,
}

test.each(all.filter(({ method }) => method !== 'GET').map((operation) => [operation.name, operation] as const))(
  'a 401 of %s is about the user exactly when a signature belongs to it',
  async (name, operation) => {
    const platform = createTestPlatform({ signedIn: ada })
    const cookie = needsProof(name) ? await signInToWallet(platform) : undefined
    platform.service.intercept = ({ method }) =>
      method === operation.method ? errorResponse(401, 'UNAUTHORIZED', 'Request-Id unknown') : undefined
    const headers = { 'service-wallet-signature': 'stamp', 'request-id': 'Request:1' }

    const answer = await platform.call(operation.method, pathOf(operation), {
      body: bodyByOperation[name]?.(ada),
      headers,
      cookie,
    })

    expect(answer.status).toBe(operation.walletSignature ? 401 : 502)
  },
)

const reads = Object.values<Operation>(operations).filter(
  ({ path, access, streams }) => (access === 'customer' || access === 'opt-in') && !path.includes('{') && !streams,
)

test.each(reads.map((operation) => [operation.name, operation] as const))(
  'refused credentials on %s become 502, with any code',
  async (name, { method, path }) => {
    const body = bodyByOperation[name]?.(ada)
    for (const code of ['UNAUTHORIZED', 'INVALID_SIGNATURE', 'SOMETHING_NEW']) {
      const platform = createTestPlatform({ signedIn: ada })
      const cookie = needsProof(name) ? await signInToWallet(platform) : undefined
      platform.service.intercept = () => errorResponse(401, code, 'Bad credentials')
      const accountQuery = /^\/(auth|cards)/.test(path) ? `?accountId=${ada.account}` : ''
      const query = path === '/documents' ? `?documentHolder=${ada.owner}` : accountQuery

      const answer = await platform.call(method, path + (method === 'GET' ? query : ''), { body, cookie })

      expect(answer.status).toBe(502)
      expect(answer.json).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
    }
  },
)

test('a 401 of an unsigned operation becomes 502 also when the credentials work elsewhere', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = ({ url }) =>
    url.includes('/transactions') ? errorResponse(401, 'UNAUTHORIZED', 'x') : undefined

  const answer = await platform.call('GET', '/transactions')

  expect(answer.status).toBe(502)
})

test('a 401 without a code says nothing about the user either', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  platform.service.intercept = () => jsonResponse(401, 'null')

  const answer = await platform.call('GET', '/transactions')

  expect(answer.status).toBe(502)
})
