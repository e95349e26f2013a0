import { listScaFactors } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { findLeaks } from '../../../test/leaks.ts'
import { provenEuropean } from '../../../test/proven.ts'
import { storedBy, watch } from '../../../test/secrecy.ts'
import { createTestDevice } from '../../../test/testDevice.ts'
import { createTotpEnrollment } from './totpEnrollment.ts'

const code = '123456'
const wrongCode = '111111'
const tenMinutes = 600_000

async function started(world?: TestWorld) {
  const european = world ?? (await provenEuropean())
  const enroll = createTotpEnrollment(european.client)
  await enroll.start()
  return { world: european, enroll }
}

async function enrolled() {
  const all = await started()
  await all.enroll.submitCode(code)
  return all
}

const factors = async ({ service, ada }: TestWorld) =>
  (await service.call(listScaFactors, { query: { customerId: ada.customerId } })).factors.map(({ factor }) => factor)
const confirmations = ({ network }: TestWorld) => network.requests.filter(({ path }) => path.includes('confirm'))
const held = ({ enroll }: Awaited<ReturnType<typeof started>>) => [enroll.readSecret(), enroll.readRecoveryCodes()]
const nothing = [undefined, undefined]

test('the secret is returned while its code is awaited, and is in no snapshot', async () => {
  const { world, enroll } = await started()

  const clearAtMs = world.clock.now() + tenMinutes
  expect(enroll.getSnapshot()).toEqual({ status: 'awaiting-code', clearAtMs })
  const { secretBase32 = '', uri = '' } = enroll.readSecret() ?? {}
  expect(secretBase32).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toMatch(new RegExp(`^otpauth://totp/.+secret=${secretBase32}`))
  expect(enroll.timeLeftMs()).toBe(tenMinutes)
})

test('a device clock that is set back does not keep a secret on the screen', async () => {
  const world = await provenEuropean()
  const device = createTestDevice(world.clock)
  const enroll = createTotpEnrollment(world.openTab({ clock: device.clock }))
  device.jump(tenMinutes)
  await enroll.start()
  device.jump(-tenMinutes)

  world.clock.advance(tenMinutes)

  expect(enroll.readSecret()).toBeUndefined()
})

test('a code of the app enrolls it, and its recovery codes are shown once', async () => {
  const { world, enroll } = await started()

  await enroll.submitCode(' 123 456 ')

  const clearAtMs = world.clock.now() + tenMinutes
  expect(enroll.getSnapshot()).toEqual({ status: 'recovery-codes', count: 10, clearAtMs })
  expect(enroll.readRecoveryCodes()).toHaveLength(10)
  expect(enroll.readSecret()).toBeUndefined()
  expect(await factors(world)).toContain('TOTP')

  enroll.finish()

  expect(enroll.getSnapshot()).toEqual({ status: 'done' })
  expect([enroll.readRecoveryCodes(), enroll.timeLeftMs()]).toEqual([undefined, 0])
})

test('a wrong code keeps the step and the secret, and does not say what was wrong', async () => {
  const { enroll } = await started()
  const secret = enroll.readSecret()

  await enroll.submitCode(wrongCode)

  expect(enroll.getSnapshot()).toMatchObject({ status: 'awaiting-code', error: { code: 'SCA_PROOF_REFUSED' } })
  expect(enroll.readSecret()).toEqual(secret)
  await enroll.submitCode(code)
  expect(enroll.getSnapshot().status).toBe('recovery-codes')
})

test('a second press sends nothing', async () => {
  const { world, enroll } = await started()
  await Promise.all([enroll.submitCode(code), enroll.submitCode(code), enroll.start()])
  expect(confirmations(world)).toHaveLength(1)
  expect(enroll.getSnapshot().status).toBe('recovery-codes')
})

test('no secret is printed, stored, or in any state', async () => {
  const world = await provenEuropean()
  const enroll = createTotpEnrollment(world.client)
  const seen = watch(enroll)
  await enroll.start()
  const { secretBase32 = '' } = enroll.readSecret() ?? {}
  await enroll.submitCode(wrongCode)
  await enroll.submitCode(code)
  const codes = enroll.readRecoveryCodes() ?? []
  const [sent] = confirmations(world)
  const { secret } = JSON.parse(sent?.body ?? '') as { secret: string }
  enroll.finish()

  const kept = seen.join('\n') + (await storedBy(world)) + world.network.requests.map(({ path }) => path).join('\n')
  for (const part of [secret, secretBase32, ...codes, code, wrongCode]) expect(findLeaks(kept, part)).toEqual([])
  expect(codes).toHaveLength(10)
})

test('the secret is forgotten after ten minutes, regardless of the time that a relay states', async () => {
  const all = await started()
  all.world.clock.advance(tenMinutes - 1)
  expect(all.enroll.readSecret()).toBeDefined()
  all.world.client.transport.serverTime.observe(all.world.clock.now() - 3_600_000)

  all.world.clock.advance(1)

  expect(all.enroll.getSnapshot()).toEqual({ status: 'cleared', enrolled: false })
  expect(held(all)).toEqual(nothing)
  await all.enroll.start()
  expect(all.enroll.getSnapshot().status).toBe('awaiting-code')
})

test('recovery codes are forgotten after ten minutes, and the app stays enrolled', async () => {
  const all = await enrolled()
  all.world.clock.advance(tenMinutes)
  expect(all.enroll.getSnapshot()).toEqual({ status: 'cleared', enrolled: true })
  expect(held(all)).toEqual(nothing)
})

test.each([
  ['right', code, { status: 'recovery-codes' }],
  ['wrong', wrongCode, { status: 'cleared', enrolled: false }],
])('a %s code whose response comes after the secret’s time', async (_name, typed, expected) => {
  const { world, enroll } = await started()
  world.clock.advance(tenMinutes - 1)
  world.network.tamper('POST /sca/factors/confirm', (body) => {
    world.clock.advance(1)
    return body
  })
  await enroll.submitCode(typed)
  expect(enroll.getSnapshot()).toMatchObject(expected)
  expect(enroll.readSecret()).toBeUndefined()
})

test('canceling or leaving forgets the secret and the codes', async () => {
  const all = await started()
  all.enroll.cancel()
  expect([all.enroll.getSnapshot(), ...held(all)]).toEqual([{ status: 'idle' }, ...nothing])
  await all.enroll.start()
  await all.enroll.submitCode(code)
  all.enroll.destroy()
  expect([all.enroll.getSnapshot(), ...held(all)]).toEqual([{ status: 'cleared', enrolled: true }, ...nothing])
  expect(all.world.clock.waiting()).toEqual([])
})

test('a user who leaves while the secret is on its way does not get it', async () => {
  const world = await provenEuropean()
  const enroll = createTotpEnrollment(world.client)
  world.network.tamper('POST /sca/factors', (body) => {
    enroll.destroy()
    return body
  })
  await enroll.start()
  expect([enroll.getSnapshot(), enroll.readSecret()]).toEqual([{ status: 'idle' }, undefined])
})

test('canceling does nothing while a code is checked: the response may hold the recovery codes', async () => {
  const { enroll } = await started()
  const confirming = enroll.submitCode(code)
  enroll.cancel()
  await confirming
  expect(enroll.readRecoveryCodes()).toHaveLength(10)
})

test.each([
  ['another secret', (uri: string) => uri.replace(/secret=.{8}/, 'secret=AAAAAAAA')],
  ['two secrets', (uri: string) => `${uri}&secret=AAAAAAAA`],
  ['something after it', (uri: string) => `${uri}#secret=AAAAAAAA`],
  ['no secret', (uri: string) => uri.replace('secret=', 'secrets=')],
  ['a counter', (uri: string) => uri.replace('otpauth://totp/', 'otpauth://hotp/')],
  ['another scheme', (uri: string) => uri.replace('otpauth:', 'https:')],
  ['a script', (uri: string) => `javascript:alert(1)//${uri}`],
  ['a line of its own', (uri: string) => `https://attacker.example\n${uri}`],
  ['nothing', () => 'x'],
])('an enrollment is refused with %s in the text to scan', async (_name, change) => {
  const world = await provenEuropean()
  world.network.tamper('POST /sca/factors', (body) => {
    const start = JSON.parse(body) as { totpUri: string }
    return JSON.stringify({ ...start, totpUri: change(start.totpUri) })
  })
  const { enroll } = await started(world)
  expect(enroll.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'UNEXPECTED_RESPONSE' } })
  expect(enroll.readSecret()).toBeUndefined()
})

test('the secret may be written in groups, padded, or in lower case', async () => {
  const world = await provenEuropean()
  world.network.tamper('POST /sca/factors', (body) => {
    const start = JSON.parse(body) as { secretBase32Encoded: string }
    const groups = start.secretBase32Encoded.toLowerCase().match(/.{4}/g) ?? []
    return JSON.stringify({ ...start, secretBase32Encoded: `${groups.join(' ')}======` })
  })
  expect((await started(world)).enroll.getSnapshot().status).toBe('awaiting-code')
})
