import { createPasskeyRegistration, loginWithEmailOtp, requestEmailOtp } from '@countersign/core'
import { expect, test } from 'vitest'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { engineError, installTestDevice, unanswered } from '../../../test/testAuthenticator.ts'
import { until } from '../../../test/testClock.ts'

async function world() {
  const device = installTestDevice()
  const signedIn = await signedInWorld()
  const { client, ada, openTab, reached } = signedIn
  const enroll = createPasskeyRegistration(client, { accountId: ada.accountId })
  /** The session ends at the service, without this page having noticed. */
  const revoke = () => openTab().sessions.end(ada.accountId)
  const signInAgain = async () => {
    const challenge = await requestEmailOtp(client, { email: ada.email })
    await loginWithEmailOtp(client, { challenge, code: '000000' })
  }
  return { ...signedIn, device, enroll, revoke, signInAgain, reached }
}

test('a passkey is registered, and another one is not offered', async () => {
  const { enroll, reached } = await world()
  expect(await enroll.shouldOffer()).toBe(true)

  await enroll.start({ nickname: 'Phone' })

  const { result } = await reached(enroll, 'done')
  expect(result).toMatchObject({ type: 'PASSKEY', nickname: 'Phone' })
  expect(await enroll.shouldOffer()).toBe(false)
})

test('a user who has to sign in does so before the device prompt', async () => {
  const { client, enroll, device, ada, reached, signInAgain } = await world()
  await client.sessions.end(ada.accountId)

  await enroll.start({ nickname: 'Phone' })

  expect(enroll.getSnapshot()).toMatchObject({ status: 'signing-in', accountId: ada.accountId })
  expect(device.prompts).toEqual([])
  await signInAgain()
  expect((await reached(enroll, 'done')).result).toMatchObject({ nickname: 'Phone' })
  expect(device.prompts).toHaveLength(1)
})

test('a user whose session ends during the prompt signs in, and the device does not prompt again', async () => {
  const { network, enroll, device, reached, revoke, signInAgain } = await world()
  network.tamper('/passkeys/registration', async (body) => {
    await revoke()
    return body
  })

  await enroll.start({ nickname: 'Phone' })

  expect(enroll.getSnapshot().status).toBe('signing-in')
  await signInAgain()
  await reached(enroll, 'done')
  expect(device.prompts).toHaveLength(1)
})

test('leaving the inline sign-in forgets the passkey that the device created', async () => {
  const { network, enroll, device, reached, revoke, signInAgain } = await world()
  network.tamper('/passkeys/registration', async (body) => {
    if (device.prompts.length === 0) await revoke()
    return body
  })
  await enroll.start({ nickname: 'Phone' })
  await reached(enroll, 'signing-in')

  enroll.cancelSignIn()
  expect(enroll.getSnapshot()).toEqual({ status: 'idle' })
  await signInAgain()
  await enroll.start({ nickname: 'Other name' })

  expect((await reached(enroll, 'done')).result).toMatchObject({ nickname: 'Other name' })
  expect(device.prompts).toHaveLength(2)
})

test('a dismissed prompt is not an error', async () => {
  const { clock, enroll, device } = await world()
  device.next(async () => {
    clock.advance(2_000)
    throw engineError('NotAllowedError')
  })

  await enroll.start({ nickname: 'Phone' })

  expect(enroll.getSnapshot()).toEqual({ status: 'idle' })
})

test('an invalid name is reported along with what the user typed', async () => {
  const { enroll, device } = await world()

  await enroll.start({ nickname: ' ' })

  expect(enroll.getSnapshot()).toMatchObject({
    status: 'idle',
    error: { code: 'INVALID_INPUT' },
    input: { nickname: ' ' },
  })
  expect(device.prompts).toEqual([])
})

test('a page that goes away closes the prompt and registers nothing', async () => {
  const { clock, network, enroll, device } = await world()
  device.next(unanswered)
  const started = enroll.start({ nickname: 'Phone' })
  await until(clock, () => device.prompts.length === 1)

  enroll.destroy()

  await started
  expect(enroll.getSnapshot()).toEqual({ status: 'idle' })
  expect(network.requests.some(({ path }) => path === '/auth/credentials')).toBe(false)
  await enroll.start({ nickname: 'Phone' })
  expect(enroll.getSnapshot().status).toBe('done')
})

test('a declined offer is remembered on this device', async () => {
  const { enroll, openTab, ada } = await world()

  await enroll.decline()

  expect(await createPasskeyRegistration(openTab(), { accountId: ada.accountId }).shouldOffer()).toBe(false)
})
