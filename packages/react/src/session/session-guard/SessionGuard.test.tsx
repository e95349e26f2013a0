import { createSessionController } from '@countersign/core'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { SessionGuardScreen } from '../../exports/index.ts'

async function showGuard(options: { signedIn?: boolean; session?: { refresh: 'never' } } = {}) {
  const { signedIn = true, session } = options
  const page = await createWalletPage()
  if (session) page.world.client = page.world.openTab({ session })
  if (signedIn) await signIn(page.world)
  const view = renderWallet(
    <SessionGuardScreen>
      <label>
        Note <input />
      </label>
    </SessionGuardScreen>,
    { client: page.world.client },
  )
  if (signedIn) await screen.findByLabelText('Note')
  const sessionEndsInMs = () => createSessionController(page.world.client).timeLeftMs()
  const pass = (ms: number) => act(async () => page.world.clock.advance(ms))
  return { ...page, view, pass, sessionEndsInMs }
}

test('a user who is not signed in sees the sign-in, and the page after it', async () => {
  const { user, world } = await showGuard({ signedIn: false })
  await user.type(await screen.findByLabelText('Email address'), world.ada.email)
  expect(screen.queryByLabelText('Note')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Email me a code' }))
  await user.type(await screen.findByLabelText('6-digit code'), '000000')

  expect((await screen.findByLabelText('Note')).closest('[data-part=content]')).toBe(document.activeElement)
  expect(screen.getByText(/Signed in as/)).toBeTruthy()
})

test('the time left shows only when it runs out', async () => {
  const { pass, sessionEndsInMs } = await showGuard()
  expect(screen.queryByRole('timer')).toBeNull()

  await pass(sessionEndsInMs() - 100_000)
  expect(screen.getByText('You’ll be signed out soon.').closest('[role=status]')).not.toBeNull()
  expect(screen.getByText(/You’ll be signed out in/).textContent).toContain('1:40')
  expect(screen.getByRole('timer').textContent).toBe('1:40')
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
})

test('a session that ran out keeps the page, and an inline sign-in continues with it', async () => {
  const { user, world, pass, sessionEndsInMs } = await showGuard()
  await user.type(screen.getByLabelText('Note'), 'half a thought')
  await pass(sessionEndsInMs() + 1_000)
  expect(screen.getByText(/Sign in again to send money/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(screen.getByRole('heading', { name: 'Sign in again' })).toBe(document.activeElement)
  const send = await screen.findByRole('button', { name: 'Email me a code' })
  expect(screen.getByRole('heading', { name: 'Sign in again' })).toBe(document.activeElement)
  await user.click(send)
  await user.type(await screen.findByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByText(/Signed in as/) !== null)

  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a thought')
  expect(screen.getByLabelText('Note').closest('[data-part=content]')).toBe(document.activeElement)
})

test('escape closes the sign-in in place and gives the focus back', async () => {
  const { user, pass, sessionEndsInMs } = await showGuard()
  await pass(sessionEndsInMs() + 1_000)
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('heading', { name: 'Sign in again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBe(document.activeElement)
})

test('signing out hides the page', async () => {
  const { user } = await showGuard()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))

  expect(await screen.findByText('You’ve signed out.')).toBeTruthy()
  expect(screen.getByLabelText('Email address')).toBe(document.activeElement)
  expect(screen.queryByLabelText('Note')).toBeNull()
})

test('signing out in another tab is told in this one', async () => {
  const { world } = await showGuard()
  const other = createSessionController(world.openTab())
  const leave = other.subscribe(() => {})
  await settled(world, () => other.getSnapshot().status === 'active')
  await act(() => other.signOut())
  await settled(world, () => screen.queryByText('You signed out in another tab.') !== null)
  leave()

  expect(screen.queryByLabelText('Note')).toBeNull()
})

test('who is still there stays signed in with one press', async () => {
  const { user, world, pass, sessionEndsInMs } = await showGuard({ session: { refresh: 'never' } })
  await pass(sessionEndsInMs() - 100_000)
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))

  expect(await screen.findByText(/Signed in as/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(world.network.requests.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(2)
})

test('a session that cannot be extended says so, and signing in again continues with the page', async () => {
  const { user, world, pass, sessionEndsInMs } = await showGuard({ session: { refresh: 'never' } })
  await user.type(screen.getByLabelText('Note'), 'half a thought')
  await pass(sessionEndsInMs() - 100_000)
  world.network.lose('/refresh', 'request')
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(await screen.findByText(/couldn’t keep you signed in/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
  await user.type(await screen.findByLabelText('6-digit code'), '000000')
  expect(await screen.findByText(/Signed in as/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a thought')
})

test('a locked wallet hides the page, keeps what was typed, and opens again in place', async () => {
  const { user, world } = await showGuard()
  await user.type(screen.getByLabelText('Note'), 'half a thought')
  await act(() => createSessionController(world.client).lock())
  expect(screen.getByRole('heading', { name: 'Your wallet is locked' })).toBeTruthy()
  expect(screen.getByText('a•••@example.com')).toBeTruthy()
  expect(screen.getByText(/You were inactive/)).toBeTruthy()
  expect(screen.getByLabelText('Note').closest('[hidden]')).not.toBeNull()

  await user.click(screen.getByRole('button', { name: 'Email me a code' }))
  await user.type(await screen.findByLabelText('6-digit code'), '000000')
  expect(await screen.findByText(/Signed in as/)).toBeTruthy()
  expect(screen.getByLabelText('Note').closest('[hidden]')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a thought')
})

test('someone else signs out of a locked wallet, and gets the sign-in', async () => {
  const { user, world } = await showGuard()
  await act(() => createSessionController(world.client).lock())
  await user.click(screen.getByRole('button', { name: 'Not you? Sign out' }))

  expect(await screen.findByLabelText('Email address')).toBeTruthy()
  expect(screen.queryByText('a•••@example.com')).toBeNull()
  expect(screen.queryByLabelText('Note')).toBeNull()
})

test('someone else who signs out of a locked wallet is not asked for the code that was on its way', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<SessionGuardScreen login={{ identifiers: ['email'] }}>the wallet</SessionGuardScreen>)
  await screen.findByText('the wallet')
  await act(async () => page.world.clock.advance(60_000))
  await act(() => createSessionController(page.world.client).lock())
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))
  await screen.findByLabelText('6-digit code')
  await page.user.click(screen.getByRole('button', { name: 'Not you? Sign out' }))

  expect(await screen.findByLabelText('Email address')).toBeTruthy()
  expect(screen.queryByLabelText('6-digit code')).toBeNull()
})

test('a locked wallet asks for no code before the user does', async () => {
  const { world } = await showGuard()
  const sent = world.network.requests.length
  await act(() => createSessionController(world.client).lock())

  expect(world.network.requests.slice(sent).filter(({ path }) => path.endsWith('/challenge'))).toEqual([])
})

test('a device that was signed out from elsewhere says so and hides the page', async () => {
  const { world } = await showGuard()
  const state = world.client.sessions.getSnapshot()
  if (!('session' in state)) throw new Error('no user is signed in')
  await act(() => world.client.sessions.markOver(state.session, 'revoked'))

  expect(screen.getByText(/signed out from another device/)).toBeTruthy()
  expect(screen.getByLabelText('Note').closest('[hidden]')).not.toBeNull()
})

test('with options for it, every way to sign in stands in the place of the code by email', async () => {
  const page = await createWalletPage()
  page.show(<SessionGuardScreen login={{ identifiers: ['email', 'phone'] }}>the wallet</SessionGuardScreen>)
  await page.user.type(await screen.findByLabelText('Email address'), page.world.ada.email)
  expect(screen.getByRole('button', { name: 'Use a mobile number instead' })).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  await page.user.type(await screen.findByLabelText('6-digit code'), '000000')

  expect(await screen.findByText('the wallet')).toBeTruthy()
})

test('a key that only this page holds is announced', async () => {
  const { world } = await createWalletPage()
  const opening = indexedDB.open
  indexedDB.open = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  try {
    const client = world.openTab({ name: 'private mode' })
    await signIn(world, client)
    renderWallet(<SessionGuardScreen>the wallet</SessionGuardScreen>, { client })

    expect(await screen.findByText(/You’ll be signed out when you close or reload this page/)).toBeTruthy()
  } finally {
    indexedDB.open = opening
  }
})
