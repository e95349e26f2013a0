import { createQuoteIntent, executePayment, requestQuote } from '@countersign/core'
import { expect, test } from 'vitest'
import { outgoing, signIn } from '../../../test/journeys.ts'
import { authorizations, payFromEurope, scaCode, scaSignIn } from '../../../test/scaJourneys.ts'
import { scaWorld } from '../../../test/scaWorld.ts'
import { engineError } from '../../../test/testAuthenticator.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import { createScaChallenge } from './scaChallenge.ts'

/** A payment of a user with phone, app and passkey, executed for one of these. */
async function challenged(scaFactor?: 'SMS_OTP' | 'PASSKEY', currency: 'EUR' | 'USD' = 'EUR') {
  const world = await scaWorld()
  await signIn(world)
  await scaSignIn(world)
  const { client, ada } = world
  const { quote, payee } = await requestQuote(client, { intent: createQuoteIntent(payFromEurope(world, currency)) })
  if (!payee) throw new Error('the payee is not there')
  await executePayment(client, { accountId: ada.accountId, shown: quote, scaFactor })
  const switched: ScaFactor[] = []
  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  const payment = { quoteId: quote.id, amount, payee, shown: quote }
  const challenge = createScaChallenge(client, { ...payment, onSwitchFactor: (factor) => switched.push(factor) })
  return { world, challenge, payment, switched }
}

test('a passkey authorizes the payment that it was requested for', async () => {
  const { world, challenge } = await challenged('PASSKEY')
  await challenge.load()
  expect(challenge.getSnapshot()).toMatchObject({ request: { factor: 'PASSKEY', resendAt: undefined } })
  const sent = world.sandbox.inbox.messages().length

  await challenge.submitPasskey()

  expect(challenge.getSnapshot()).toEqual({ status: 'authorized' })
  expect(world.sandbox.inbox.messages()).toHaveLength(sent)
  const [proof, ...more] = authorizations(world).map(({ body }) => JSON.parse(body) as object)
  expect(more).toEqual([])
  expect(proof).toMatchObject({ origin: 'https://wallet.example', passkeyAssertion: { type: 'public-key' } })
  expect(proof).not.toHaveProperty('code')
  expect(await outgoing(world)).toEqual(['PROCESSING'])
})

test('the data that a passkey signs is in no state', async () => {
  const { challenge, world } = await challenged('PASSKEY')
  let text = ''
  world.network.tamper('GET /quotes', (body) => {
    text = body
    return body
  })
  await challenge.load()
  const { scaChallenge } = JSON.parse(text) as { scaChallenge: { passkeyAssertionOptions: { challenge: string } } }
  expect(
    JSON.stringify(challenge.getSnapshot(), (_name, value: unknown) => (typeof value === 'bigint' ? '' : value)),
  ).not.toContain(scaChallenge.passkeyAssertionOptions.challenge)
})

test('a user who dismisses the passkey prompt returns to the challenge', async () => {
  const { world, challenge } = await challenged('PASSKEY')
  await challenge.load()
  world.device.next(async () => {
    world.clock.advance(2_000)
    throw engineError('NotAllowedError')
  })

  await challenge.submitPasskey()

  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof' })
  expect(challenge.getSnapshot()).toMatchObject({ error: undefined })
  expect(authorizations(world)).toEqual([])
  await challenge.submitPasskey()
  expect(challenge.getSnapshot().status).toBe('authorized')
})

test('two presses open one prompt', async () => {
  const { world, challenge } = await challenged('PASSKEY')
  await challenge.load()
  const before = world.device.prompts.length
  await Promise.all([challenge.submitPasskey(), challenge.submitPasskey()])
  expect(world.device.prompts).toHaveLength(before + 1)
  expect(authorizations(world)).toHaveLength(1)
})

test('a payment that changed while the browser asked for the passkey is not authorized', async () => {
  const { world, challenge, payment } = await challenged('PASSKEY')
  await challenge.load()
  const asked = world.device.prompts.length
  const pressed = challenge.submitPasskey()
  world.sandbox.sca.changeQuote({ quoteId: payment.quoteId, change: 'payee' })
  await pressed
  expect(world.device.prompts).toHaveLength(asked + 1)
  expect(challenge.getSnapshot().status).toBe('abandoned')
  expect(authorizations(world)).toEqual([])
})

test('a passkey of another site is not requested, and an error says so', async () => {
  const { world, challenge } = await challenged('PASSKEY')
  world.network.tamper('GET /quotes', (body) => body.replaceAll('"rpId":"wallet.example"', '"rpId":"evil.example"'))
  await challenge.load()
  const before = world.device.prompts.length
  await challenge.submitPasskey()
  expect(challenge.getSnapshot()).toMatchObject({ status: 'awaiting-proof', error: { code: 'PASSKEY_WRONG_SITE' } })
  expect(world.device.prompts).toHaveLength(before)
})

test('the app is never offered for a payment, even if the service lists it', async () => {
  const { world, challenge, switched } = await challenged()
  world.network.tamper('GET /quotes', (body) => {
    const quote = JSON.parse(body) as { scaChallenge: object }
    const availableFactors = ['TOTP', 'SMS_OTP', 'PASSKEY', 'FINGERPRINT']
    return JSON.stringify({ ...quote, scaChallenge: { ...quote.scaChallenge, availableFactors } })
  })
  await challenge.load()

  expect(challenge.getSnapshot()).toMatchObject({ request: { factor: 'SMS_OTP', otherFactors: ['PASSKEY'] } })
  await challenge.switchFactor('TOTP')
  await challenge.switchFactor('SMS_OTP')
  expect(switched).toEqual([])
  await challenge.switchFactor('PASSKEY')
  expect(switched).toEqual(['PASSKEY'])
})

test('after one proof of a payment, no other factor is offered for the next, since that proof may still count', async () => {
  const { challenge, switched } = await challenged('PASSKEY', 'USD')
  await challenge.load()
  expect(challenge.getSnapshot()).toMatchObject({ request: { factor: 'PASSKEY', otherFactors: ['SMS_OTP'] } })
  await challenge.submitPasskey()

  expect(challenge.getSnapshot()).toMatchObject({ proofNumber: 2, request: { factor: 'PASSKEY', otherFactors: [] } })
  await challenge.switchFactor('SMS_OTP')
  expect(switched).toEqual([])
  await challenge.submitPasskey()
  expect(challenge.getSnapshot()).toEqual({ status: 'authorized' })
})

test('a code of the app is requested only where the challenge itself was issued for it', async () => {
  const { world, challenge } = await challenged()
  world.network.tamper('GET /quotes', (body) => body.replace('"factor":"SMS_OTP"', '"factor":"TOTP"'))
  await challenge.load()
  expect(challenge.getSnapshot()).toMatchObject({ request: { factor: 'TOTP', otherFactors: ['SMS_OTP', 'PASSKEY'] } })
  expect(challenge.timeLeftMs('resend')).toBe(0)
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot().status).toBe('authorized')
})

test('where the page cannot make another quote, no other factor is offered', async () => {
  const { world, payment } = await challenged()
  const challenge = createScaChallenge(world.client, payment)
  await challenge.load()
  expect(challenge.getSnapshot()).toMatchObject({ request: { otherFactors: [] } })
})
