import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import { createPasskeyPage, engineError, installPageDevice, unanswered } from '../../../test/signInPages.ts'
import { PasskeyLoginScreen } from '../../exports/index.ts'

const start = () => screen.getByRole('button', { name: 'Sign in with your passkey' })

async function showLogin(options: { nickname?: string } = {}) {
  const page = await createPasskeyPage(options)
  const onUseAnotherWay = vi.fn()
  const onSignedIn = vi.fn()
  const name = options.nickname ?? 'My phone'
  page.show(
    <PasskeyLoginScreen
      remembered={{
        credentialId: page.passkey.id,
        accountId: page.passkey.accountId,
        type: 'PASSKEY',
        nickname: name,
        lastUsedAtMs: 1,
      }}
      onUseAnotherWay={onUseAnotherWay}
      onSignedIn={onSignedIn}
    />,
  )
  return { ...page, onUseAnotherWay, onSignedIn }
}

test('what will happen is said before the device asks, and one press signs in', async () => {
  const { user, prompts, onSignedIn } = await showLogin()
  expect(screen.getByText(/fingerprint/).textContent).toMatch(/to use “My phone”/)
  expect(prompts()).toEqual([])
  await user.dblClick(start())

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBe(document.activeElement)
  expect(prompts()).toEqual(['get'])
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('while the device asks the button keeps its name and focus, and another way closes the prompt', async () => {
  const { user, device, onUseAnotherWay } = await showLogin()
  let closed = false
  device.next((prompt) => {
    prompt.signal?.addEventListener('abort', () => {
      closed = true
    })
    return unanswered(prompt)
  })
  await user.click(start())
  expect((await screen.findByText('Waiting for your device…')).getAttribute('role')).toBe('status')
  expect(start()).toBe(document.activeElement)
  expect(start().getAttribute('aria-busy')).toBe('true')

  await user.click(screen.getByRole('button', { name: 'Try another way' }))
  expect(onUseAnotherWay).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(closed).toBe(true))
})

test('a prompt that was closed is calm: no alert, and the same button', async () => {
  const { user, world, device } = await showLogin()
  device.next(async () => {
    world.clock.advance(2_000)
    throw engineError('NotAllowedError')
  })
  await user.click(start())
  await waitFor(() => expect(start().getAttribute('aria-busy')).toBeNull())

  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByText(/fingerprint/)).toBeTruthy()
  await user.click(start())
  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
})

test('a prompt without a response says so', async () => {
  const { user, world, device } = await showLogin()
  device.next(unanswered)
  await user.click(start())
  await screen.findByText('Waiting for your device…')
  await act(async () => world.clock.advance(62_000))
  expect(await screen.findByText(/took too long/)).toBeTruthy()

  expect(start().getAttribute('aria-busy')).toBeNull()
})

test.each([
  ['a device that cannot verify the person', 'ConstraintError', /couldn’t verify you/],
  ['a passkey of another site', 'SecurityError', /another site.*contact support/],
  ['a prompt that is open already', 'OperationError', /Finish or close it/],
  ['an engine that does not say why', 'UnknownError', /No passkey for this wallet/],
])('%s is told in plain words, with another way beside it', async (_case, name, words) => {
  const { user, device } = await showLogin()
  device.next(() => Promise.reject(engineError(name)))
  await user.click(start())

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
  expect(screen.getByRole('alert').textContent).not.toMatch(/secret-id|undefined/)
  expect(screen.getByRole('button', { name: 'Try another way' })).toBeTruthy()
})

test('a passkey that the service refuses leads to another way', async () => {
  const { user, device } = await showLogin()
  Object.assign(device.passkeys[0]?.options ?? {}, { verifiesUser: false })
  await user.click(start())

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/passkey didn’t work/))
})

test.each([
  ['without passkeys', { supported: false }, /doesn’t support passkeys/],
  ['that came over an insecure connection', { secure: false }, /secure \(https\) page/],
  ['inside of an app', { builtIn: false, userAgent: 'Android; wv) Chrome/140' }, /inside this app/],
  ['in a frame that forbids it', { allowed: false }, /blocks passkeys/],
] as const)('a page %s says so and has no button that cannot work', async (_page, device, words) => {
  const page = await createWalletPage()
  installPageDevice(device)
  const onUseAnotherWay = vi.fn()
  page.show(<PasskeyLoginScreen onUseAnotherWay={onUseAnotherWay} />)

  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Try another way' }))
  expect(onUseAnotherWay).toHaveBeenCalledTimes(1)
})

test('a connection that is lost is told, and the next press works', async () => {
  const { user, world } = await showLogin()
  world.network.lose('/login', 'request')
  await user.click(start())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Check your connection/))
  await user.click(start())

  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy()
})

test('a name with marks that reorder text is shown with them visible', async () => {
  const page = await createWalletPage()
  installPageDevice()
  page.show(<PasskeyLoginScreen passkeyName={'<b>My\u202e phone</b>'} />)

  expect((await screen.findByText(/fingerprint/)).textContent).toContain('<b>My\ufffd phone</b>')
})
