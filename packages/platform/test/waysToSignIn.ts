import type { SignInMethod } from '@countersign/core/wire'
import type { FoundCustomer, Login } from '../src/exports/index.ts'
import type { TestPlatformOptions } from './createTestPlatform.ts'
import { createTestPlatform } from './createTestPlatform.ts'
import type { SeenRequest } from './fakeService.ts'
import { ada, errorResponse, jsonResponse } from './fakeService.ts'
import { compressedKey } from './requestBodies.ts'

const credentialId = (number: number) => `AuthMethod:0190f0a0-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Ada's sign-in methods in addition to the code by email, and one of Eve's. */
export const passkeyId = credentialId(21)
export const otherPasskeyId = credentialId(22)
export const identityId = credentialId(23)
export const otherIdentityId = credentialId(24)
export const phoneId = credentialId(25)
export const passkeyOfEve = credentialId(26)

export const phoneNumber = '+15550142'
const named = (id: string, type: string, nickname: string): SignInMethod => ({
  id,
  accountId: ada.account,
  type,
  nickname,
})
const credentialsOfAda = [
  named(ada.credential, 'EMAIL_OTP', ada.email),
  named(phoneId, 'SMS_OTP', phoneNumber),
  named(passkeyId, 'PASSKEY', 'Ada’s phone'),
  named(otherPasskeyId, 'PASSKEY', 'Ada’s key'),
  named(identityId, 'OAUTH', ada.email),
]

/** Writes an OpenID token as anyone can: its signature is invalid. */
export function writeToken(claims: Record<string, unknown>): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'RS256' })}.${encode(claims)}.c2ln`
}
export const tokenOfAda = writeToken({ iss: 'https://id.test', sub: 'ada', email: ada.email })

/** How the platform of these tests finds Ada. */
async function findAda(login: Login) {
  const isAda =
    (login.kind === 'passkey' && credentialsOfAda.some(({ id }) => id === login.credentialId)) ||
    (login.kind === 'openid' && login.issuer === 'https://id.test' && login.subject === 'ada') ||
    (login.kind === 'email' && login.email === ada.email) ||
    (login.kind === 'phone' && login.phoneNumber === phoneNumber)
  return isAda ? { customerId: ada.customer } : undefined
}

/** Finds Ada as a platform that does not reveal who is a customer: it offers only the requested method. */
export async function findAdaByOneWay(login: Login): Promise<FoundCustomer | undefined> {
  const found = await findAda(login)
  if (!found || login.kind === 'passkey' || login.kind === 'openid') return found
  return { ...found, types: [login.kind === 'email' ? 'EMAIL_OTP' : 'SMS_OTP'] }
}

const assertion = { credentialId: 'AAAA', clientDataJson: 'BBBB', authenticatorData: 'CCCC', signature: 'right' }
export const passkeyProof = { type: 'PASSKEY', assertion }
export const wrongPasskeyProof = { type: 'PASSKEY', assertion: { ...assertion, signature: 'wrong' } }
export const identityProof = { type: 'OAUTH', oidcToken: 'right', clientPublicKey: compressedKey }
export const wrongIdentityProof = { ...identityProof, oidcToken: 'wrong' }
export const withRequestId = { 'request-id': 'Request:1' }

const session = {
  id: 'Session:0190f0a0-0000-4000-8000-000000000031',
  accountId: ada.account,
  type: 'PASSKEY',
  nickname: 'Ada’s phone',
  expiresAt: '2026-11-20T12:15:00Z',
  encryptedSessionSigningKey: 'sealed',
}
const passkeyChallenge = {
  ...named(passkeyId, 'PASSKEY', 'Ada’s phone'),
  createdAt: '2026-11-01T00:00:00Z',
  credentialId: Buffer.alloc(32, 7).toString('base64url'),
  challenge: 'c'.repeat(64),
  requestId: 'Request:0190f0a0-0000-4000-8000-000000000041',
  expiresAt: '2026-11-20T12:05:00.000Z',
}

/** The service's responses about Ada's passkeys and OpenID tokens. */
export function answerForAda({ method, url, bytes }: SeenRequest) {
  if (method === 'GET' && url.includes(`/auth/credentials?accountId=${encodeURIComponent(ada.account)}`))
    return jsonResponse(200, { data: credentialsOfAda })
  if (method === 'POST' && url.includes(`/${phoneId}/`)) return answerPhone({ url })
  const isProof = [passkeyId, otherPasskeyId, identityId, passkeyOfEve].some((id) => url.includes(`/${id}/`))
  if (method !== 'POST' || !isProof) return undefined
  if (url.endsWith('/challenge')) return jsonResponse(200, passkeyChallenge)
  const isRight = new TextDecoder().decode(bytes).includes('"right"')
  return isRight ? jsonResponse(200, session) : errorResponse(401, 'UNAUTHORIZED', 'The assertion does not verify')
}

/** The code by SMS: every code is wrong. */
function answerPhone({ url }: { url: string }) {
  if (!url.endsWith('/challenge')) return errorResponse(401, 'UNAUTHORIZED', 'Invalid OTP code')
  const bundle = JSON.stringify({ version: 'v1.0.0', data: '00000142' })
  return jsonResponse(200, { ...named(phoneId, 'SMS_OTP', phoneNumber), otpEncryptionTargetBundle: bundle })
}

/** A platform whose customer Ada signs in with any of them. */
export function createPlatformOfAda(options: TestPlatformOptions = {}) {
  const platform = createTestPlatform({ findCustomer: findAda, ...options })
  platform.service.intercept = answerForAda
  return platform
}
