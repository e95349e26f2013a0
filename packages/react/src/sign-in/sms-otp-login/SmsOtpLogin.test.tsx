import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { createPhonePage } from '../../../test/signInPages.ts'
import { SmsOtpLoginScreen } from '../../exports/index.ts'

const code = '000000'
const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number')

async function showLogin(props: ComponentProps<typeof SmsOtpLoginScreen> = {}) {
  const page = await createPhonePage()
  page.world.network.cookies.clear()
  page.show(<SmsOtpLoginScreen {...props} />)
  return page
}

test('a number with its country code gets a code by text message, which signs in', async () => {
  const onSignedIn = vi.fn()
  const { user, world } = await showLogin({ onSignedIn })
  expect([phone().type, phone().autocomplete, phone().dir]).toEqual(['tel', 'tel', 'ltr'])
  await user.type(phone(), '+1 (415) 555-0142')
  await user.click(screen.getByRole('button', { name: 'Text me a code' }))

  expect(await screen.findByRole('heading', { name: 'Check your phone' })).toBeTruthy()
  expect(screen.getByLabelText('6-digit code')).toBe(document.activeElement)
  expect(screen.getByText(/We sent a code to/).textContent).toContain('+14155550142')
  expect(world.network.requests[0]?.body).toBe('{"phoneNumber":"+14155550142"}')
  await user.type(screen.getByLabelText('6-digit code'), code)
  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBe(document.activeElement)
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('a number without its country code is reported in place and sends no request', async () => {
  const { user, world } = await showLogin()
  await user.type(phone(), '415 555 0142{Enter}')

  expect(screen.getByRole('alert').textContent).toMatch(/with its country code/)
  expect(phone()).toBe(document.activeElement)
  expect(world.network.requests).toEqual([])
  await user.type(phone(), '1')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a wrong code is told in the same words as an emailed one', async () => {
  const { user } = await showLogin()
  await user.type(phone(), '+14155550142{Enter}')
  await user.type(await screen.findByLabelText('6-digit code'), '999999')

  expect(await screen.findByText('That code isn’t right. Check it and try again.')).toBeTruthy()
})

test('another number starts again from the first step, with what was typed to be corrected', async () => {
  const { user } = await showLogin()
  await user.type(phone(), '+14155550142{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Change number' }))

  expect(phone()).toBe(document.activeElement)
  expect(phone().value).toBe('+14155550142')
})

test('a code that is on its way already is asked for at once', async () => {
  const page = await createPhonePage()
  const { phone: credential, world } = page
  const challenge = {
    credentialId: credential.id,
    accountId: world.ada.accountId,
    type: 'SMS_OTP' as const,
    sentTo: '•••• 0142',
    targetBundle: '{}',
    codeLength: 6,
    codeCharacters: 'digits' as const,
    sentAtMs: world.clock.now(),
    resendAtMs: world.clock.now() + 60_000,
    clockOffsetMs: 0,
  }
  page.show(<SmsOtpLoginScreen challenge={challenge} />)

  expect(screen.getByLabelText('6-digit code')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change number' })).toBeNull()
  expect(world.network.requests).toEqual([])
})
