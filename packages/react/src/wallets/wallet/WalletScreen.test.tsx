import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { UserButton, type WalletPageProps, WalletScreen, type WalletScreenProps } from '../../exports/index.ts'
import { walletMessages } from './walletMessages.ts'
import { findPage } from './walletPages.ts'

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', () => {})
})

async function showWallet(props: WalletScreenProps = {}) {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<WalletScreen name="Harbor" {...props} />)
  await settled(page.world, () => screen.queryByRole('heading', { name: 'Your balance in digital dollars' }) !== null)
  return page
}

/** Opens a page as the browser’s own buttons do. */
function openPath(path: string): void {
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

const go = (name: string) => screen.getByRole('link', { name })
const heading = (name: string) => screen.queryByRole('heading', { level: 1, name })

test('each page is a link away, and the title and the focus follow', async () => {
  const { user, world } = await showWallet()
  expect(document.title).toBe('Home · Harbor')
  await user.click(go('Activity'))
  await settled(world, () => heading('Activity') !== null)
  expect([location.pathname, document.title]).toEqual(['/activity', 'Activity · Harbor'])
  expect(heading('Activity')).toBe(document.activeElement)
  expect(go('Activity').getAttribute('aria-current')).toBe('page')

  await user.click(go('Settings'))
  await settled(world, () => heading('Settings') !== null)
  await user.click(screen.getByRole('link', { name: /^Devices/ }))
  await settled(world, () => heading('Devices') !== null)
  expect(location.pathname).toBe('/settings/devices')
})

test('an address that names no payment says so, and leads on', async () => {
  history.replaceState(null, '', '/pay')
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<WalletScreen name="Harbor" />)
  await settled(page.world, () => heading('Payment not found') !== null)
  expect(document.title).toBe('Payment not found · Harbor')
  await page.user.click(go('Start a new payment'))
  expect(location.pathname).toBe('/send')
})

test('a page that does not exist says so, and leads back', async () => {
  history.replaceState(null, '', '/wallet/nowhere/at/all')
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<WalletScreen basePath="/wallet" />)
  await settled(page.world, () => heading('Page not found') !== null)
  expect(document.title).toBe('Page not found')
  await page.user.click(go('Back to home'))
  expect(location.pathname).toBe('/wallet/')
})

function Own({ id, navigate }: WalletPageProps) {
  return (
    <div>
      <h1>Own page {id}</h1>
      <button type="button" onClick={() => navigate('/activity', { replace: true })}>
        Continue
      </button>
    </div>
  )
}

test('a page of the host takes the place of another one, and is found by the longer name first', async () => {
  const { user, world } = await showWallet({ pages: { 'add/gift': Own, activity: Own } })
  act(() => openPath('/add/gift/7'))
  await settled(world, () => heading('Own page 7') !== null)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await settled(world, () => heading('Own page') !== null)
})

const onNavigate = vi.fn()

function Host() {
  const [path, setPath] = useState('/')
  onNavigate.mockImplementation((next: string) => setPath(next))
  return <WalletScreen path={path} onNavigate={onNavigate} basePath="/app" />
}

test('a setting of the host in the place of the library’s keeps its title, in the user’s language', async () => {
  history.replaceState(null, '', '/settings')
  const { world } = await createWalletPage()
  await signIn(world)
  const settingTitles = { ...walletMessages.settingTitles, 'sign-in': 'Anmeldearten' }
  const settings = [{ id: 'sign-in', render: () => <p>Ours</p> }]
  renderWallet(<WalletScreen name="Harbor" settings={settings} />, {
    client: world.client,
    messages: { wallet: { settingTitles } },
  })
  await settled(world, () => heading('Settings') !== null)
  expect(screen.getByRole('link', { name: /^Anmeldearten/ })).toBeTruthy()
})

test('the host’s router is told where to go, and decides', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<Host />)
  await settled(page.world, () => screen.queryByRole('heading', { name: 'Your balance in digital dollars' }) !== null)
  expect(screen.getAllByRole('link', { name: 'Add money' })[0]?.getAttribute('href')).toBe('/app/add')
  await page.user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Add money' }))
  await settled(page.world, () => heading('Add money') !== null)
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/add', { replace: false })
  expect(location.pathname).toBe('/')
})

test('users who are not signed in see the sign-in, a public page, and nothing of the wallet', async () => {
  const page = await createWalletPage()
  page.show(<WalletScreen name="Harbor" publicPages={{ terms: Own }} welcome={{ before: <p>Welcome</p> }} />)
  await settled(page.world, () => screen.queryByRole('textbox', { name: 'Email address' }) !== null)
  expect(screen.getByText('Welcome')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  act(() => openPath('/terms'))
  await settled(page.world, () => heading('Own page') !== null)
})

test('a user who comes by a link that asks for money is told so before the sign-in, and nothing that it claims', async () => {
  const page = await createWalletPage()
  const asks = () => screen.queryByText(/^This link asks you to pay\./)
  openPath('/send/ExternalAccount:1')
  page.show(<WalletScreen name="Harbor" />)
  await settled(page.world, () => screen.queryByRole('textbox', { name: 'Email address' }) !== null)
  expect(asks()).toBeNull()

  act(() => openPath('/send/%24mallory%40bank.example#amount=1200&currency=USD'))
  const card = heading('Sign in')?.closest('.cs-card')
  expect(card?.contains(asks())).toBe(true)
  expect(document.body.textContent).not.toMatch(/mallory|12/)
})

test('who has several accounts says first where the money is now, also after a payment that is too large', async () => {
  history.replaceState(null, '', '/add')
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<WalletScreen name="Harbor" />)
  const bank = () => screen.queryByRole('link', { name: /^Bank transfer US Dollar · \$/ })
  const coins = /^From another crypto wallet or an exchange Digital dollars · [\d,.]+\u00a0USDB/
  await settled(page.world, () => bank() !== null)
  const ways = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(within(ways[0] as HTMLElement).getByRole('link')).toBe(bank())
  expect(within(ways[1] as HTMLElement).getByRole('link', { name: coins })).toBeTruthy()
  await page.user.click(bank() as HTMLElement)
  await settled(page.world, () => screen.queryByRole('button', { name: 'Copy: Routing number' }) !== null)
  await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Add money' }))
  await settled(page.world, () => bank() !== null)

  act(() => openPath(`/send/${encodeURIComponent(page.world.ada.usdPayeeId)}`))
  await settled(page.world, () => screen.queryByRole('textbox', { name: /You send/ }) !== null)
  await page.user.type(screen.getByRole('textbox', { name: /You send/ }), '99999')
  await settled(page.world, () => screen.queryByRole('button', { name: 'Add money' }) !== null)
  await page.user.click(screen.getByRole('button', { name: 'Add money' }))
  await settled(page.world, () => bank() !== null)
})

test('several people can be paid: two accounts of one person are told apart, and none of one’s own is among them', async () => {
  history.replaceState(null, '', '/send/several')
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<WalletScreen name="Harbor" />)
  await settled(page.world, () => screen.queryAllByRole('textbox').length > 0)
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))
  for (const name of names) expect(name).toMatch(/^Amount for Grace Hopper · ••••\s\w{4}$/)
  expect(new Set(names).size).toBe(2)

  // That the money is not there is said before anything else that is missing.
  await page.user.type(screen.getAllByRole('textbox')[0] as HTMLElement, '99999')
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'You only have 1,000.00\u00a0USDB.',
  )
})

test('the menu of the user names them, leads to the settings and out of the wallet', async () => {
  const onSettings = vi.fn()
  const onSignedOut = vi.fn()
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<UserButton onSettings={onSettings} onSignedOut={onSignedOut} />)
  const button = await screen.findByRole('button', { name: /^Profile/ })
  await page.user.click(button)
  await page.user.click(screen.getByRole('button', { name: 'Settings' }))
  expect(onSettings).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await page.user.click(button)
  await page.user.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
  await page.user.click(button)
  await page.user.click(screen.getByRole('button', { name: 'Sign out' }))
  await settled(page.world, () => onSignedOut.mock.calls.length > 0)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['constructor', '__proto__', 'not-found', 'send/new/deeper', 'activity/1/2'])('%s is no page', (path) => {
  expect(findPage(path.split('/')).key).toBe('not-found')
})
