import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { findLeaks } from '../../../../core/test/leaks.ts'
import { createWalletPage, renderWallet } from '../../../test/renderWallet.tsx'
import { EmailOtpLogin, EmailOtpLoginScreen } from '../../exports/index.ts'

const code = '000000'

async function showLogin(props: ComponentProps<typeof EmailOtpLoginScreen> = {}) {
  const page = await createWalletPage()
  const view = page.show(<EmailOtpLoginScreen {...props} />)
  const calls = (path: string) => page.world.network.requests.filter((request) => request.path.endsWith(path)).length
  return { ...page, view, calls }
}

async function showCodeStep(props: ComponentProps<typeof EmailOtpLoginScreen> = {}) {
  const page = await showLogin(props)
  await page.user.type(screen.getByLabelText('Email address'), page.world.ada.email)
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))
  const field = await screen.findByLabelText<HTMLInputElement>('6-digit code')
  return { ...page, field }
}

test('an address and its code sign in, with one request for each step', async () => {
  const onSignedIn = vi.fn()
  const { user, field, calls } = await showCodeStep({ onSignedIn })
  await user.type(field, code)

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBe(document.activeElement)
  expect(onSignedIn).toHaveBeenCalledTimes(1)
  expect([calls('/login'), calls('/challenge'), calls('/verify')]).toEqual([1, 1, 2])
})

test('the new step takes the focus and says where the code went, as it was typed', async () => {
  const { world } = await showCodeStep()

  expect(screen.getByRole('heading', { name: 'Check your email' })).toBeTruthy()
  expect(screen.getByLabelText('6-digit code')).toBe(document.activeElement)
  expect(screen.getByText(/We sent a code to/).textContent).toContain(world.ada.email)
})

test.each(['000 000', '000-000', ' 000000\n'])('the pasted code %j is tidied and sent once', async (pasted) => {
  const { user, field, calls } = await showCodeStep()
  await user.click(field)
  await user.paste(pasted)

  await screen.findByRole('heading', { name: 'You’re signed in' })
  expect(calls('/verify')).toBe(2)
})

test('a wrong code is reported beside the field, which keeps the text selected', async () => {
  const { user, field, calls } = await showCodeStep()
  await user.type(field, '999999')

  await screen.findByText('That code isn’t right. Check it and try again.')
  expect(field).toBe(document.activeElement)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(calls('/verify')).toBe(1)
})

test('another code that is typed is not marked as the wrong one', async () => {
  const { user, field } = await showCodeStep()
  await user.type(field, '999999')
  await screen.findByText(/That code isn’t right/)
  await user.keyboard('1')
  expect(field.value).toBe('1')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.keyboard('99999')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

test('a right code typed over a wrong one signs in', async () => {
  const { user, field } = await showCodeStep()
  await user.type(field, '999999')
  await screen.findByText(/That code isn’t right/)
  await user.paste(code)

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
})

test('half a code is not sent, and the screen says what is missing until the user continues typing', async () => {
  const { user, field, calls } = await showCodeStep()
  await user.type(field, '000')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(calls('/verify')).toBe(0)
  expect(field).toBe(document.activeElement)
  expect(screen.getByRole('alert').textContent).toBe('Enter all 6 digits.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, '0')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('the code is in no attribute, no storage and no form data, and the field is emptied', async () => {
  const { user, field, view } = await showCodeStep()
  await user.type(field, '73519')

  expect(view.container.innerHTML).not.toContain('73519')
  expect([...new FormData(field.form ?? undefined).values()].join()).not.toContain('73519')
  expect(findLeaks(JSON.stringify({ ...sessionStorage }), '73519')).toEqual([])
  view.unmount()
  expect(field.value).toBe('')
})

test('an invalid address is reported in place and sends no request', async () => {
  const { user, calls } = await showLogin()
  await user.type(screen.getByLabelText('Email address'), 'ada{Enter}')

  expect(screen.getByRole('alert').textContent).toBe('Enter an email address like name@example.com.')
  expect(screen.getByLabelText('Email address')).toBe(document.activeElement)
  expect(calls('/login')).toBe(0)
})

test('a tampered bundle is a danger that leads to support, with nothing to type and nothing to try again', async () => {
  const page = await createWalletPage()
  const { user, world } = page
  renderWallet(<EmailOtpLoginScreen />, { client: world.client, supportUrl: 'mailto:help@harbor.example' })
  world.network.tamper('/challenge', (body) => body.replace(/dataSignature[^,]{8}/, (text) => `${text.slice(0, -2)}00`))
  await user.type(screen.getByLabelText('Email address'), world.ada.email)
  await user.click(screen.getByRole('button', { name: 'Email me a code' }))
  const field = await screen.findByLabelText<HTMLInputElement>('6-digit code')
  await user.type(field, code)

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/code was not sent.*Contact support/))
  expect(screen.getByRole('alert').dataset.tone).toBe('danger')
  expect(screen.getByRole('heading', { name: 'We stopped for your safety' })).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  expect([screen.queryByRole('textbox'), screen.queryByRole('button')]).toEqual([null, null])
})

test('a new code waits for the time the service set, then says that it was sent', async () => {
  const { user, world, field, calls } = await showCodeStep()
  await user.type(field, '123')
  await user.click(screen.getByRole('button', { name: /Resend code in 0:/ }))
  expect(calls('/challenge')).toBe(1)

  world.clock.advance(61_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await user.click(screen.getByRole('button', { name: 'Resend code' }))

  expect(await screen.findByText(/We sent a new code to/)).toBeTruthy()
  expect(calls('/challenge')).toBe(2)
  expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('')
})

test('another address starts again from the first step, with what was typed to be corrected', async () => {
  const { user, world } = await showCodeStep()
  await user.click(screen.getByRole('button', { name: 'Change email' }))

  expect(screen.getByLabelText('Email address')).toBe(document.activeElement)
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(world.ada.email)
})

test('a known credential needs no address and offers no other', async () => {
  const page = await createWalletPage()
  page.world.network.cookies.set('platform', encodeURIComponent(page.world.ada.customerId))
  page.show(<EmailOtpLoginScreen credentialId={page.world.ada.credentialId} />)
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))
  await screen.findByLabelText('6-digit code')

  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
  expect(page.world.network.requests.map(({ path }) => path.replace(/^.*\//, ''))).toEqual(['challenge'])
})

test('a second press while the first is running sends no further request', async () => {
  const { user, world, calls } = await showLogin()
  await user.type(screen.getByLabelText('Email address'), world.ada.email)
  await user.dblClick(screen.getByRole('button', { name: 'Email me a code' }))
  await screen.findByLabelText('6-digit code')

  expect(calls('/login')).toBe(1)
})

test('a page that goes away while the code is asked for no longer changes anything', async () => {
  const { user, view, world, calls } = await showLogin()
  await user.type(screen.getByLabelText('Email address'), world.ada.email)
  world.network.tamper('/login', (body) => {
    view.unmount()
    return body
  })
  await user.click(screen.getByRole('button', { name: 'Email me a code' }))
  await waitFor(() => expect(document.body.textContent).toBe(''))
  await new Promise((resolve) => setImmediate(resolve))

  expect([calls('/login'), calls('/verify')]).toEqual([1, 0])
})

test('if the platform no longer recognizes a known credential, the user is asked for an address', async () => {
  const page = await createWalletPage()
  page.show(<EmailOtpLoginScreen credentialId={page.world.ada.credentialId} />)
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))

  const email = await screen.findByLabelText('Email address')
  expect(email).toBe(document.activeElement)
  expect(screen.getByRole('alert').textContent).toMatch(/start again/i)

  await page.user.type(email, `${page.world.ada.email}{Enter}`)
  await page.user.type(await screen.findByLabelText('6-digit code'), code)
  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
})

test('any other refusal of a known credential asks for no address', async () => {
  const page = await createWalletPage()
  page.world.network.cookies.set('platform', encodeURIComponent(page.world.ada.customerId))
  page.world.network.lose('/challenge', 'request')
  page.show(<EmailOtpLoginScreen credentialId={page.world.ada.credentialId} />)
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))

  await screen.findByText(/Check your connection/)
  expect(screen.queryByLabelText('Email address')).toBeNull()
})

test('an address that is known already stands in the field and is sent as it stands', async () => {
  const page = await createWalletPage()
  page.show(<EmailOtpLoginScreen defaultEmail={page.world.ada.email} />)
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))

  expect(await screen.findByText(/We sent a code to/)).toBeTruthy()
})

test('a page may set how the browser fills the field, and the field is still ours', async () => {
  const page = await createWalletPage()
  page.show(
    <EmailOtpLogin.Root>
      <EmailOtpLogin.EmailInput aria-label="Work email" name="work-email" autoComplete="email" readOnly />
    </EmailOtpLogin.Root>,
  )

  const field = screen.getByLabelText<HTMLInputElement>('Work email')
  expect([field.type, field.name, field.autocomplete, field.required]).toEqual(['email', 'work-email', 'email', true])
  expect(field.readOnly).toBe(false)
})
