import type { ScaProofActions, ScaProofState, ScaRequest } from '@countersign/core'
import { WalletError } from '@countersign/core'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import { ScaProof } from '../../exports/index.ts'
import { ScaProofSteps } from './ScaProofSteps.tsx'

const minute = 60_000
const start = Date.parse('2026-03-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const inMs = (ms: number) => new Date(start + ms)

const sms: ScaRequest = {
  id: 'ScaChallenge:1',
  factor: 'SMS_OTP',
  otherFactors: ['PASSKEY'],
  purpose: 'TRANSFER',
  expiresAt: inMs(5 * minute),
  resendAt: inMs(30_000),
  retryAt: undefined,
}

/** Clocks that read the state as the machine does, and actions that only tell that they were called. */
function actionsOf(read: () => ScaProofState): ScaProofActions {
  const momentOf = (which: 'expiry' | 'resend' | 'retry' | 'lock') => {
    const state = read()
    if (which === 'lock') return state.status === 'locked' ? state.until : undefined
    if (!('request' in state)) return undefined
    return { expiry: state.request.expiresAt, resend: state.request.resendAt, retry: state.request.retryAt }[which]
  }
  const done = async () => {}
  return {
    submitCode: vi.fn(done),
    submitPasskey: vi.fn(done),
    resendCode: vi.fn(done),
    switchFactor: vi.fn(done),
    timeLeftMs: (which) => Math.max(0, (momentOf(which)?.getTime() ?? 0) - Date.now()),
  }
}

async function showProof(first: ScaProofState) {
  const page = await createWalletPage()
  const held = { state: first }
  const actions = actionsOf(() => held.state)
  const proof = () => (
    <div data-status={held.state.status}>
      <ScaProof.Provider state={held.state} actions={actions}>
        <ScaProof.Heading>Confirm the payment</ScaProof.Heading>
        <ScaProofSteps />
      </ScaProof.Provider>
    </div>
  )
  const view = page.show(proof())
  const become = (state: ScaProofState) => {
    held.state = state
    view.rerender(proof())
  }
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  const user = page.user
  return { ...page, user, actions, become, pass }
}

const awaiting = (request: Partial<ScaRequest> = {}, error?: WalletError): ScaProofState => ({
  status: 'awaiting-proof',
  request: { ...sms, ...request },
  resent: false,
  ...(error && { error }),
})

const field = () => screen.getByLabelText<HTMLInputElement>('6-digit code')
const type = (code: string) =>
  act(async () => {
    field().value = code
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())

test('a whole code is sent by itself and stands in no attribute', async () => {
  const { actions } = await showProof(awaiting())
  await type('123 456')

  expect(actions.submitCode).toHaveBeenCalledWith('123456')
  expect(actions.submitCode).toHaveBeenCalledTimes(1)
  expect(document.body.innerHTML).not.toContain('123456')
})

test('half a code costs no try', async () => {
  const { actions } = await showProof(awaiting())
  await type('123')
  await press('Confirm')

  expect(actions.submitCode).not.toHaveBeenCalled()
  expect(screen.getByText('Enter all 6 digits.')).toBeTruthy()
  expect(field()).toBe(document.activeElement)
})

test('a refused proof keeps the code, selected, and the message does not say which part was wrong', async () => {
  const { become } = await showProof(awaiting())
  await type('123456')
  become({ status: 'proving', request: sms })
  become(awaiting({}, new WalletError('SCA_PROOF_REFUSED')))

  expect(field().value).toBe('123456')
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6])
  expect(field()).toBe(document.activeElement)
  expect(screen.getByText('That didn’t work. Check it and try again.')).toBeTruthy()
})

test('after too many attempts the field waits until a time of day, and then continues by itself', async () => {
  const { actions, pass, become } = await showProof(
    awaiting({ retryAt: inMs(90_000) }, new WalletError('RATE_LIMITED', { retryAfterMs: 90_000 })),
  )
  expect(screen.getByText(/^Too many attempts\. Try again at \d/)).toBeTruthy()
  expect(screen.getByText('1:30')).toBeTruthy()
  await type('123456')
  await press('Confirm')
  expect(actions.submitCode).not.toHaveBeenCalled()

  await pass(90_000)
  become(awaiting())
  expect(screen.queryByText(/Too many attempts/)).toBeNull()
  expect(screen.getByText('You can try again now.')).toBeTruthy()
  await press('Confirm')
  expect(actions.submitCode).toHaveBeenCalledWith('123456')
})

test('another code can be had after the wait, for the same time', async () => {
  const { actions, become, pass } = await showProof(awaiting())
  expect(screen.getByRole('button', { name: 'Resend code in 0:30' }).getAttribute('aria-disabled')).toBe('true')
  await type('12345')

  await pass(30_000)
  await press('Resend code')
  expect(actions.resendCode).toHaveBeenCalledTimes(1)
  become({ status: 'awaiting-proof', request: { ...sms, resendAt: inMs(60_000) }, resent: true })

  expect(screen.getByText('We texted a new code to your phone.')).toBeTruthy()
  expect(field().value).toBe('')
})

test('a code that cannot be sent again yet does not stop the user from typing the one that came', async () => {
  const { actions } = await showProof(
    awaiting({ resendAt: inMs(90_000) }, new WalletError('RATE_LIMITED', { retryAfterMs: 90_000 })),
  )

  expect(screen.getByText('You can’t get a new code yet. Your last code still works.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resend code in 1:30' })).toBeTruthy()
  await type('123456')
  expect(actions.submitCode).toHaveBeenCalledWith('123456')
})

test('the time to confirm is a time of day, and a countdown in the last two minutes', async () => {
  const { pass } = await showProof(awaiting())
  expect(screen.getByText(/^Confirm by \d/)).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('')

  await pass(2 * minute)
  expect(screen.getByText('You have 3 minutes left to confirm.')).toBeTruthy()
  await pass(minute + 1_000)
  expect(screen.getByRole('timer').textContent).toBe('1:59')
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
})

test('a passkey says before its prompt what will happen, and has no field', async () => {
  const { actions, become } = await showProof(awaiting({ factor: 'PASSKEY', otherFactors: ['SMS_OTP'] }))
  expect(screen.getByText(/Your device will ask for your fingerprint/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Resend code/ })).toBeNull()
  await press('Confirm with your passkey')
  expect(actions.submitPasskey).toHaveBeenCalledTimes(1)

  become({ status: 'proving', request: { ...sms, factor: 'PASSKEY' } })
  expect(screen.getByText('Waiting for your device…')).toBeTruthy()
  await press('Confirm with your passkey')
  expect(actions.submitPasskey).toHaveBeenCalledTimes(1)
})

test('another way is one press away, and its step takes the focus', async () => {
  const { actions, become } = await showProof(awaiting())
  await press('Use your passkey')
  expect(actions.switchFactor).toHaveBeenCalledWith('PASSKEY')

  become(awaiting({ id: 'ScaChallenge:2', factor: 'PASSKEY', otherFactors: ['SMS_OTP'] }))
  expect(screen.getByRole('heading', { name: 'Confirm the payment' })).toBe(document.activeElement)
  expect(screen.getByRole('button', { name: 'Text me a code instead' })).toBeTruthy()
})

test.each(['VOICE', 'toString'])(
  'a kind of proof named %s is said to be unknown, and other ways stay',
  async (factor) => {
    await showProof(awaiting({ factor }))

    expect(screen.getByText(/page can’t confirm it this way/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Use your passkey' })).toBeTruthy()
  },
)

test('a lock says until when, and takes nothing', async () => {
  const { become } = await showProof(awaiting())
  become({ status: 'locked', request: sms, until: inMs(15 * minute) })

  expect(screen.getByRole('heading', { name: 'Too many failed attempts' })).toBe(document.activeElement)
  expect(screen.getByText(/^You can confirm again at \d+:15/)).toBeTruthy()
  // It stands in an alert already, so it is not read a second time.
  expect(screen.getByText(/^Until then, we accept no codes/).closest('[role=status]')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a lock of a day names the day', async () => {
  await showProof({ status: 'locked', request: sms, until: inMs(24 * 60 * minute) })

  expect(screen.getByText(/^You can confirm again at Mar 2, 2026, /)).toBeTruthy()
})

test('a suspension has no clock, and says who helps', async () => {
  await showProof({ status: 'suspended' })

  expect(screen.getByText(/contact support/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a proof whose time is over says so, and takes nothing', async () => {
  const { become } = await showProof(awaiting())
  act(() => field().focus())
  become({ status: 'expired', request: sms })

  expect(screen.getByRole('heading', { name: 'Time’s up' })).toBe(document.activeElement)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the screen says that the device is offline while the clock keeps running', async () => {
  const { pass } = await showProof(awaiting())
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/You’re offline\. The time keeps running/)).toBeTruthy()
  await pass(4 * minute)
  expect(screen.getByRole('timer').textContent).toBe('1:00')

  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/You’re offline/)).toBeNull()
})
