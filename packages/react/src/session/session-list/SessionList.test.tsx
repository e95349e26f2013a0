import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { SessionListScreen } from '../../exports/index.ts'

/** Signed in on another device and on this one. */
async function showSessions(
  prepare: (page: Awaited<ReturnType<typeof createWalletPage>>) => void = () => {},
  { others = 1 } = {},
) {
  const page = await createWalletPage()
  prepare(page)
  const { world } = page
  for (let each = 1; each <= others; each++) {
    await signIn(world, world.openTab({ name: `phone ${each} beside ${world.name}` }))
  }
  await signIn(world)
  world.network.requests.length = 0
  page.show(<SessionListScreen accountId={world.ada.accountId} />)
  await screen.findByRole('heading', { name: 'This device' })
  const signed = () =>
    world.network.requests.filter(({ method, headers }) => method === 'DELETE' && headers['request-id']).length
  return { ...page, signed }
}

test('this device stands apart from the others, and each says how and since when it is signed in', async () => {
  await showSessions()
  const own = within(screen.getByRole('list', { name: 'This device' })).getAllByRole('listitem')
  const others = within(screen.getByRole('list', { name: 'Other devices' })).getAllByRole('listitem')

  expect([own.length, others.length]).toEqual([1, 1])
  expect(screen.getByRole('heading', { name: 'Other devices' })).toBeTruthy()
  for (const item of [...own, ...others])
    expect(item.textContent).toMatch(/Signed in with a code to .*@example\.com.*Active since .*\d/)
})

test('of the other devices, the one that was used last is first', async () => {
  await showSessions(
    ({ world }) =>
      world.network.tamper('GET /auth/sessions', (body) => {
        const answer = JSON.parse(body)
        const times = ['2030-01-01T00:00:00Z', '2030-03-01T00:00:00Z', '2030-02-01T00:00:00Z']
        for (const [index, session] of answer.data.entries()) {
          session.nickname = `device ${index}`
          session.updatedAt = times[index] ?? session.updatedAt
        }
        return JSON.stringify(answer)
      }),
    { others: 3 },
  )
  const others = within(screen.getByRole('list', { name: 'Other devices' })).getAllByRole('listitem')

  expect(others.map(({ textContent }) => /device \d/.exec(textContent ?? '')?.[0])).toEqual([
    'device 1',
    'device 2',
    'device 0',
  ])
})

test('this device is named after its browser and system, and no other is', async () => {
  const agent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (X11; Linux) Chrome/150.0 Safari/537')
  await showSessions()

  expect(screen.getAllByText('Chrome on Linux')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Sign out Chrome on Linux' })).toBeTruthy()
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
  await settled(world, () => screen.queryByRole('button', { name: 'Sign out This device' }) === null)

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

const openQuestion = async ({ user }: Pick<Awaited<ReturnType<typeof showSessions>>, 'user'>) => {
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }))
  return within(screen.getByRole('region', { name: 'Sign out all others' }))
}

test('all other devices are signed out at once after a question, and this one is not', async () => {
  const page = await showSessions(undefined, { others: 3 })
  const question = await openQuestion(page)
  expect(page.signed()).toBe(0)
  await page.user.click(question.getByRole('button', { name: 'Sign out all others' }))
  await settled(page.world, () => screen.queryByText('All other devices were signed out.') !== null)

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Sign out This device' })).toBeTruthy()
  expect(page.signed()).toBe(3)
  expect(screen.queryByRole('heading', { name: 'Other devices' })).toBeNull()
})

test('a no signs no device out, and the focus returns', async () => {
  const page = await showSessions(undefined, { others: 2 })
  const question = await openQuestion(page)
  await page.user.click(question.getByRole('button', { name: 'Cancel' }))

  expect(screen.getByRole('button', { name: 'Sign out all others' })).toBe(document.activeElement)
  expect(page.signed()).toBe(0)
})

test('a single other device has its own button only', async () => {
  await showSessions()

  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
})

test('a device that could not be signed out with the others says so itself, and no success is claimed', async () => {
  const page = await showSessions(undefined, { others: 3 })
  let refused = 0
  page.world.network.tamper('DELETE /auth/sessions', (body) =>
    refused++ === 0 ? Response.json({ code: 'INTERNAL_ERROR', status: 400, message: 'no' }, { status: 400 }) : body,
  )
  const question = await openQuestion(page)
  await page.user.click(question.getByRole('button', { name: 'Sign out all others' }))
  await settled(page.world, () => screen.getAllByRole('listitem').length === 2)

  const left = within(screen.getByRole('list', { name: 'Other devices' }))
  await waitFor(() => expect(left.getByRole('alert').textContent).not.toBe(''))
  expect(screen.queryByText('All other devices were signed out.')).toBeNull()
})

test('a platform that keeps its own sessions says what stays open on all of them', async () => {
  const page = await showSessions(
    ({ world }) => world.network.tamper('GET /auth/sessions', (body) => Response.json(JSON.parse(body))),
    { others: 2 },
  )
  const question = await openQuestion(page)
  await page.user.click(question.getByRole('button', { name: 'Sign out all others' }))

  await settled(page.world, () => screen.queryByText(/other devices can no longer send money/) !== null)
})
