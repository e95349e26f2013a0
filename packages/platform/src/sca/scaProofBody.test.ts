import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { scaChallengeId } from '../../test/fakeSca.ts'
import { ada, eve } from '../../test/fakeService.ts'
import { passkeyScaProof, webAuthnCredential } from '../../test/requestBodies.ts'

const authorize = `/quotes/${ada.quote}/authorize`
const confirm = `/customers/external-accounts/${ada.payee}/trust/confirm`
const unconfirm = `/customers/external-accounts/${ada.payee}/untrust/confirm`
const complete = '/sca/login/complete'
const code = { code: '123456' }
const withFactor = { factor: 'SMS_OTP', challengeId: scaChallengeId, ...code }

test.each([
  [authorize, code],
  [authorize, passkeyScaProof],
  [confirm, code],
  [confirm, { challengeId: scaChallengeId, ...passkeyScaProof }],
  [unconfirm, { challengeId: scaChallengeId, ...code }],
  [complete, withFactor],
  [complete, { factor: 'TOTP', ...code }],
  [complete, { factor: 'PASSKEY', ...passkeyScaProof }],
  [authorize, { ...code, passkeyAssertion: null, origin: null, endUserIpAddress: null }],
  [authorize, { ...passkeyScaProof, code: null }],
  [confirm, { challengeId: null, ...code, passkeyAssertion: null, origin: null }],
  [unconfirm, { challengeId: scaChallengeId, ...passkeyScaProof, code: null }],
  [complete, { ...withFactor, passkeyAssertion: null, origin: null, endUserIpAddress: null }],
  [complete, { factor: 'PASSKEY', ...passkeyScaProof, challengeId: null, code: null }],
])('%s takes %j', async (path, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', path, { body })

  expect(answer.status).toBe(200)
})

const twoKinds = { ...code, ...passkeyScaProof }
const fooled: [string, string, unknown][] = [
  ...[authorize, confirm, unconfirm].flatMap((path): [string, string, unknown][] => [
    [path, 'both proofs', twoKinds],
    [path, 'a code with an origin', { ...code, origin: 'https://app.test' }],
    [path, 'a passkey with no code', { ...passkeyScaProof, code: '' }],
    [path, 'a passkey without its origin', { passkeyAssertion: webAuthnCredential }],
    [path, 'an origin alone', { origin: 'https://app.test' }],
    [path, 'a customer', { ...code, customerId: ada.customer }],
    [path, 'another customer', { ...code, customerId: eve.customer }],
    [path, 'the quote of another customer', { ...code, quoteId: eve.quote }],
    [path, 'the factor', { ...code, factor: 'SMS_OTP' }],
    [path, 'a list', [code]],
    [path, 'null', 'null'],
    [path, 'nothing', undefined],
    [path, 'a code that is a number', { code: 123456 }],
    [path, 'a code in a list', { code: ['123456'] }],
    [path, 'a code with a blank', { code: '123456 ' }],
    [path, 'a code with a line end', { code: '123456\n' }],
    [path, 'a code from a prototype', '{"__proto__":{"code":"123456"}}'],
    [path, 'an additional prototype', '{"code":"123456","__proto__":{"passkeyAssertion":{}}}'],
    [path, 'an additional constructor', '{"code":"123456","constructor":{"prototype":{}}}'],
    [path, 'the code twice', '{"code":"123456","code":"000000"}'],
    [path, 'the code twice by its case', '{"code":"123456","Code":"000000"}'],
    [path, 'the code twice by its escape', '{"code":"123456","\\u0063ode":"000000"}'],
    [path, 'a passkey that is a text', { passkeyAssertion: 'AAAA', origin: 'https://app.test' }],
    [path, 'a passkey of nothing', { passkeyAssertion: {}, origin: 'https://app.test' }],
  ]),
  [authorize, 'a challenge', { ...code, challengeId: scaChallengeId }],
  [authorize, 'nothing in it', {}],
  [confirm, 'nothing in it', {}],
  [unconfirm, 'nothing in it', {}],
  [confirm, 'an address', { ...code, endUserIpAddress: '198.51.100.9' }],
  [confirm, 'a challenge alone', { challengeId: scaChallengeId }],
  [complete, 'both proofs', { ...withFactor, ...passkeyScaProof }],
  [complete, 'both proofs, of a passkey', { factor: 'PASSKEY', ...twoKinds }],
  [complete, 'no factor', { ...code }],
  [complete, 'no proof', { factor: 'SMS_OTP', challengeId: scaChallengeId }],
  [complete, 'an unknown factor', { factor: 'VOICE', ...code }],
  [complete, 'a code for a passkey', { factor: 'PASSKEY', ...code }],
  [complete, 'a passkey for a code', { factor: 'SMS_OTP', ...passkeyScaProof }],
  [complete, 'a challenge with a passkey', { factor: 'PASSKEY', challengeId: scaChallengeId, ...passkeyScaProof }],
  [complete, 'a customer', { ...withFactor, customerId: ada.customer }],
  [complete, 'an unknown field', { ...withFactor, remember: true }],
  [complete, 'an address that is not text', { ...withFactor, endUserIpAddress: { toString: '1' } }],
  ['/sca/login/start', 'a customer', { factor: 'SMS_OTP', customerId: eve.customer }],
  ['/sca/login/start', 'a number to send the code to', { factor: 'SMS_OTP', phoneNumber: '+15550100' }],
  ['/sca/factors', 'SMS', { type: 'SMS_OTP' }],
  ['/sca/factors', 'a customer', { type: 'TOTP', customerId: eve.customer }],
  ['/sca/factors/confirm', 'both proofs', { type: 'TOTP', secret: 's', ...code, credential: webAuthnCredential }],
  ['/sca/factors/confirm', 'no secret', { type: 'TOTP', ...code }],
  ['/sca/factors/confirm', 'a passkey without its origin', { type: 'PASSKEY', credential: webAuthnCredential }],
  ['/sca/factors/reset', 'a customer', { factor: 'SMS_OTP', customerId: eve.customer }],
  [`/sca/factors/reset/${ada.reset}/complete`, 'a number in one part', { mobile: '+14155550123' }],
  [`/sca/factors/reset/${ada.reset}/complete`, 'a status', { status: 'LIVENESS_PASSED' }],
]

test.each(fooled)('%s with %s is refused before the service is called', async (path, _what, body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', path, { body })

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

test.each([
  ['a quote', eve.quote],
  ['a customer, in escapes', eve.customer],
  ['a payee in other case', eve.payee.toLowerCase()],
  ['a session inside', `x${eve.session}`],
  ['two parts', 'ScaChallenge:1 ScaChallenge:2'],
  ['a path', '../../quotes'],
  ['a full-width colon', `Quote\uff1a${eve.quote.slice(6)}`],
])('a challengeId that is %s is refused', async (_what, challengeId) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answers = [
    await platform.call('POST', confirm, { body: { ...code, challengeId } }),
    await platform.call('POST', complete, { body: { ...withFactor, challengeId } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([400, 400])
  expect(platform.service.seen).toEqual([])
})

test.each([scaChallengeId, 'ScaSignIn:0190f0a0-0000-4000-8000-000000000051', '0190f0a0', 'AQ_-'])(
  'the challengeId %j is accepted, regardless of its form',
  async (challengeId) => {
    const platform = createTestPlatform({ signedIn: ada })

    const answer = await platform.call('POST', complete, { body: { ...withFactor, challengeId } })

    expect(answer.status).toBe(200)
    expect(new TextDecoder().decode(platform.service.seen.at(-1)?.bytes)).toContain(`"challengeId":"${challengeId}"`)
  },
)

test('ids that hide in the response of an authenticator are found', async () => {
  for (const hidden of [eve.quote, ` ${eve.account}`, eve.payee.toLowerCase(), `Quote\uff1a${eve.quote.slice(6)}`]) {
    for (const assertion of [
      { ...webAuthnCredential, id: hidden },
      { ...webAuthnCredential, clientExtensionResults: { note: [hidden] } },
      { ...webAuthnCredential, response: { ...webAuthnCredential.response, [hidden]: 1 } },
      { ...webAuthnCredential, accountId: hidden },
    ]) {
      const platform = createTestPlatform({ signedIn: ada })

      const answer = await platform.call('POST', authorize, {
        body: { ...passkeyScaProof, passkeyAssertion: assertion },
      })

      expect([400, 404]).toContain(answer.status)
      expect(platform.service.seen.filter(({ method }) => method === 'POST')).toEqual([])
    }
  }
})

test('the response of an authenticator arrives unchanged', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const passkeyAssertion = {
    ...webAuthnCredential,
    authenticatorAttachment: 'platform',
    future: { kept: [1, null, 'é\u2028'] },
  }

  await platform.call('POST', authorize, { body: { passkeyAssertion, origin: 'https://app.test' } })

  const sent: unknown = JSON.parse(new TextDecoder().decode(platform.service.seen.at(-1)?.bytes))
  expect(sent).toEqual({ passkeyAssertion, origin: 'https://app.test', endUserIpAddress: '203.0.113.7' })
})
