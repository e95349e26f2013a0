import { expect, test } from 'vitest'
import { redactBody, redactHeaders } from './redact.ts'

const options = { stampHeader: 'Service-Wallet-Signature' }

test('encrypted and signed parts are shown by kind and length only, at any depth', () => {
  const secret = 'a'.repeat(120)
  const shown = redactBody(
    JSON.stringify({
      encryptedOtpBundle: secret,
      list: [{ accountOrWalletInfo: { payloadToSign: secret } }],
      otpEncryptionTargetBundle: secret,
      signature: { r: secret },
    }),
  )
  expect(shown).not.toContain(secret)
  expect(shown).toContain('(sealed code, 120 characters)')
  expect(shown).toContain('(payload to sign, 120 characters)')
  expect(shown).toContain('(signed key bundle, 120 characters)')
})

test('secrets of an app, a lost factor or a proof are shown by kind and length only', () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  const shown = redactBody(
    JSON.stringify({
      secret,
      secretBase32Encoded: secret,
      totpUri: `otpauth://totp/Ada?secret=${secret}`,
      recoveryCodes: [secret],
      livenessAccessToken: secret,
      verificationLink: `https://verify.example/${secret}`,
      code: '123456',
    }),
  )
  expect(shown).not.toContain(secret)
  expect(shown).not.toContain('123456')
  expect(shown).toContain('(code, 6 characters)')
})

test('the code of an error is shown', () => {
  expect(redactBody('{"code":"SCA_SESSION_REQUIRED"}')).toContain('SCA_SESSION_REQUIRED')
})

test('a field called like a method of every object is shown as it is', () => {
  expect(redactBody('{"constructor":"x","toString":"y"}')).toContain('"constructor": "x"')
})

test('a body that is not JSON is shown by its length', () => {
  expect(redactBody('<html>secret</html>')).toBe('(no JSON, 19 characters)')
})

test('a long body is cut', () => {
  const shown = redactBody(JSON.stringify({ list: Array.from({ length: 5_000 }, () => 'text') }))
  expect(shown).toHaveLength(6_002)
  expect(shown).toMatch(/"text",?\n.*…$/s)
})

test('a deeply nested body is shown by its length, since indentation would make it thousands of times longer', () => {
  const nested = `${'['.repeat(2_000)}${'1,'.repeat(50_000)}1${']'.repeat(2_000)}`
  expect(redactBody(nested)).toBe('(nested too deep, 104001 characters)')
})

test('an empty body shows nothing', () => {
  expect(redactBody('')).toBeUndefined()
})

test('credentials and cookies are never shown, in any spelling of the header', () => {
  const headers = new Headers({
    AUTHORIZATION: 'Basic c2VjcmV0',
    cookie: 'harbor_session=secret',
    'set-cookie': 'harbor_session=secret',
    'x-api-key': 'secret',
    'content-type': 'application/json',
  })
  expect(redactHeaders(headers, options)).toEqual({ 'content-type': 'application/json' })
})

test('the stamp is shown by its length, under the name that the deployment gives it', () => {
  const headers = new Headers({ 'service-wallet-signature': 'x'.repeat(300) })
  expect(redactHeaders(headers, options)).toEqual({ 'service-wallet-signature': '(stamp, 300 characters)' })
})
