import { expect, test } from 'vitest'
import { createWalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { checkVerificationLink } from './checkVerificationLink.ts'

const origin = 'https://verify.example'
const clientOf = (...verificationOrigins: string[]) =>
  createWalletClient({
    baseUrl: '/api/wallet',
    environment: 'sandbox',
    trust: { otpBundle: ['04'.padEnd(130, '0')] },
    sca: { verificationOrigins },
  })

test.each([
  [`${origin}/start?token=abc#step`, `${origin}/start?token=abc#step`],
  [origin, `${origin}/`],
  [`${origin}:443/start`, `${origin}/start`],
  ['HTTPS://VERIFY.example/start', `${origin}/start`],
  // Browsers drop blanks around and within it, and read the other slash as one: so it is returned as they read it.
  [`  ${origin}/st\nart\t`, `${origin}/start`],
  [`https:\\\\verify.example\\start`, `${origin}/start`],
])('the link %j is opened as %s', (link, opened) => {
  expect(checkVerificationLink(clientOf(origin), { link })).toBe(opened)
})

test.each([
  'https://verify.example.attacker.example/start',
  'https://attacker.example/verify.example',
  'https://verify.example@attacker.example/start',
  'https://verify.example:443@attacker.example/start',
  'https://attacker.example\\@verify.example/start',
  'https://user@verify.example/start',
  'https://user:secret@verify.example/start',
  'https://:secret@verify.example/start',
  'https://verify.example:8443/start',
  'https://sub.verify.example/start',
  'https://verify.example./start',
  'https://vеrify.example/start',
  'http://verify.example/start',
  'wss://verify.example/start',
  'blob:https://verify.example/5e0a7c5e',
  'javascript:location="https://verify.example"',
  'data:text/html,https://verify.example',
  'intent://verify.example/#Intent;scheme=https;end',
  '//verify.example/start',
  '/start',
  'verify.example/start',
  '',
])('the link %j is not opened', (link) => {
  expect(() => checkVerificationLink(clientOf(origin), { link })).toThrow(
    expect.objectContaining({ code: 'VERIFICATION_LINK_UNTRUSTED', action: 'contact-support' }),
  )
})

test('without a configured site no link is opened', () => {
  expect(() => checkVerificationLink(clientOf(), { link: `${origin}/start` })).toThrow(
    new WalletError('VERIFICATION_LINK_UNTRUSTED').message,
  )
})

test('a sandbox may run the identity check on this machine', () => {
  const client = clientOf('http://localhost:5173')
  expect(checkVerificationLink(client, { link: 'http://localhost:5173/check' })).toBe('http://localhost:5173/check')
  expect(() => checkVerificationLink(client, { link: 'http://localhost:5174/check' })).toThrow()
})
