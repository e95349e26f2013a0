import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { scaCode, scaSignIn } from '../../../test/scaJourneys.ts'
import { enrollTotp, scaWorld, wrongScaCode } from '../../../test/scaWorld.ts'
import { calls, change, changed, create, loaded, sms, trusting, trustOf } from '../../../test/trustWorld.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { readScaSession } from '../../flows/sca/scaSession.ts'
import { createScaSignIn } from './scaSignIn.ts'
import { createTrustedBeneficiaries } from './trustedBeneficiaries.ts'

test('a payee whose trust was never changed is not trusted', async () => {
  const { payees, payeeId } = await loaded()

  expect(trustOf(payees, payeeId)).toBe(false)
  expect(change(payees)).toEqual({ status: 'idle' })
})

test('a payee is trusted after its proof, which a reload still shows, and can be taken back', async () => {
  const { world, payees, payeeId } = await loaded()

  await payees.trust(payeeId)
  expect(change(payees)).toMatchObject({
    status: 'awaiting-proof',
    payee: { id: payeeId },
    wish: 'trust',
    request: { factor: 'SMS_OTP', otherFactors: [] },
  })
  await payees.submitCode(scaCode)

  await changed(payees, 'done')
  expect(change(payees)).toMatchObject({ payee: { id: payeeId }, wish: 'trust' })
  const again = create(world)
  await again.load()
  expect(trustOf(again, payeeId)).toBe(true)

  await again.untrust(payeeId)
  await again.submitCode(scaCode)
  await changed(again, 'done')
  await again.load()
  expect(trustOf(again, payeeId)).toBe(false)
})

test('a passkey is accepted as well, for the challenge of the payee', async () => {
  const { payees, payeeId } = await loaded(await scaWorld())

  await payees.trust(payeeId)
  expect(change(payees)).toMatchObject({ request: { factor: 'PASSKEY', otherFactors: ['TOTP'] } })
  await payees.submitPasskey()

  await changed(payees, 'done')
})

test('a code of an app is accepted where the challenge lists it, without another request or code', async () => {
  const world = await europeanWorld()
  await enrollTotp(world)
  const { payees, payeeId } = await loaded(world)
  await payees.trust(payeeId)
  const before = [sms(world), world.network.requests.length]

  await payees.switchFactor('TOTP')
  expect(change(payees)).toMatchObject({
    status: 'awaiting-proof',
    request: { factor: 'TOTP', otherFactors: ['SMS_OTP'] },
    resent: false,
  })
  await payees.switchFactor('SMS_OTP')
  expect(change(payees)).toMatchObject({ request: { factor: 'SMS_OTP', otherFactors: ['TOTP'] }, resent: false })
  await payees.switchFactor('PASSKEY')
  await payees.switchFactor('TOTP')

  expect([sms(world), world.network.requests.length]).toEqual(before)
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('another browser shows the trust too, and takes it back', async () => {
  const { world, payees: elsewhere, payeeId } = await trusting()
  elsewhere.destroy()
  const payees = createTrustedBeneficiaries(world.openTab({ name: 'another-browser' }), {
    accountId: world.ada.accountId,
  })
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(true)

  await payees.untrust(payeeId)
  await payees.submitCode(scaCode)

  await changed(payees, 'done')
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(false)
})

test('leaving the end of a trust at its proof leaves the payee trusted', async () => {
  const { payees, payeeId } = await trusting()
  await payees.untrust(payeeId)

  payees.cancel()
  await payees.submitCode(scaCode)

  expect(change(payees)).toEqual({ status: 'idle' })
  await payees.load()
  expect(trustOf(payees, payeeId)).toBe(true)
})

test('an SCA session that has lapsed is renewed inline, and then the change continues', async () => {
  const { world, payees, payeeId } = await loaded()
  const login = createScaSignIn(world.client, world.ada)
  await login.load()
  await login.submitCode(scaCode)
  world.sandbox.sca.endSessions()

  await payees.trust(payeeId)

  expect(change(payees)).toMatchObject({ status: 'sca-signing-in', payee: { id: payeeId }, wish: 'trust' })
  // What this browser remembered is overridden.
  expect(await readScaSession(world.client, world.ada)).toEqual({ expiresAt: undefined, lapsesSoon: false })
  await login.load()
  await login.submitCode(scaCode)
  await payees.resume()
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('an SCA session that lapses before the proof arrives is renewed too, and another proof is requested after it', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.untrust(payeeId)
  await payees.trust(payeeId)
  world.sandbox.sca.endSessions()

  await payees.submitCode(scaCode)

  await changed(payees, 'sca-signing-in')
  await scaSignIn(world)
  await payees.resume()
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('a wrong code keeps the request, and says nothing but that', async () => {
  const { payees, payeeId } = await loaded()
  await payees.trust(payeeId)

  await payees.submitCode(wrongScaCode)

  expect(change(payees)).toMatchObject({
    status: 'awaiting-proof',
    error: { code: 'SCA_PROOF_REFUSED', message: new WalletError('SCA_PROOF_REFUSED').message },
  })
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('another code is another challenge for the same payee', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  const codes = sms(world)
  world.clock.advance(30_000)

  await payees.resendCode()

  expect(change(payees)).toMatchObject({ status: 'awaiting-proof', resent: true, payee: { id: payeeId } })
  expect(sms(world)).toBe(codes + 1)
  await payees.submitCode(scaCode)
  await changed(payees, 'done')
})

test('a challenge that is too old is started again by the same press', async () => {
  const { world, payees, payeeId } = await loaded()
  await payees.trust(payeeId)
  world.clock.advance(300_001)
  expect(change(payees)).toMatchObject({ status: 'expired', wish: 'trust' })

  await payees.trust(payeeId)
  await payees.submitCode(scaCode)

  await changed(payees, 'done')
})

test('only one change is made at a time', async () => {
  const { world, payees, payeeId } = await loaded()

  await Promise.all([payees.trust(payeeId), payees.trust(payeeId), payees.untrust(world.ada.usdPayeeId)])
  await payees.untrust(payeeId)
  await Promise.all([payees.submitCode(scaCode), payees.submitCode(scaCode)])

  await changed(payees, 'done')
  expect(calls(world, '/trust')).toHaveLength(2)
  expect(calls(world, '/untrust')).toEqual([])
})

test('customers outside the region see that trusted payees do not apply to them', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const payees = create(world)
  await payees.load()

  await payees.trust(world.ada.eurPayeeId)

  expect(change(payees)).toMatchObject({ status: 'idle', error: { code: 'SCA_NOT_APPLICABLE' } })
})
