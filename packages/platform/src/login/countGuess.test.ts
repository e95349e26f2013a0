import { expect, test } from 'vitest'
import { createTestPlatform, startChallenge } from '../../test/createTestPlatform.ts'
import { ada, errorResponse } from '../../test/fakeService.ts'
import { createPlatformOfAda, passkeyId, withRequestId, wrongPasskeyProof } from '../../test/waysToSignIn.ts'

const path = `/auth/credentials/${ada.credential}`
const bundle = JSON.stringify({ encappedPublic: `04${'a'.repeat(128)}`, ciphertext: 'b'.repeat(238) })
const code = { type: 'EMAIL_OTP', encryptedOtpBundle: bundle }
const rightCode = { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }

/** A platform whose customer is signed in to it, over a service that lets every code be tried. */
function createSignedInPlatform(status = 401) {
  const platform = createTestPlatform({ signedIn: ada })
  const right = { is: false }
  platform.service.intercept = ({ url }) =>
    url.endsWith('/verify') && !right.is ? errorResponse(status, 'UNAUTHORIZED', 'Invalid OTP code') : undefined
  const guess = async (times: number) => {
    const statuses: number[] = []
    for (let number = 0; number < times; number++)
      statuses.push((await platform.call('POST', `${path}/verify`, { body: right.is ? rightCode : code })).status)
    return statuses
  }
  return { ...platform, guess, right }
}

test.each([400, 401])(
  'with the session at the platform, the code of the wallet can be guessed 30 times: %i',
  async (no) => {
    const { guess, right, clock } = createSignedInPlatform(no)
    expect(await guess(40)).toEqual([...Array(30).fill(no), ...Array(10).fill(429)])

    right.is = true
    expect(await guess(1)).toEqual([429])
    clock.now += 3_600_000
    expect(await guess(1)).toEqual([202])
  },
)

test('tries with the session and with a ticket count together', async () => {
  const { guess, call, right, ...platform } = createSignedInPlatform()
  await guess(30)
  right.is = true

  const { cookie } = await startChallenge({ ...platform, call }, { email: ada.email })

  expect((await call('POST', `${path}/verify`, { cookie, body: rightCode })).status).toBe(429)
})

test('a service that fails costs no try, and a right code gives them all back', async () => {
  const { guess, right, service, call } = createSignedInPlatform(500)
  await guess(40)
  right.is = true
  const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }
  expect((await call('POST', `${path}/verify`, { body: rightCode, headers: signed })).status).toBe(200)

  service.intercept = ({ url }) => (url.endsWith('/verify') ? errorResponse(401, 'UNAUTHORIZED', 'no') : undefined)
  expect(new Set(await guess(30))).toEqual(new Set([401]))
})

test('a passkey cannot be guessed, so its wrong proofs are not counted', async () => {
  const platform = createPlatformOfAda({ signedIn: ada })
  const options = { body: wrongPasskeyProof, headers: withRequestId }
  const statuses = new Set<number>()
  for (let number = 0; number < 40; number++)
    statuses.add((await platform.call('POST', `/auth/credentials/${passkeyId}/verify`, options)).status)

  expect(statuses).not.toContain(429)
})
