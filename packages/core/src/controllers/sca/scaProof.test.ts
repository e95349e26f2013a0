import { expect, test } from 'vitest'
import { asking, shown, wake } from '../../../test/askedProof.ts'
import { turns } from '../../../test/testPage.ts'
import { WalletError } from '../../errors/WalletError.ts'

test('before a proof is requested, nothing happens', async () => {
  const { machine, state, calls } = await asking()
  await machine.submitCode('123456')
  await machine.resendCode()
  expect(state()).toEqual({ status: 'idle' })
  expect(machine.timeLeftMs('expiry')).toBe(0)
  expect(calls).toEqual({ prove: 0, reread: 0, resend: 0 })
})

test('a code goes to the request that awaits it and is in no state', async () => {
  const { machine, request, answers, done, codes, state } = await asking()
  const seen: string[] = []
  machine.subscribe(() => seen.push(JSON.stringify(state())))
  machine.begin({ request })
  answers.push({ type: 'done', result: 'paid' })

  await machine.submitCode('874120')

  expect(done).toEqual(['paid'])
  expect(codes).toEqual([{ code: '874120' }])
  expect(seen.join()).not.toContain('874120')
})

test('a challenge for a passkey takes no code, and one for a code no passkey', async () => {
  const { machine, request, calls } = await asking()
  machine.begin({ request: { ...request, factor: 'PASSKEY' } })
  await machine.submitCode('123456')
  machine.begin({ request })
  await machine.submitPasskey()
  expect(calls.prove).toBe(0)
})

test('a passkey challenge without data to sign is an error, and no prompt opens', async () => {
  const { machine, request, calls, state } = await asking()
  machine.begin({ request: { ...request, factor: 'PASSKEY' } })
  await machine.submitPasskey()
  expect(calls.prove).toBe(0)
  expect(state()).toMatchObject({ status: 'awaiting-proof', error: { code: 'UNEXPECTED_RESPONSE' } })
})

test.each([
  ['a network error', new WalletError('NETWORK_UNREACHABLE')],
  ['a missing response', new WalletError('TIMEOUT')],
  ['a failure of the service', new WalletError('SOMETHING_NEW', { httpStatus: 500 })],
  ['a conflict without a code', new WalletError('CONFLICT', { httpStatus: 409 })],
])('after %s the state is read before an error is shown', async (_what, error) => {
  const { machine, request, answers, readings, done, calls, state } = await asking()
  machine.begin({ request })
  answers.push(error)
  readings.push({ type: 'done', result: 'paid' })
  await machine.submitCode('123456')
  expect(done).toEqual(['paid'])

  machine.begin({ request })
  answers.push(error)
  readings.push(new WalletError('NETWORK_UNREACHABLE'))
  await machine.submitCode('123456')
  expect(state()).toMatchObject({ status: 'awaiting-proof', error: { code: error.code } })
  expect(calls.reread).toBe(2)
})

test('a refusal that the enclosing controller handles is not shown', async () => {
  const { machine, request, answers, state } = await asking({}, { onFailed: () => 'handled' })
  machine.begin({ request })
  answers.push(new WalletError('SCA_SESSION_REQUIRED', { httpStatus: 409 }))
  await machine.submitCode('123456')
  expect(state().status).toBe('proving')
})

test('a user who dismisses the passkey prompt returns to the request, with no error', async () => {
  const { machine, request, answers, state } = await asking()
  machine.begin({ request })
  answers.push(new WalletError('CANCELLED'))
  await machine.submitCode('123456')
  expect(state()).toEqual({
    status: 'awaiting-proof',
    request: { ...request, resendAt: expect.any(Date), retryAt: undefined },
    resent: false,
  })
})

test('a request that expires while a proof is under way may still be proved', async () => {
  const { world, machine, request, done, state } = await asking(
    {},
    {
      prove: async () => {
        world.clock.advance(400_000)
        expect(state().status).toBe('proving')
        return { type: 'done', result: 'paid' }
      },
    },
  )
  machine.begin({ request })
  await machine.submitCode('123456')
  expect(done).toEqual(['paid'])
})

test('a proof that is refused after the deadline is expired, not wrong', async () => {
  const { world, machine, request, answers, state } = await asking()
  machine.begin({ request })
  const proved = machine.submitCode('123456')
  answers.push(new WalletError('SCA_PROOF_REFUSED', { httpStatus: 400 }))
  world.clock.advance(400_000)
  await proved
  await turns()
  expect(state().status).toBe('expired')
})

test('a temporary lock continues by itself from what the service reports', async () => {
  const { world, machine, request, answers, readings, state } = await asking({ expiresAt: undefined })
  machine.begin({ request })
  const lockedUntil = new Date(world.clock.now() + 900_000).toISOString()
  answers.push(new WalletError('ACCOUNT_LOCKED', { httpStatus: 423, details: { lockedUntil } }))
  await machine.submitCode('123456')
  expect(state().status).toBe('locked')

  readings.push({ type: 'next', task: { request: { ...request, id: 'two' } } })
  world.clock.advance(900_000)
  await turns()

  expect(state()).toMatchObject({ status: 'awaiting-proof', request: { id: 'two' } })
})

test('a relay that turns its clock back extends no wait and no lock', async () => {
  const { world, machine, request, answers, state } = await asking({ expiresAt: undefined })
  const turnBack = () => world.client.transport.serverTime.observe(world.clock.now() - 3_600_000)
  machine.begin({ request })
  turnBack()
  expect(machine.timeLeftMs('resend')).toBe(30_000)
  world.clock.advance(30_000)
  expect(machine.timeLeftMs('resend')).toBe(0)

  answers.push(new WalletError('RATE_LIMITED', { httpStatus: 429, retryAfterMs: 90_000 }))
  await machine.submitCode('123456')
  world.client.transport.serverTime.observe(world.clock.now() - 7_200_000)
  world.clock.advance(90_000)
  await turns()
  expect(machine.timeLeftMs('retry')).toBe(0)
  expect(state()).toMatchObject({ status: 'awaiting-proof', request: { retryAt: undefined } })

  const lockedUntil = new Date(world.client.transport.serverTime.now() + 900_000).toISOString()
  answers.push(new WalletError('ACCOUNT_LOCKED', { httpStatus: 423, details: { lockedUntil } }))
  await machine.submitCode('123456')
  expect(state().status).toBe('locked')
  world.client.transport.serverTime.observe(world.clock.now() - 10_800_000)
  world.clock.advance(900_000)
  await turns()
  expect(state().status).toBe('awaiting-proof')
})

test('a lock until the year 9999 is read again after a day, the longest wait', async () => {
  const { world, machine, request, answers, calls, state } = await asking({ expiresAt: undefined })
  machine.begin({ request })
  const details = { lockedUntil: '9999-12-31T23:59:59Z', suspended: false }
  answers.push(new WalletError('ACCOUNT_LOCKED', { httpStatus: 423, details }))
  await machine.submitCode('123456')

  const locked = state()
  if (locked.status !== 'locked') throw new Error(`not locked: ${locked.status}`)
  expect(locked.until).toEqual(new Date(world.clock.now() + 86_400_000))
  world.clock.advance(86_400_000)
  await turns()
  expect([state().status, calls.reread]).toEqual(['awaiting-proof', 1])
})

test('a wait of days for the next proof is limited to an hour', async () => {
  const { world, machine, request, answers, state } = await asking({ expiresAt: undefined })
  machine.begin({ request })
  answers.push(new WalletError('RATE_LIMITED', { httpStatus: 429, retryAfterMs: 86_400_000 }))
  await machine.submitCode('123456')

  const retryAt = new Date(world.clock.now() + 3_600_000)
  expect(state()).toMatchObject({ request: { retryAt }, error: { retryAfterMs: 3_600_000 } })
})

test('a page that wakes up reads once, and finds what was proved elsewhere', async () => {
  const begun = await asking()
  const { readings, done, calls, state } = begun
  await shown(begun, async () => {
    wake()
    await turns()
    expect([state().status, calls.reread]).toEqual(['awaiting-proof', 1])
    readings.push({ type: 'done', result: 'paid' })
    wake()
    await turns()
    expect(done).toEqual(['paid'])
  })
})

test('a page that is back online clears the network error, but not the refusal of a proof', async () => {
  const begun = await asking()
  const { machine, answers, state } = begun
  await shown(begun, async () => {
    for (const [code, kept] of [
      ['NETWORK_UNREACHABLE', undefined],
      ['SCA_PROOF_REFUSED', 'SCA_PROOF_REFUSED'],
    ] as const) {
      answers.push(new WalletError(code, { httpStatus: code === 'SCA_PROOF_REFUSED' ? 400 : undefined }))
      await machine.submitCode('123456')
      expect(state()).toMatchObject({ error: { code } })
      wake()
      await turns()
      const { error } = state() as { error?: WalletError }
      expect(error?.code).toBe(kept)
    }
  })
})

test('the reading of a page that wakes up does not disturb a proof under way', async () => {
  const begun = await asking()
  const { machine, readings, answers, state, done } = begun
  await shown(begun, async () => {
    readings.push({ type: 'next', task: { request: { ...begun.request, id: 'two' } } })
    answers.push({ type: 'done', result: 'paid' })
    wake()
    await machine.submitCode('123456')
    await turns()
    expect(done).toEqual(['paid'])
    expect(state()).toMatchObject({ status: 'proving', request: { id: 'one' } })
  })
})

test('another factor is requested only where it is offered, and replaces the first', async () => {
  const asked: string[] = []
  const { machine, request, state } = await asking(
    {},
    {
      switchFactor: async ({ factor, task }) => {
        asked.push(factor)
        return { request: { ...task.request, id: 'two', factor, otherFactors: ['SMS_OTP'] } }
      },
    },
  )
  machine.begin({ request })
  await machine.switchFactor('TOTP')
  await machine.switchFactor('PASSKEY')
  expect(asked).toEqual(['PASSKEY'])
  expect(state()).toMatchObject({
    status: 'awaiting-proof',
    request: { id: 'two', factor: 'PASSKEY', resendAt: undefined },
  })
})
