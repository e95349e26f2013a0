import type { ScaChallenge } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { assertScaPasskey, passkeyOrigin, withScaPasskey } from '../../../../test/scaPasskeys.ts'
import { quoteWithSca, scaCode, signature } from '../../../../test/scaWallets.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

/** A payment across currencies that waits for the passkey of its customer. */
async function awaitingPasskey() {
  const world = await withScaPasskey({}, { payee: 'USD' })
  const { service, authenticator } = world
  const { params } = await quoteWithSca(world)
  const body = { scaFactor: 'PASSKEY' }
  const { scaChallenge } = await service.succeed('executeQuote', 202, { params, signature, body })
  const answer = (asked: ScaChallenge | undefined) => assertScaPasskey(authenticator, asked?.passkeyAssertionOptions)
  return { service, params, challenge: scaChallenge, answer, options: authenticator.options }
}

test('a passkey proves both steps, and each needs a signature of its own', async () => {
  const { service, params, challenge, answer } = await awaitingPasskey()
  expect(challenge).toMatchObject({
    factor: 'PASSKEY',
    availableFactors: ['SMS_OTP', 'PASSKEY'],
    purpose: 'CURRENCY_CONVERSION',
    passkeyAssertionOptions: { userVerification: 'required', rpId: 'localhost' },
  })
  expect(challenge).not.toHaveProperty('passkeyAllowedOrigins')
  const body = await answer(challenge)

  const { scaChallenge: next } = await service.succeed('authorizeQuote', 200, { params, body })

  expect(next).toMatchObject({ factor: 'PASSKEY', purpose: 'PAYOUT' })
  expect(await service.refuse('authorizeQuote', { params, body })).toMatchObject(refused(400, 'INVALID_INPUT'))
  const nextBody = await answer(next)
  expect(await service.succeed('authorizeQuote', 200, { params, body: nextBody })).toMatchObject({
    status: 'PROCESSING',
  })
})

test('a code does not answer a passkey challenge, and cannot be sent for one', async () => {
  const { service, params } = await awaitingPasskey()
  const sent = service.sandbox.inbox.messages().length
  const body = { code: scaCode }
  expect(await service.refuse('authorizeQuote', { params, body })).toMatchObject(refused(400, 'INVALID_INPUT'))
  service.sandbox.clock.advance(60_000)
  expect(await service.refuse('resendQuoteAuthorization', { params })).toMatchObject(refused(409, 'CONFLICT'))
  expect(service.sandbox.inbox.messages()).toHaveLength(sent)
})

test.each([
  ['an unverified person', { verifiesUser: false }],
  ['another page', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
])('the passkey of %s is refused, and the right one is still accepted', async (_, fault) => {
  const { service, params, challenge, answer, options } = await awaitingPasskey()
  Object.assign(options, fault)
  const wrong = await answer(challenge)
  expect(await service.refuse('authorizeQuote', { params, body: wrong })).toMatchObject(refused(400, 'INVALID_INPUT'))
  Object.assign(options, { verifiesUser: true, origin: passkeyOrigin, rpId: 'localhost' })
  const body = await answer(challenge)
  await service.succeed('authorizeQuote', 200, { params, body })
})

test('a signature without its page, and one with the name of another page, are refused', async () => {
  const { service, params, challenge, answer } = await awaitingPasskey()
  const { passkeyAssertion } = await answer(challenge)
  for (const body of [{ passkeyAssertion }, { passkeyAssertion, origin: 'https://evil.example' }])
    expect(await service.refuse('authorizeQuote', { params, body })).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('two signatures at once release one step', async () => {
  const { service, params, challenge, answer } = await awaitingPasskey()
  const body = await answer(challenge)
  const responses = await Promise.all([1, 2].map(() => service.call('authorizeQuote', { params, body })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  const { scaChallenge } = await service.succeed('getQuote', 200, { params })
  expect(scaChallenge?.purpose).toBe('PAYOUT')
})
