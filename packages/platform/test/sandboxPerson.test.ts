import { expect, test } from 'vitest'
import { createSandboxWorld } from './createSandboxWorld.ts'
import { createTestPlatform } from './createTestPlatform.ts'
import { ada, eve } from './fakeService.ts'
import { signInToWallet } from './signInToWallet.ts'

/** A user in Germany who signs in to the wallet by a code to their address, and confirms by codes to their number. */
async function createEuropean() {
  const { backend, call, sandbox } = await createSandboxWorld()
  const { id } = await backend('POST', '/customers', {
    customerType: 'INDIVIDUAL',
    fullName: 'Lea Huber',
    email: 'lea@example.com',
    phoneNumber: '+4915155550101',
    region: 'DE',
    currencies: ['EUR'],
  })
  const ask = (method: string, path: string, body: unknown, cookie = '') =>
    call(method, path, { body, headers: { cookie: [`app=${id}`, cookie].join('; ') } })
  const contact = async () => {
    const { email, phoneNumber } = await backend('GET', `/customers/${id}`)
    return { email, phoneNumber }
  }
  const texts = () => sandbox.inbox.messages().filter(({ channel }) => channel === 'sms')
  return { id, ask, contact, texts }
}

test.each([{ phoneNumber: '+4915155559999' }, { email: 'mallory@example.com' }])(
  'the session at the platform alone moves no codes: %j',
  async (change) => {
    const { id, ask, contact, texts } = await createEuropean()
    const before = await contact()

    const changed = await ask('PATCH', `/customers/${id}`, { customerType: 'INDIVIDUAL', ...change })

    expect(changed).toMatchObject({ status: 403, json: { code: 'NOT_APPROVED' } })
    expect(await contact()).toEqual(before)
    await ask('POST', '/sca/login/start', { factor: 'SMS_OTP' })
    expect(JSON.stringify(texts())).not.toContain('9999')
  },
)

test.each([
  ['POST', '/sca/factors', { type: 'TOTP' }],
  ['POST', '/sca/factors', { type: 'PASSKEY' }],
  ['POST', '/sca/factors/confirm', { type: 'TOTP', secret: 'known', code: '123456' }],
  ['DELETE', `/sca/factors/${ada.scaCredential}`, undefined],
])('the session at the platform alone changes no factor: %s %s', async (method, path, body) => {
  const { call, service } = createTestPlatform({ signedIn: ada })

  const answer = await call(method, path, { body })

  expect(answer.json).toMatchObject({ status: 409, code: 'SCA_SESSION_REQUIRED' })
  expect(service.seen.filter((sent) => sent.method !== 'GET')).toEqual([])
})

test('with an SCA sign-in in this browser, another factor is begun', async () => {
  const { ask } = await createEuropean()
  const enroll = (cookie?: string) => ask('POST', '/sca/factors', { type: 'TOTP' }, cookie)
  expect((await enroll()).status).toBe(409)

  const { challengeId } = (await ask('POST', '/sca/login/start', { factor: 'SMS_OTP' })).json
  const { cookie } = await ask('POST', '/sca/login/complete', { factor: 'SMS_OTP', challengeId, code: '123456' })

  expect((await enroll(cookie)).status).toBe(200)
})

test('a person who has just signed in to the wallet changes a contact for an hour, in this browser only', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const cookie = await signInToWallet(platform)
  const ofEve = await signInToWallet(createTestPlatform({ signedIn: eve }), eve)
  const change = async (cookies?: string) => {
    const body = { customerType: 'INDIVIDUAL', phoneNumber: '+15550100' }
    return (await platform.call('PATCH', `/customers/${ada.customer}`, { body, cookie: cookies })).status
  }

  expect([await change(cookie), await change(), await change(ofEve)]).toEqual([expect.any(Number), 403, 403])
  expect(await change(cookie)).toBeLessThan(300)
  platform.clock.now += 3_600_000
  expect(await change(cookie)).toBe(403)
})

test('what says nothing about a contact needs no proof', async () => {
  const { call } = createTestPlatform({ signedIn: ada })
  const body = { customerType: 'INDIVIDUAL', agreementConsents: [{ type: 'END_USER_TERMS', termsVersion: 'V1' }] }

  expect((await call('PATCH', `/customers/${ada.customer}`, { body })).status).toBeLessThan(300)
})
