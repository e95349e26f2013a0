import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { WalletScreen } from '../../exports/index.ts'

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', () => {})
})

const heading = (name: string) => screen.queryByRole('heading', { name })
const go = (name: string) => screen.getByRole('link', { name })
const balance = () => document.querySelector('[data-part=balance]')?.textContent?.slice(0, 5)

async function showWallet({ path = '/' }: { path?: string } = {}) {
  history.replaceState(null, '', path)
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.requests.length = 0
  page.show(<WalletScreen name="Harbor" />)
  return page
}

async function showHome() {
  const page = await showWallet()
  await settled(page.world, () => balance() === '1,000' && heading('Recent activity') !== null)
  return page
}

const signs = () => screen.queryAllByText(/offline|isn’t available right now/)
test('the frame, the menu of the user and the home page share one reading of the wallets', async () => {
  const { world } = await showHome()
  await settled(world, () => screen.queryByRole('button', { name: /Ada/ }) !== null)
  const reads = world.network.requests.filter(({ path }) => path.includes('internal-accounts'))
  expect(reads.filter(({ path }) => path.includes('EMBEDDED_WALLET'))).toHaveLength(1)
  // What the service holds for them.
  expect(reads).toHaveLength(2)
})

test('without a connection, home comes back as it was, under one sign that says of when it is', async () => {
  const { user, world } = await showHome()
  await user.click(go('Activity'))
  await settled(world, () => heading('Activity') !== null)
  world.network.offline = true
  await user.click(go('Home'))
  await settled(world, () => signs().length > 0)

  expect(signs()).toHaveLength(1)
  expect(signs()[0]?.closest('[role=status]')?.textContent).toMatch(/Last updated .*\d/)
  expect(balance()).toBe('1,000')
  expect(document.querySelector('.cs-home')?.hasAttribute('data-stale')).toBe(true)
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([])
})

test('a page that could not be read is no second message, and is read with the button of the sign', async () => {
  const { user, world } = await showHome()
  world.network.offline = true
  await user.click(go('Settings'))
  await user.click(await screen.findByRole('link', { name: /^Devices/ }))
  await settled(world, () => signs().length > 0)
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  expect(screen.queryByText(/We can’t connect/)).toBeNull()

  world.network.offline = false
  const sign = signs()[0]?.closest<HTMLElement>('[role=status]')
  await user.click(within(sign ?? document.body).getByRole('button', { name: 'Try again' }))
  await settled(world, () => screen.queryByRole('heading', { name: 'This device' }) !== null)
  expect(signs()).toEqual([])
})

test('whom to pay could not be read: that is no second message either, and is read with the button of the sign', async () => {
  const { user, world } = await showHome()
  world.network.offline = true
  await user.click(go('Send'))
  await settled(world, () => signs().length > 0 && heading('Who do you want to pay?') !== null)
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  expect(screen.queryByText(/We can’t connect/)).toBeNull()

  world.network.offline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await settled(world, () => screen.queryByRole('list', { name: 'Payees' }) !== null)
  expect(signs()).toEqual([])
})

test('what could not be read is read again by itself, and not while the page is hidden', async () => {
  const { user, world } = await showHome()
  world.network.offline = true
  await user.click(go('Activity'))
  await settled(world, () => signs().length > 0)
  world.network.offline = false
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(async () => world.clock.advance(60_000))
  expect(signs()).toHaveLength(1)

  vi.restoreAllMocks()
  await act(async () => world.clock.advance(20_000))
  await settled(world, () => signs().length === 0)
  expect(screen.queryByText('Loading your activity')).toBeNull()
})

test('a browser that says that it is offline is believed before anything fails', async () => {
  const { world } = await showHome()
  act(() => void window.dispatchEvent(new Event('offline')))
  await settled(world, () => signs().length === 1)
  expect(signs()[0]?.textContent).toBe('You’re offline.')
  act(() => void window.dispatchEvent(new Event('online')))
  await settled(world, () => signs().length === 0)
})

test('an error about one thing is said at its place, without a sign', async () => {
  const { world } = await showWallet({ path: '/activity/Transaction:11111111-1111-4111-8111-111111111111' })
  await settled(world, () => screen.queryAllByRole('alert').some(({ textContent }) => textContent !== ''))
  expect(signs()).toEqual([])
})

test.each(['Activity', 'Settings'])(
  'a platform that has forgotten the user asks for a sign-in, on the page %s, too',
  async (page) => {
    const { user, world } = await showHome()
    world.network.cookies.clear()
    await user.click(go(page))
    if (page === 'Settings') await user.click(await screen.findByRole('link', { name: /^Payees/ }))
    await settled(world, () => screen.queryByRole('textbox', { name: /Email/ }) !== null)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)
