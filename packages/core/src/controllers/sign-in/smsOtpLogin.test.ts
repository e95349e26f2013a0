import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { phoneWorld } from '../../../test/waysToSignIn.ts'
import { addCredential } from '../../flows/settings/credentialList.ts'
import { createEmailOtpLogin } from './emailOtpLogin.ts'
import { createSmsOtpLogin } from './smsOtpLogin.ts'

test('a number and then a code sign the user in', async () => {
  const world = await phoneWorld()
  const login = createSmsOtpLogin(world.client)

  await login.requestCode({ phoneNumber: '+1 415 555-0142' })
  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-code', challenge: { sentTo: '+•••42' } })
  await login.submitCode('000000')

  expect(login.getSnapshot()).toMatchObject({ status: 'signed-in', session: { credentialId: world.phone.id } })
})

test('a number without its country code is an error to correct', async () => {
  const world = await phoneWorld()
  const login = createSmsOtpLogin(world.client)

  await login.requestCode({ phoneNumber: '415 555 0142' })

  expect(login.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'INVALID_PHONE_NUMBER' } })
})

test('a reload continues with the code by SMS, and not in the form for the code by email', async () => {
  const world = await phoneWorld()
  const login = createSmsOtpLogin(world.client)
  await login.requestCode({ phoneNumber: world.ada.phoneNumber })
  const [sms, email] = [createSmsOtpLogin(world.openTab()), createEmailOtpLogin(world.openTab())]
  for (const reloaded of [sms, email]) reloaded.subscribe(() => {})

  expect(sms.getSnapshot().status).toBe('awaiting-code')
  expect(email.getSnapshot().status).toBe('idle')
})

async function codeOnItsWay() {
  const world = await createTestClient()
  await signIn(world)
  const { accountId } = world.ada
  const { challenge, credential } = await addCredential(world.client, { accountId, add: { type: 'add-sms-otp' } })
  if (!challenge) throw new Error('no code is on its way')
  return { world, challenge, credential }
}

test('a code that is already on its way is requested at once, and signs in', async () => {
  const { world, challenge, credential } = await codeOnItsWay()
  const login = createSmsOtpLogin(world.client, { credentialId: credential.id, challenge })
  expect(login.getSnapshot()).toEqual({ status: 'awaiting-code', challenge, resending: false })
  login.subscribe(() => {})
  expect(login.resendWaitMs()).toBe(30_000)

  await login.submitCode('000000')

  expect(login.getSnapshot()).toMatchObject({ status: 'signed-in', session: { type: 'SMS_OTP' } })
})

test('a code that was sent again replaces the one that was given, also after a reload', async () => {
  const { world, challenge } = await codeOnItsWay()
  const login = createSmsOtpLogin(world.client, { challenge })
  world.clock.advance(30_000)
  await login.resendCode()
  const reloaded = createSmsOtpLogin(world.openTab(), { challenge })
  reloaded.subscribe(() => {})

  await reloaded.submitCode('000000')

  expect(reloaded.getSnapshot().status).toBe('signed-in')
})

test('a user who leaves a code that was on its way can have another one sent', async () => {
  const { world, challenge } = await codeOnItsWay()
  const login = createSmsOtpLogin(world.client, { challenge })
  login.restart()
  expect(login.getSnapshot()).toEqual({ status: 'idle' })

  await login.requestCode()

  expect(login.getSnapshot()).toMatchObject({ status: 'awaiting-code', challenge: { sentTo: '+•••42' } })
})
