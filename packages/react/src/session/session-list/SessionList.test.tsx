import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { SessionListScreen } from '../../exports/index.ts'

/** Signed in on another device and on this one. */
async function showSessions(prepare: (page: Awaited<ReturnType<typeof createWalletPage>>) => void = () => {}) {
  const page = await createWalletPage()
  prepare(page)
  const { world } = page
  await signIn(world, world.openTab({ name: `a phone beside ${world.name}` }))
  await signIn(world)
  world.network.requests.length = 0
  page.show(<SessionListScreen accountId={world.ada.accountId} />)
  await screen.findByText('This device')
  const signed = () =>
    world.network.requests.filter(({ method, headers }) => method === 'DELETE' && headers['request-id']).length
  return { ...page, signed }
}

test('each session says how and since when it was opened and when it ends, and which is this one', async () => {
  await showSessions()
  const [first, second] = screen.getAllByRole('listitem')
  const own = screen.getByText('This device').closest('li')

  expect([first, second]).toContain(own)
  expect(own?.textContent).toMatch(/Signed in with a code to .*@example\.com.*Active since .*\d.*Expires .*\d/)
  expect(screen.getAllByText('Another device')).toHaveLength(1)
})

test('this device is named after its browser and system, and no other is', async () => {
  const agent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (X11; Linux) Chrome/150.0 Safari/537')
  await showSessions()

  expect(screen.getAllByText('Chrome on Linux')).toHaveLength(1)
  expect(screen.getByText('Chrome on Linux').closest('li')?.textContent).toMatch(/^This device/)
  agent.mockRestore()
})

test('every button is told apart by the session it is about', async () => {
  await showSessions()

  expect(screen.getByRole('button', { name: 'Sign out Another device' })).toBeTruthy()
  const own = screen.getByRole('button', { name: 'Sign out This device' })
  const description = document.getElementById(own.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toMatch(/Signed in with a code to/)
})

test('another device is signed out once, and the focus stays on the page', async () => {
  const { user, world, signed } = await showSessions()
  await user.dblClick(screen.getByRole('button', { name: 'Sign out Another device' }))
  await settled(world, () => screen.queryByText('That device was signed out.') !== null)

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Devices' })).toBe(document.activeElement)
  expect(signed()).toBe(1)
})

test('signing out here erases the key of this browser', async () => {
  const { user, world } = await showSessions()
  await user.click(screen.getByRole('button', { name: 'Sign out This device' }))
  await settled(world, () => screen.queryByText('This device') === null)

  expect(await world.keyStore.list()).toEqual([])
})

test('a device that was signed out already counts as done', async () => {
  const { user, world } = await showSessions()
  world.network.tamper('DELETE /auth/sessions', () =>
    Response.json({ code: 'REFERENCE_NOT_FOUND', status: 404, message: 'gone' }, { status: 404 }),
  )
  await user.click(screen.getByRole('button', { name: 'Sign out Another device' }))
  await settled(world, () => screen.queryByText('That device was signed out.') !== null)

  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
})

test('an answer that was lost is never called a failure: look here first', async () => {
  const { user, world } = await showSessions()
  world.network.lose('DELETE /auth/sessions', 'response', 20)
  await user.click(screen.getByRole('button', { name: 'Sign out Another device' }))
  await settled(world, () => screen.queryByText(/may or may not have been made/) !== null)

  expect(screen.getByText(/Check here first/).closest('[role=alert]')).not.toBeNull()
})

test('a wallet without an open session says so', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.tamper('GET /auth/sessions', () => '{"data":[]}')
  page.show(<SessionListScreen accountId={page.world.ada.accountId} />)

  expect(await screen.findByText('No device is signed in to this wallet.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('markup and direction marks in a name are shown as text', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.tamper('GET /auth/sessions', (body) =>
    body.replace(/"nickname":"[^"]+"/, '"nickname":"<b onclick=alert(1)>\\u202ecba"'),
  )
  page.show(<SessionListScreen accountId={page.world.ada.accountId} />)
  const item = await screen.findByRole('listitem')

  expect(within(item).getByText('<b onclick=alert(1)>\ufffdcba')).toBeTruthy()
  expect(item.querySelector('b')).toBeNull()
})

test('a way in that we do not know yet is named without pretending to', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.tamper('GET /auth/sessions', (body) => body.replace(/"type":"EMAIL_OTP"/, '"type":"IRIS"'))
  page.show(<SessionListScreen accountId={page.world.ada.accountId} />)

  expect((await screen.findByRole('listitem')).textContent).toMatch(/Signed in with .*@example\.com/)
})

test('a platform that keeps its own session says what stays open, before and after', async () => {
  const { user, world } = await showSessions((page) =>
    page.world.network.tamper('GET /auth/sessions', (body) => Response.json(JSON.parse(body))),
  )
  expect(screen.getByText(/Signing out another device stops payments from it/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Sign out Another device' }))
  await settled(world, () => screen.queryByText(/can no longer send money/) !== null)

  expect(screen.queryByText('That device was signed out.')).toBeNull()
})

test('a platform that ends its own session has nothing to add', async () => {
  await showSessions()

  expect(screen.queryByText(/stays open until/)).toBeNull()
})
