import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { createPasskeyPage, installPageDevice, issueToken } from '../../../test/signInPages.ts'
import { CredentialListScreen } from '../../exports/index.ts'

async function showList(props: Partial<ComponentProps<typeof CredentialListScreen>> = {}) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  world.network.requests.length = 0
  page.show(<CredentialListScreen accountId={world.ada.accountId} {...props} />)
  await screen.findByRole('list', { name: 'Ways to sign in' })
  const signed = (method: string) =>
    world.network.requests.filter((request) => request.method === method && request.headers['request-id']).length
  return { ...page, signed }
}

const item = (text: RegExp) => screen.getAllByRole('listitem').find(({ textContent }) => text.test(textContent ?? ''))!

test('a code by text message is added, typed once in place, and then a way in', async () => {
  const { user, world, signed } = await showList()
  expect(screen.queryByRole('button', { name: 'Add email codes' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add text message codes' }))
  const region = await screen.findByRole('region', { name: 'Verify your phone number' })
  expect(within(region).getByLabelText('6-digit code')).toBe(document.activeElement)
  await waitFor(() => expect(item(/\+/).textContent).toContain('Not verified yet'))
  await user.type(within(region).getByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByText('You can now sign in by text message.') !== null)

  expect(signed('POST')).toBeGreaterThan(0)
  await waitFor(() => expect(item(/\+/).textContent).toContain('You signed in with this'))
  expect(screen.queryByText('Not verified yet')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add text message codes' })).toBeNull()
})

test('codes by text message are not offered without a number, and where to add one is said', async () => {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  world.network.tamper('GET /customers/Customer', (body) => body.replace(/"phoneNumber":"[^"]*",?/, ''))
  page.show(<CredentialListScreen accountId={world.ada.accountId} />)

  expect(await screen.findByText(/add a phone number under “Email and phone” first/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add text message codes' })).toBeNull()
})

test('the code can be typed later: the way is there all the same', async () => {
  const { user } = await showList()
  await user.click(screen.getByRole('button', { name: 'Add text message codes' }))
  await screen.findByRole('region', { name: 'Verify your phone number' })
  await user.click(screen.getByRole('button', { name: 'Later' }))

  expect(await screen.findByText('You can now sign in by text message.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ways to sign in' })).toBe(document.activeElement)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('an account elsewhere is linked with a token for the nonce that was asked for', async () => {
  const open = vi.fn()
  const { user, world } = await showList({ oidc: { providerName: 'Example ID', open } })
  open.mockImplementation(({ nonce }: { nonce: string }) => issueToken(world, { nonce }))
  await user.click(screen.getByRole('button', { name: 'Link Example ID' }))

  expect(await screen.findByText('Account linked.')).toBeTruthy()
  expect(open).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(item(/Example ID/)).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Link Example ID' })).toBeNull()
})

test('a window of the other account that was closed is calm', async () => {
  const { user, signed } = await showList({ oidc: { providerName: 'Example ID', open: async () => undefined } })
  await user.click(screen.getByRole('button', { name: 'Link Example ID' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /Example ID/ }).ariaBusy).not.toBe('true'))

  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
  expect(signed('POST')).toBe(0)
})

test('a window of the other account that fails says that nothing was changed', async () => {
  const { user } = await showList({ oidc: { providerName: 'Example ID', open: () => Promise.reject(new Error('no')) } })
  await user.click(screen.getByRole('button', { name: 'Link Example ID' }))

  expect(await screen.findByText(/couldn’t be verified. Nothing was changed/)).toBeTruthy()
})

test('without a provider no account can be linked, and without passkeys none can be made', async () => {
  await showList()

  expect(screen.queryByRole('button', { name: /Account at/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Passkey/ })).toBeNull()
})

test('a passkey is made in place, is in the list then, and the focus is on its heading', async () => {
  installPageDevice()
  const { user } = await showList()
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const region = screen.getByRole('region', { name: 'Add a passkey' })
  expect(within(region).getByRole('heading', { name: 'Add a passkey' })).toBe(document.activeElement)
  await user.clear(within(region).getByLabelText('Passkey name'))
  await user.type(within(region).getByLabelText('Passkey name'), 'Kitchen tablet')
  await user.click(within(region).getByRole('button', { name: 'Create a passkey' }))

  expect(await screen.findByText('Passkey added.')).toBeTruthy()
  await waitFor(() => expect(item(/Kitchen tablet/).textContent).toMatch(/Passkey Added Mar \d+, 2026/))
  expect(screen.getByRole('heading', { name: 'Ways to sign in' })).toBe(document.activeElement)
})

test('a passkey that is put off changes nothing, and the list is as it was', async () => {
  installPageDevice()
  const { user, signed } = await showList()
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await user.click(screen.getByRole('button', { name: 'Not now' }))

  expect(screen.queryByRole('region', { name: 'Add a passkey' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy()
  expect(screen.queryByText(/added/)).toBeNull()
  expect(signed('POST')).toBe(0)
})

test('a passkey is listed under the name it was given', async () => {
  const { world, show } = await createPasskeyPage({ nickname: 'Kitchen tablet', signedIn: true })
  show(<CredentialListScreen accountId={world.ada.accountId} />)

  expect((await screen.findByText('Kitchen tablet')).closest('li')?.getAttribute('data-type')).toBe('PASSKEY')
})
