import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { WalletPrivacyScreen } from '../../exports/index.ts'

async function showPrivacy(options: { signedIn?: boolean } = {}) {
  const { signedIn = true } = options
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const client = signedIn ? world.client : world.openTab({ name: `another browser than ${world.name}` })
  world.network.requests.length = 0
  renderWallet(<WalletPrivacyScreen accountId={world.ada.accountId} />, { client })
  const toggle = await screen.findByRole('switch', { name: 'Private wallet' })
  const changes = () => world.network.requests.filter(({ method }) => method === 'PATCH').length
  return { ...page, toggle, changes }
}

const isOn = () => screen.getByRole('switch').getAttribute('aria-checked')

test('the switch has a name, a state and a description that promises nothing more', async () => {
  const { toggle } = await showPrivacy()
  const description = document.getElementById(toggle.getAttribute('aria-describedby') ?? '')

  expect(isOn()).toBe('false')
  expect(toggle.textContent).toBe('Off')
  expect(description?.textContent).toMatch(/Hides your balance and payments/)
  expect(description?.textContent).not.toMatch(/anonymous|hidden|ledger|nobody/i)
})

test('it turns once the service has confirmed, says so, and keeps the focus', async () => {
  const { user, world, changes } = await showPrivacy()
  await user.tab()
  await user.keyboard(' ')
  await settled(world, () => isOn() === 'true')

  expect(screen.getByText('This wallet is set to private.').closest('[role]')?.getAttribute('role')).toBe('status')
  expect(screen.getByRole('switch')).toBe(document.activeElement)
  expect(changes()).toBe(2)

  await user.click(screen.getByRole('switch'))
  await settled(world, () => isOn() === 'false')
  expect(screen.getByText('This wallet is no longer set to private.')).toBeTruthy()
})

test('a refusal leaves it as it was and says why', async () => {
  const { user, world, toggle } = await showPrivacy()
  world.network.tamper('PATCH /internal-accounts', () =>
    Response.json({ code: 'SERVICE_UNAVAILABLE', status: 503, message: 'later' }, { status: 503 }),
  )
  await user.click(toggle)
  await settled(world, () => screen.queryByText(/isn’t available/) !== null)

  expect(isOn()).toBe('false')
  expect(screen.getByRole('switch')).toBe(document.activeElement)
})

test('without a session it waits for a sign-in in place and then turns', async () => {
  const { user, world, toggle, changes } = await showPrivacy({ signedIn: false })
  await user.click(toggle)
  const region = await screen.findByRole('region', { name: 'Sign in to continue' })
  expect(changes()).toBe(0)
  await user.click(await within(region).findByRole('button', { name: 'Email me a code' }))
  await user.type(await within(region).findByLabelText('6-digit code'), '000000')
  await settled(world, () => isOn() === 'true')

  expect(screen.getByRole('switch')).toBe(document.activeElement)
})

test('escape leaves that sign-in calmly: nothing was changed', async () => {
  const { user, toggle, changes } = await showPrivacy({ signedIn: false })
  await user.click(toggle)
  await screen.findByRole('region', { name: 'Sign in to continue' })
  await user.keyboard('{Escape}')

  expect(screen.getByRole('switch')).toBe(document.activeElement)
  expect(isOn()).toBe('false')
  expect(changes()).toBe(0)
})

test('a setting that cannot be read has no switch to press', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<WalletPrivacyScreen accountId="InternalAccount:00000000-0000-4000-8000-000000000000" />)

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})
