import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestClient } from '../../../../core/test/createTestClient.ts'
import { enrollScaPasskey, enrollTotp } from '../../../../core/test/scaWorld.ts'
import { renderWallet, settled } from '../../../test/renderWallet.tsx'
import { createEuropeanPage } from '../../../test/scaPages.tsx'
import { installPageDevice } from '../../../test/signInPages.ts'
import { ScaFactorsScreen } from '../../exports/index.ts'

async function showFactors(options: { totp?: boolean; passkey?: boolean } = {}) {
  const page = await createEuropeanPage()
  const { world } = page
  if (options.totp) await enrollTotp(world)
  if (options.passkey) {
    installPageDevice()
    await enrollScaPasskey(world)
  }
  world.network.requests.length = 0
  const view = page.show(<ScaFactorsScreen accountId={world.ada.accountId} />)
  await screen.findAllByRole('listitem')
  return { ...page, view }
}

const item = (name: string) => screen.getByText(name).closest('li')!

test('the phone is always there, cannot be removed, and says what it is for', async () => {
  await showFactors()

  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(item('Phone').textContent).toContain('Always\u00a0on')
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Lost it? Phone' })).toBeTruthy()
})

test('an app that is there is not offered again, and only the passkey can be removed', async () => {
  await showFactors({ totp: true, passkey: true })

  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('region', { name: 'Add another way' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
})

test('a passkey is removed after a question, and the focus stays on the page', async () => {
  const { user, world } = await showFactors({ passkey: true })
  const remove = screen.getByRole('button', { name: /^Remove/ })
  await user.click(remove)
  const question = screen.getByRole('region', { name: 'Remove' })
  expect(question.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(remove).toBe(document.activeElement)
  expect(world.network.requests.filter(({ method }) => method === 'DELETE')).toEqual([])

  await user.click(remove)
  await user.dblClick(screen.getByRole('button', { name: 'Remove' }))
  await settled(world, () => screen.queryByText('Passkey removed.') !== null)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'How you confirm payments' })).toBe(document.activeElement)
  expect(world.network.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a passkey is made at a press, and is in the list then', async () => {
  installPageDevice()
  const { user, world } = await showFactors()
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await settled(world, () => screen.queryByText(/Passkey added/) !== null)

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('an app is added in place, and the list has it before the codes are saved', async () => {
  const { user } = await showFactors()
  // Before it is set up for nothing.
  const button = screen.getByRole('button', { name: 'Add an authenticator app' })
  expect(button.nextElementSibling?.textContent).toBe('For signing in and trusted payees, not for payments')
  await user.click(screen.getByRole('button', { name: 'Add an authenticator app' }))
  const step = await screen.findByRole('region', { name: 'Add an authenticator app' })
  expect(within(step).getByRole('heading')).toBe(document.activeElement)
  await user.click(within(step).getByRole('button', { name: 'Show the QR code' }))
  await user.type(await within(step).findByLabelText(/6-digit code/), '123456')
  await within(step).findByRole('heading', { name: 'Save your recovery codes' })
  await waitFor(() => expect(screen.getByText('For signing in and trusted payees, not for payments')).toBeTruthy())
  await user.keyboard('{Escape}')
  expect(within(step).getAllByRole('listitem')).toHaveLength(10)
  // Nothing else can be opened, which would close them.
  expect(screen.queryByRole('button', { name: /^(I lost|Remove)/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Add another way' })).toBeNull()

  await user.click(within(step).getByRole('button', { name: 'I’ve saved them' }))
  await user.click(await within(step).findByRole('button', { name: 'Done' }))
  expect(screen.getByText('Authenticator app added.').closest('[role]')?.getAttribute('role')).toBe('status')
  expect(screen.getByRole('heading', { name: 'How you confirm payments' })).toBe(document.activeElement)
})

test('escape leaves the steps of an app with the focus back where it was', async () => {
  const { user } = await showFactors()
  await user.click(screen.getByRole('button', { name: 'Add an authenticator app' }))
  await screen.findByRole('region', { name: 'Add an authenticator app' })
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('region', { name: 'Add an authenticator app' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add an authenticator app' })).toBe(document.activeElement)
})

test('a customer whom the service asks for no factors is told so, without an alert', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  renderWallet(<ScaFactorsScreen accountId={world.ada.accountId} />, { client: world.client })

  expect(await screen.findByText(/You don’t need to confirm payments this way/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an expired SCA session is renewed inline, and the pressed action continues', async () => {
  const { user, world } = await showFactors({ passkey: true })
  const lapsed = { code: 'SCA_SESSION_REQUIRED', status: 409, message: 'the login is over' }
  const answers = [Response.json(lapsed, { status: 409 })]
  world.network.tamper('DELETE /sca/factors', (body) => answers.shift() ?? body)
  await user.click(screen.getByRole('button', { name: /^Remove/ }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.type(await screen.findByLabelText(/6-digit code/), '123456')

  await settled(world, () => screen.queryByText('Passkey removed.') !== null)
})
