import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { createWalletPage, renderWallet } from '../../../test/renderWallet.tsx'
import { createIdentityPage, createPasskeyPage, createPhonePage, installPageDevice } from '../../../test/signInPages.ts'
import { LoginScreen } from '../../exports/index.ts'

const email = () => screen.findByLabelText<HTMLInputElement>('Email address')
const ways = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

/** The page has read what this device remembers. */
const known = () => waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull())

async function showLogin(
  page: Awaited<ReturnType<typeof createWalletPage>>,
  props: ComponentProps<typeof LoginScreen> = {},
) {
  page.world.network.cookies.clear()
  page.world.network.requests.length = 0
  page.show(<LoginScreen {...props} />)
  await known()
  const calls = (path: string) => page.world.network.requests.filter((request) => request.path.endsWith(path)).length
  return { ...page, calls }
}

test('a user with one sign-in method goes straight to it: the code is sent after one press', async () => {
  const onSignedIn = vi.fn()
  const { user, world, calls } = await showLogin(await createWalletPage(), { onSignedIn })
  await user.type(await email(), `${world.ada.email}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
  expect(screen.getByLabelText('6-digit code')).toBe(document.activeElement)
  await user.type(screen.getByLabelText('6-digit code'), '000000')
  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBe(document.activeElement)
  expect([calls('/login'), calls('/challenge'), calls('/verify')]).toEqual([1, 1, 2])
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('a field is there all the time between the address and the code: no other step flashes', async () => {
  const { user, world } = await showLogin(await createWalletPage())
  await user.type(await email(), world.ada.email)
  const shown = new Set<number>()
  const observer = new MutationObserver(() => shown.add(screen.queryAllByRole('textbox').length))
  observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  await user.keyboard('{Enter}')

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
  observer.disconnect()
  expect([...shown]).toEqual([1])
})

test('a user with several sign-in methods chooses one and can return to the choice', async () => {
  const { user, world } = await showLogin(await createPhonePage())
  await user.type(await email(), `${world.ada.email}{Enter}`)
  expect(await screen.findByRole('heading', { name: 'How do you want to sign in?' })).toBe(document.activeElement)
  // The last one that worked on this device stands first.
  expect(ways()).toEqual([`Email me a code ${world.ada.email}`, expect.stringMatching(/^Text me a code \+•••/)])

  await user.click(screen.getByRole('button', { name: /Text me a code/ }))
  expect(await screen.findByRole('heading', { name: 'Check your phone' })).toBeTruthy()
  expect(screen.getByLabelText('6-digit code')).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Try another way' }))
  expect(screen.getByRole('heading', { name: 'How do you want to sign in?' })).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await email()).toBe(document.activeElement)
})

test('a user with only one sign-in method can return to the address and correct it', async () => {
  const { user, world } = await showLogin(await createWalletPage())
  await user.type(await email(), `${world.ada.email}{Enter}`)
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(screen.getByText(/We sent a code to/).textContent).toContain(world.ada.email)
  expect(screen.queryByRole('button', { name: 'Try another way' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change email' }))

  expect(await email()).toBe(document.activeElement)
  expect((await email()).value).toBe(world.ada.email)
})

test('a number can be asked for instead of an address, and finds the same wallet', async () => {
  const { user, world } = await showLogin(await createPhonePage(), { identifiers: ['email', 'phone'] })
  await email()
  await user.click(screen.getByRole('button', { name: 'Use a mobile number instead' }))
  await user.type(screen.getByLabelText('Mobile number'), '415 555 0142{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/country code/)
  await user.clear(screen.getByLabelText('Mobile number'))
  await user.type(screen.getByLabelText('Mobile number'), `${world.ada.phoneNumber}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'How do you want to sign in?' })).toBeTruthy()
})

test('a passkey of this device is offered at once, and one press signs in', async () => {
  const { user, device } = await showPasskeyLogin()
  expect(screen.queryByLabelText('Email address')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Sign in with your passkey' }))

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
  expect(device.prompts.filter(({ kind }) => kind === 'get')).toHaveLength(1)
})

test('another way than the passkey is a press away, and the field still offers it', async () => {
  const { user, device } = await showPasskeyLogin()
  await user.click(await screen.findByRole('button', { name: 'Try another way' }))
  expect(await email()).toBe(document.activeElement)
  expect((await email()).autocomplete).toBe('username webauthn')
  await waitFor(() => expect(device.offers()).toBe(true))
  device.pick()

  expect(await screen.findByText('You are signed in: done')).toBeTruthy()
})

test('a passkey whose name is masked whole stands in the choice by its kind alone', async () => {
  const { user, world } = await showPasskeyLogin()
  await user.click(await screen.findByRole('button', { name: 'Try another way' }))
  await user.type(await email(), `${world.ada.email}{Enter}`)
  await screen.findByRole('heading', { name: 'How do you want to sign in?' })

  expect(ways().map((way) => way?.trim())).toContain('Use a passkey')
  expect(screen.getByRole('list').textContent).toContain(`Email me a code ${world.ada.email}`)
})

async function showPasskeyLogin() {
  const page = await createPasskeyPage()
  page.world.network.cookies.clear()
  const onSignedIn = () => document.body.append('You are signed in: done')
  page.show(<LoginScreen onSignedIn={onSignedIn} />)
  await known()
  return page
}

test('a page that can use no passkeys offers none, though one is remembered', async () => {
  const page = await createPasskeyPage()
  installPageDevice({ supported: false })
  page.show(<LoginScreen />)

  expect(await email()).toBeTruthy()
  await known()
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})

test('text typed before the page has recognized the device is kept', async () => {
  const page = await createPasskeyPage()
  page.show(<LoginScreen />)
  const field = screen.getByLabelText<HTMLInputElement>('Email address')
  fireEvent.input(field, { target: { value: 'a' } })
  await known()

  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('a')
})

test('an account at the provider signs in without an address', async () => {
  const page = await createIdentityPage()
  const { user } = await showLogin(page, { oidc: { providerName: 'Example ID', open: page.popup } })
  await email()
  await user.click(screen.getByRole('button', { name: 'Continue with Example ID' }))

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
})

test('a page without a provider does not offer its accounts', async () => {
  const { user, world } = await showLogin(await createIdentityPage())
  await user.type(await email(), `${world.ada.email}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
})

test('a lookup that fails is reported beside the field, which keeps its text', async () => {
  const { user, world } = await showLogin(await createWalletPage())
  world.network.lose('/login', 'request')
  await user.type(await email(), `${world.ada.email}{Enter}`)

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Check your connection/))
  expect(await email()).toBe(document.activeElement)
  expect((await email()).value).toBe(world.ada.email)
})

test('an unknown address looks the same until the code', async () => {
  // The hint of the sandbox: this platform has no decoys.
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { user } = await showLogin(await createWalletPage())
  await user.type(await email(), 'unknown@example.com{Enter}')

  expect(await screen.findByRole('button', { name: 'Change email' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/unknown|not found|no account/i)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`decoys`')))
})

test('an invalid address is not sent', async () => {
  const { user, calls } = await showLogin(await createWalletPage())
  await user.type(await email(), 'ada{Enter}')

  expect(screen.getByRole('alert').textContent).toMatch(/like name@example.com/)
  expect(calls('/login')).toBe(0)
})

test('a page that was reloaded while a code was on its way continues with the code', async () => {
  const page = await createWalletPage()
  const { user, world } = page
  const view = page.show(<LoginScreen />)
  await known()
  await user.type(await email(), `${world.ada.email}{Enter}`)
  await screen.findByLabelText('6-digit code')
  view.unmount()
  world.network.requests.length = 0
  renderWallet(<LoginScreen />, { client: world.openTab() })
  await user.type(await screen.findByLabelText('6-digit code'), '000000')

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
  expect(world.network.requests.filter(({ path }) => path.endsWith('/challenge'))).toEqual([])
})
