import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { challengedPayment, scaCode, signedInEuropean } from '../../../test/scaJourneys.ts'
import { wrongScaCode } from '../../../test/scaWorld.ts'
import { turns } from '../../../test/testPage.ts'
import { create as createPayees } from '../../../test/trustWorld.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { recordScaLock } from './recordScaLock.ts'
import { forgetScaLock, readScaLock } from './scaLock.ts'
import { forgetScaSession } from './scaSession.ts'
import { beginScaLogin, finishScaLogin } from './scaSignIn.ts'

const minutes = (count: number) => count * 60_000

/** Nothing waits for the record, so its change may come a moment after the response. */
async function lockOf({ client, ada }: TestWorld) {
  await turns()
  return readScaLock(client, ada)
}

/** The failures so far: a fifth locks for a quarter of an hour, nine block the account. */
const fail = ({ sandbox, ada: { customerId } }: TestWorld, count: number) =>
  sandbox.sca.setFailedAttempts({ customerId, count })

const proofs: Record<string, (world: TestWorld, code: string) => Promise<void>> = {
  'a payment': async (world, code) => {
    const { challenge } = await challengedPayment({ world })
    await challenge.submitCode(code)
  },
  'the SCA sign-in': async ({ client, ada: { accountId } }, code) => {
    const attempt = await beginScaLogin(client, { factor: 'SMS_OTP' })
    await finishScaLogin(client, { accountId, attempt, proof: { code } }).catch(() => {})
  },
  'trust in a payee': async (world, code) => {
    const payees = createPayees(world)
    await payees.load()
    await payees.trust(world.ada.eurPayeeId)
    await payees.submitCode(code)
  },
}

test.each(Object.keys(proofs))('a lock that a proof of %s meets is known until it ends', async (name) => {
  const world = await signedInEuropean()
  expect(await lockOf(world)).toBeUndefined()
  fail(world, 4)
  await proofs[name]?.(world, wrongScaCode)

  const lock = await lockOf(world)
  const endsInMs = (lock?.lockedUntil?.getTime() ?? 0) - world.clock.now()
  expect(lock?.suspended).toBe(false)
  expect(endsInMs).toBeGreaterThan(minutes(14))
  expect(endsInMs).toBeLessThanOrEqual(minutes(15))
  expect(await readScaLock(world.client, { accountId: 'InternalAccount:other' })).toBeUndefined()

  await world.clock.advance(minutes(16))
  expect(await lockOf(world)).toBeUndefined()
})

test.each(Object.keys(proofs))('a proof of %s that is refused is not taken for a lock', async (name) => {
  const world = await signedInEuropean()
  await proofs[name]?.(world, wrongScaCode)

  expect(await lockOf(world)).toBeUndefined()
})

test('a lock that a payment without an account meets is recorded for no account', async () => {
  const { client } = await signedInEuropean()
  const refused = Promise.reject(new WalletError('ACCOUNT_LOCKED', { httpStatus: 423 }))

  await expect(recordScaLock(client, { accountId: undefined, response: refused })).rejects.toMatchObject({
    code: 'ACCOUNT_LOCKED',
  })

  await turns()
  expect(await client.records.list('sca-lock:')).toEqual([])
})

test.each(Object.keys(proofs))('a suspension is known until a proof of %s is accepted', async (name) => {
  const world = await signedInEuropean()
  fail(world, 9)
  await proofs['the SCA sign-in']?.(world, wrongScaCode)
  expect(await lockOf(world)).toEqual({ lockedUntil: undefined, suspended: true })

  fail(world, 0)
  await proofs[name]?.(world, wrongScaCode)
  expect(await lockOf(world)).toMatchObject({ suspended: true })
  await proofs[name]?.(world, scaCode)
  expect(await lockOf(world)).toBeUndefined()
})

test('what lifts a suspension also ends the SCA session, so the end of that deletes the record', async () => {
  const world = await signedInEuropean()
  fail(world, 9)
  await proofs['the SCA sign-in']?.(world, wrongScaCode)
  expect(await lockOf(world)).toMatchObject({ suspended: true })

  await forgetScaSession(world.client, world.ada)
  expect(await lockOf(world)).toBeUndefined()
})

test('the user can say that the lock was lifted', async () => {
  const world = await signedInEuropean()
  fail(world, 9)
  await proofs['the SCA sign-in']?.(world, wrongScaCode)
  expect(await lockOf(world)).toMatchObject({ suspended: true })

  await forgetScaLock(world.client, world.ada)
  expect(await lockOf(world)).toBeUndefined()
})

test('a relay that locks until the year 9999 locks the page for a day', async () => {
  const world = await signedInEuropean()
  const details = { lockedUntil: '9999-12-31T00:00:00Z', suspended: false }
  world.network.tamper('/sca/login/complete', () => Response.json({ code: 'ACCOUNT_LOCKED', details }, { status: 423 }))
  await proofs['the SCA sign-in']?.(world, scaCode)

  expect((await lockOf(world))?.lockedUntil?.getTime()).toBeLessThanOrEqual(world.clock.now() + minutes(24 * 60))
  await world.clock.advance(minutes(24 * 60))
  expect(await lockOf(world)).toBeUndefined()
})

test.each([
  ['half written', { version: 1, untilMs: 'later' }],
  ['of another version', { version: 2 }],
  ['without an end in time', { version: 1, untilMs: Number.POSITIVE_INFINITY }],
  ['nothing of ours', 'a text'],
])('a record that is %s is ignored', async (_name, record) => {
  const world = await signedInEuropean()
  await world.client.records.write(`sca-lock:${world.ada.accountId}`, record)

  expect(await lockOf(world)).toBeUndefined()
})

test('a record holds nothing of the proof', async () => {
  const world = await signedInEuropean()
  fail(world, 4)
  await proofs['a payment']?.(world, wrongScaCode)

  await turns()
  expect(await world.client.records.read(`sca-lock:${world.ada.accountId}`)).toEqual({
    version: 1,
    untilMs: expect.any(Number),
  })
})
