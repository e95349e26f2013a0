import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { addWay } from '../../../../core/test/waysToSignIn.ts'
import { createWalletPage, settled, type TestWorld } from '../../../test/renderWallet.tsx'
import { CredentialListScreen } from '../../exports/index.ts'

type Setup = Partial<ComponentProps<typeof CredentialListScreen>> & { prepare?: (world: TestWorld) => Promise<unknown> }

async function showList(setup: Setup = {}) {
  const { prepare, ...props } = setup
  const page = await createWalletPage()
  const { world } = page
  await prepare?.(world)
  await signIn(world)
  world.network.requests.length = 0
  const view = page.show(<CredentialListScreen accountId={world.ada.accountId} {...props} />)
  const list = await screen.findByRole('list', { name: 'Ways to sign in' })
  const signed = (method: string) =>
    world.network.requests.filter((request) => request.method === method && request.headers['request-id']).length
  return { ...page, view, list, signed }
}

const addPhone = (world: TestWorld) => addWay(world, { type: 'add-sms-otp' })
const item = (text: RegExp) => screen.getAllByRole('listitem').find(({ textContent }) => text.test(textContent ?? ''))!
const remove = (name: RegExp) => screen.getByRole('button', { name })

test('the only way in is named, marked as the one in use, and says why it cannot go', async () => {
  const { world } = await showList()

  expect(item(/ada@/).textContent).toContain(`${world.ada.email}Email code You signed in with this`)
  expect(item(/ada@/).textContent).toContain('This is your only sign-in method.')
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('until the list is read a skeleton stands there and is announced, with no button to press', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<CredentialListScreen accountId={page.world.ada.accountId} />)

  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(await screen.findByText(/Email code/)).toBeTruthy()
})

test('a list that cannot be read says so, and reads again when asked to', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.lose('GET /auth/credentials', 'request', 20)
  page.show(<CredentialListScreen accountId={page.world.ada.accountId} />)
  await settled(page.world, () => screen.queryByRole('button', { name: 'Try again' }) !== null)
  expect(screen.getByText(/Check your connection/)).toBeTruthy()

  page.world.network.lose('GET /auth/credentials', 'request', 0)
  page.world.network.requests.length = 0
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await settled(page.world, () => screen.queryByRole('list') !== null || screen.queryByText(/connection/) !== null)
  expect(screen.getByRole('heading', { name: 'Ways to sign in' })).toBe(document.activeElement)
})

test('removing asks first, in place, and the no gives the focus back', async () => {
  const { user, signed } = await showList({ prepare: addPhone })
  await user.click(remove(/^Remove \+/))
  const region = screen.getByRole('region', { name: 'Remove' })
  expect(within(region).getByText(/You won’t be able to sign in with it/)).toBe(document.activeElement)
  expect(remove(/^Remove \+/).getAttribute('aria-expanded')).toBe('true')

  await user.click(within(region).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('region', { name: 'Remove' })).toBeNull()
  expect(remove(/^Remove \+/)).toBe(document.activeElement)
  expect(signed('DELETE')).toBe(0)
})

test('escape is a no', async () => {
  const { user } = await showList({ prepare: addPhone })
  await user.click(remove(/^Remove \+/))
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('region', { name: 'Remove' })).toBeNull()
  expect(remove(/^Remove \+/)).toBe(document.activeElement)
})

test('the yes removes it once, says so, and leaves the focus on the heading', async () => {
  const { user, signed } = await showList({ prepare: addPhone })
  await user.click(remove(/^Remove \+/))
  const question = screen.getByRole('region', { name: 'Remove' })
  const answers = within(question).getAllByRole('button')
  expect(answers.map(({ textContent, dataset }) => [textContent, dataset.tone])).toEqual([
    ['Cancel', undefined],
    ['Remove', 'danger'],
  ])
  await user.dblClick(screen.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('Phone number removed.')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Ways to sign in' })).toBe(document.activeElement)
  expect(signed('DELETE')).toBe(1)
})

test('the way that is in use is removed by another one, after a sign-in in place', async () => {
  const { user, world, signed } = await showList({ prepare: addPhone })
  await user.click(remove(/^Remove ada@/))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const region = await screen.findByRole('region', { name: 'Sign in to continue' })
  expect(signed('DELETE')).toBe(0)
  expect(within(region).queryByText(/email/i)).toBeNull()

  const send = await within(region)
    .findByRole('button', { name: /Text me a code/ })
    .catch(() => undefined)
  if (send) await user.click(send)
  await user.type(await within(region).findByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByText('Email removed.') !== null)
  expect(signed('DELETE')).toBe(1)
  await waitFor(() => expect(screen.queryByText(/ada@/)).toBeNull())
})

test('leaving that sign-in is calm: nothing is removed, and the question is still there', async () => {
  const { user, signed } = await showList({ prepare: addPhone })
  await user.click(remove(/^Remove ada@/))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByRole('region', { name: 'Sign in to continue' })
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('region', { name: 'Sign in to continue' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove' })).toBe(document.activeElement)
  expect(signed('DELETE')).toBe(0)
  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
})

test('markup and direction marks in a name are shown as text', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.tamper('GET /auth/credentials', (body) =>
    body.replace(/"nickname":"[^"]+"/, '"nickname":"<img src=x onerror=alert(1)>\\u202ecba"'),
  )
  page.show(<CredentialListScreen accountId={page.world.ada.accountId} />)

  expect(await screen.findByText('<img src=x onerror=alert(1)>\ufffdcba')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

const refusals = [
  ['EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS', 400, 'You already sign in with email codes.'],
  ['SMS_OTP_CREDENTIAL_ALREADY_EXISTS', 400, 'You already sign in with text message codes.'],
  ['PASSKEY_CREDENTIAL_ALREADY_EXISTS', 400, 'You already sign in with this passkey.'],
  ['AUTH_CREDENTIAL_VERIFICATION_REQUIRED', 400, 'Confirm this with a code first'],
  ['AUTH_CREDENTIAL_VERIFICATION_EXPIRED', 400, 'This wasn’t confirmed in time. Nothing was changed.'],
  ['SMS_OTP_CREDENTIAL_SET_CHANGED', 409, 'Your sign-in methods changed. Nothing was updated.'],
  ['SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS', 409, 'This phone number is already used to sign in.'],
  ['INVALID_INPUT', 400, 'Codes need an email address or phone number.'],
  ['RATE_LIMITED', 429, 'Too many attempts.'],
] as const

test.each(refusals)('%s is told in words beside what was pressed', async (code, status, sentence) => {
  const { user, world } = await showList()
  world.network.tamper('POST /auth/credentials', () =>
    Response.json({ code, status, message: 'refused', reason: 'refused' }, { status }),
  )
  await user.click(screen.getByRole('button', { name: 'Add text message codes' }))
  await settled(world, () => screen.queryByText(new RegExp(sentence)) !== null)

  expect(screen.getByText(new RegExp(sentence)).closest('[role=alert]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Add text message codes' }).ariaDisabled).not.toBe('true')
})

test('an error is put away when something else is begun', async () => {
  const { user, world } = await showList({ prepare: addPhone })
  world.network.tamper('DELETE /auth/credentials', () =>
    Response.json({ code: 'RATE_LIMITED', status: 429, message: 'no' }, { status: 429 }),
  )
  await user.click(remove(/^Remove \+/))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText(/Too many attempts/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
})

test('the list of another wallet is never shown with the state of the one before', async () => {
  const { view } = await showList()
  await act(async () =>
    view.rerender(<CredentialListScreen accountId="InternalAccount:00000000-0000-4000-8000-000000000000" />),
  )

  expect(screen.queryByText(/ada@/)).toBeNull()
})
