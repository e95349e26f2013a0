import { createCard } from '@countersign/core/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { DelegatedKeysScreen } from '../../exports/index.ts'

async function showKeys(options: { cards?: number; signedIn?: boolean } = {}) {
  const { cards = 1, signedIn = true } = options
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  for (let made = 0; made < cards; made++)
    await world.service.call(createCard, {
      body: {
        cardholderId: world.ada.customerId,
        form: 'VIRTUAL',
        fundingSources: [world.ada.accountId],
        platformCardId: `card-${4242 + made}`,
      },
    })
  const client = signedIn ? world.client : world.openTab({ name: `another browser than ${world.name}` })
  world.network.requests.length = 0
  const view = renderWallet(<DelegatedKeysScreen accountId={world.ada.accountId} />, { client })
  await screen.findByText(/No card pays automatically/)
  const sent = (method: string) =>
    world.network.requests.filter((request) => request.method === method && request.path.includes('/delegated-keys'))
  return { ...page, view, sent }
}

async function allow(options?: { cards?: number; nickname?: string }) {
  const { nickname = 'Groceries' } = options ?? {}
  const page = await showKeys(options)
  await page.user.type(screen.getByLabelText('What is it for?'), `${nickname}{Enter}`)
  await settled(page.world, () => screen.queryByText('This card can now spend from your wallet.') !== null)
  const item = await screen.findByRole('listitem')
  return { ...page, item }
}

test('the screen says what a card may do before one is allowed', async () => {
  await showKeys()

  expect(screen.getByText(/pay from your wallet without asking you/)).toBeTruthy()
  expect(within(screen.getByLabelText('Card')).getByRole('option').textContent).toContain('ending in 4242')
})

test('a card is chosen, named and allowed with two signatures, and is in the list then', async () => {
  const { item, sent } = await allow({ cards: 2 })

  expect(item.textContent).toMatch(/Groceries.*ending in 4242 Allowed since .*\d.* Each purchase can take all/)
  expect(sent('POST')).toHaveLength(3)
  expect(screen.getByLabelText<HTMLInputElement>('What is it for?').value).toBe('')
  // The card that is left can be chosen, the other one no longer.
  expect(within(screen.getByLabelText('Card')).getByRole('option').textContent).toContain('ending in 4243')
})

test('a missing name is reported at the field, and nothing is sent', async () => {
  const { user, sent } = await showKeys()
  await user.type(screen.getByLabelText('What is it for?'), '   {Enter}')

  expect(screen.getByText('Say what it is for.').closest('[role=alert]')).not.toBeNull()
  expect(screen.getByLabelText('What is it for?')).toBe(document.activeElement)
  expect(sent('POST')).toHaveLength(0)
})

test('ending asks first, then the card can no longer spend and may be allowed again', async () => {
  const { user, world, item, sent } = await allow()
  expect(screen.getByText('All your cards are allowed.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Revoke Groceries' }))
  expect(within(item).getByText(/from spending from this wallet/)).toBe(document.activeElement)
  await user.dblClick(screen.getByRole('button', { name: 'Revoke access' }))
  await settled(world, () => screen.queryByText('Card access revoked.') !== null)

  await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('Revoked'))
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Card access' })).toBe(document.activeElement)
  expect(sent('DELETE')).toHaveLength(1)
  expect(screen.getByLabelText('Card')).toBeTruthy()
})

test('Escape keeps the access', async () => {
  const { user, sent } = await allow()
  await user.click(screen.getByRole('button', { name: 'Revoke Groceries' }))
  await user.keyboard('{Escape}')

  expect(screen.getByRole('button', { name: 'Revoke Groceries' })).toBe(document.activeElement)
  expect(sent('DELETE')).toHaveLength(0)
})

test.each([
  ['REVOKED', 'Revoked'],
  ['FROZEN', 'Status unknown'],
])('a key that is %s is told in words and has nothing to end', async (status, sentence) => {
  const { world, view, show } = await allow()
  view.unmount()
  world.network.tamper('GET /auth/delegated-keys', (body) => body.replace(/"status":"ACTIVE"/, `"status":"${status}"`))
  show(<DelegatedKeysScreen accountId={world.ada.accountId} />)

  expect((await screen.findByRole('listitem')).textContent).toContain(sentence)
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull()
  expect(screen.getByLabelText('Card')).toBeTruthy()
})

test('a wallet without cards says so and has no form', async () => {
  await showKeys({ cards: 0 })

  expect(screen.getByText('You have no active card to allow.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Allow this card' })).toBeNull()
})

test.each(['FROZEN', 'CLOSED'])('a card that the service calls %s in `status` cannot be chosen', async (status) => {
  const { world, view, show } = await showKeys()
  view.unmount()
  const withStatus = (body: string) =>
    body.replaceAll(/"status":"ACTIVE",?/g, '').replaceAll('"state":"ACTIVE"', `"status":"${status}"`)
  world.network.tamper('GET /cards', withStatus)
  show(<DelegatedKeysScreen accountId={world.ada.accountId} />)

  expect(await screen.findByText('You have no active card to allow.')).toBeTruthy()
})

test('a card that may already spend is reported at the form', async () => {
  const { user, world } = await showKeys()
  world.network.tamper('POST /auth/delegated-keys', () =>
    Response.json({ code: 'CONFLICT', status: 409, message: 'active' }, { status: 409 }),
  )
  await user.type(screen.getByLabelText('What is it for?'), 'Groceries{Enter}')
  await settled(world, () => screen.queryByText(/already allowed. Nothing was changed/) !== null)

  expect(screen.getByLabelText<HTMLInputElement>('What is it for?').value).toBe('Groceries')
})

test('markup in a name is shown as text', async () => {
  const { item } = await allow({ nickname: '<img src=x onerror=alert(1)>' })

  expect(within(item).getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('without a session the choice waits above a sign-in in place and is made after it', async () => {
  const { user, world, sent } = await showKeys({ signedIn: false })
  await user.type(screen.getByLabelText('What is it for?'), 'Groceries{Enter}')
  const region = await screen.findByRole('region', { name: 'Sign in to continue' })
  expect(within(region).getByRole('heading')).toBe(document.activeElement)
  expect(sent('POST')).toHaveLength(0)
  await user.click(await within(region).findByRole('button', { name: 'Email me a code' }))
  await user.type(await within(region).findByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByText('This card can now spend from your wallet.') !== null)

  expect(sent('POST')).toHaveLength(3)
})

test('a key that was never finished is not shown: it cannot spend, and nothing can be done about it', async () => {
  const { world, view, show } = await allow()
  view.unmount()
  world.network.tamper('GET /auth/delegated-keys', (body) => body.replace('"status":"ACTIVE"', '"status":"PENDING"'))
  show(<DelegatedKeysScreen accountId={world.ada.accountId} />)

  expect(await screen.findByText('No card pays automatically yet.')).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('before a card is allowed, it is said how much one purchase can take, of the card that is chosen', async () => {
  const { world, view, show, user } = await showKeys({ cards: 5 })
  view.unmount()
  const limits = [
    { maxSpendPerTransaction: 50_000 },
    { maxSpendPerTransaction: 900, currency: 'JPY' },
    {},
    { maxSpendPerTransaction: 25_000_000, currency: 'USDC' },
    { maxSpendPerTransaction: 1, currency: 'A1!' },
  ]
  world.network.tamper('GET /cards', (body) => {
    const { data, ...page } = JSON.parse(body) as { data: object[] }
    return JSON.stringify({ ...page, data: data.map((card, place) => ({ ...card, ...limits[place] })) })
  })
  show(<DelegatedKeysScreen accountId={world.ada.accountId} />)

  const select = await screen.findByLabelText<HTMLSelectElement>('Card')
  expect(screen.getByText('Each purchase can take up to $500.00.')).toBeTruthy()
  await user.selectOptions(select, select.options[1]?.value ?? '')
  expect(screen.getByText('Each purchase can take up to ¥900.')).toBeTruthy()
  await user.selectOptions(select, select.options[2]?.value ?? '')
  expect(screen.getByText('Each purchase can take all that is in your wallet.')).toBeTruthy()
  await user.selectOptions(select, select.options[3]?.value ?? '')
  expect(screen.getByText('Each purchase can take up to 25.00 USDC.')).toBeTruthy()
  // Of a currency whose decimals are unknown, no amount can be said.
  await user.selectOptions(select, select.options[4]?.value ?? '')
  expect(screen.queryByText(/Each purchase/)).toBeNull()
})
