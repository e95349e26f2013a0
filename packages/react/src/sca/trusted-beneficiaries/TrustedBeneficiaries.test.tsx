import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enrollTotp, removePhone } from '../../../../core/test/scaWorld.ts'
import { settled } from '../../../test/renderWallet.tsx'
import { createEuropeanPage } from '../../../test/scaPages.tsx'
import { TrustedBeneficiariesScreen } from '../../exports/index.ts'

async function showPayees() {
  const page = await createEuropeanPage()
  const { world } = page
  world.network.requests.length = 0
  page.show(<TrustedBeneficiariesScreen accountId={world.ada.accountId} />)
  await screen.findAllByRole('listitem')
  const row = () => screen.getAllByText(/^DE8937/, { selector: 'bdi' })[0]!.closest('li')!
  const sent = (text: string) =>
    world.network.requests.filter(({ method, path }) => `${method} ${path}`.includes(text)).length
  return { ...page, row, sent }
}

/** The question has a yes, and the proof is asked for. */
async function askToTrust() {
  const page = await showPayees()
  const trust = within(page.row()).getByRole('button', { name: /^Trust/ })
  await page.user.click(trust)
  await page.user.click(screen.getByRole('button', { name: 'Yes, trust it' }))
  const proof = await screen.findByRole('region', { name: 'Confirm that you trust this payee' })
  return { ...page, trust, proof }
}

async function trusted() {
  const page = await askToTrust()
  await page.user.type(within(page.proof).getByLabelText(/6-digit code/), '123456')
  await settled(page.world, () => screen.queryByText(/It is trusted now/) !== null)
  return page
}

test('the screen says what trust means, and does not pretend to know what it does not', async () => {
  const { row } = await showPayees()

  expect(screen.getByText(/go out without a code or passkey/)).toBeTruthy()
  expect(row().textContent).toContain('This browser does not know whether it is trusted')
})

test('nobody is trusted without a question, and escape is a no', async () => {
  const { user, row, sent } = await showPayees()
  const trust = within(row()).getByRole('button', { name: /^Trust/ })
  await user.click(trust)
  expect(screen.getByRole('region', { name: 'Trust' }).textContent).toMatch(/Trust Grace Hopper\?.*without asking/)
  await user.keyboard('{Escape}')

  expect(trust).toBe(document.activeElement)
  expect(sent('/trust')).toBe(0)
})

test('a proof whose time is over starts again, and can be left below that', async () => {
  const { user, world, proof, trust } = await askToTrust()
  await act(async () => world.clock.advance(5 * 60_000))
  await settled(world, () => within(proof).queryByRole('heading', { name: 'The time to confirm is over' }) !== null)
  const buttons = within(proof).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Start again', 'Cancel'])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  expect(trust).toBe(document.activeElement)
})

test('trust is confirmed in its place, for the account that was shown', async () => {
  const { proof, row, sent } = await askToTrust()
  expect(within(proof).getByLabelText('6-digit code')).toBe(document.activeElement)
  expect(proof.textContent).toContain('Grace Hopper')
  expect(row().contains(proof)).toBe(true)
  expect(sent('/trust/confirm')).toBe(0)
})

test('without a challenge the code of the app is asked for, which never runs out and is not sent again', async () => {
  const page = await showPayees()
  const { user, world, row } = page
  await enrollTotp(world)
  removePhone(world)
  await user.click(within(row()).getByRole('button', { name: /^Trust/ }))
  await user.click(screen.getByRole('button', { name: 'Yes, trust it' }))

  const proof = await screen.findByRole('region', { name: 'Confirm that you trust this payee' })
  expect(proof.textContent).toContain('authenticator app')
  expect(within(proof).queryByRole('timer')).toBeNull()
  const buttons = within(proof).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Confirm', 'Cancel'])
  await user.type(within(proof).getByLabelText(/6-digit code/), '123456')
  await settled(world, () => screen.queryByText(/It is trusted now/) !== null)
})

test('a payee that is trusted says so, and can be untrusted with a proof', async () => {
  const { user, world, row } = await trusted()
  await waitFor(() => expect(row().textContent).toContain('Trusted: payments go out without a code'))
  expect(within(row()).queryByRole('button', { name: /^Trust/ })).toBeNull()

  await user.click(within(row()).getByRole('button', { name: /^Stop trusting/ }))
  await user.type(await screen.findByLabelText(/6-digit code/), '123456')
  await settled(world, () => screen.queryByText(/It is no longer trusted/) !== null)
  await waitFor(() => expect(row().textContent).toContain('Not trusted'))
})

test('a payee that is trusted is removed after its trust is taken back', async () => {
  const { user, world, row } = await trusted()
  const before = screen.getAllByRole('listitem').length
  await user.click(within(row()).getByRole('button', { name: /^Remove/ }))
  await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  const proof = await screen.findByRole('region', { name: 'Confirm that it is removed' })
  await user.type(within(proof).getByLabelText(/6-digit code/), '123456')

  await settled(world, () => screen.queryByText('It was removed.') !== null)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(before - 1))
  expect(screen.getByRole('heading', { name: 'Trusted payees' })).toBe(document.activeElement)
})

test('a wrong code stays in its place and says nothing of what was wrong', async () => {
  const { user, proof } = await askToTrust()
  await user.type(within(proof).getByLabelText(/6-digit code/), '654321')

  await waitFor(() => expect(within(proof).getByRole('alert').textContent).toMatch(/^That did not work/))
  expect(screen.getByLabelText<HTMLInputElement>(/6-digit code/).value).toBe('654321')
})

test('leaving the proof changes nothing, calmly', async () => {
  const { user, proof, row, sent } = await askToTrust()
  await user.click(within(proof).getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('region', { name: /Confirm/ })).toBeNull()
  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
  expect(sent('/trust/confirm')).toBe(0)
  expect(row()).toBeTruthy()
})

test('a payee that is another one by now is shown, and nothing is confirmed', async () => {
  const { user, world, row, sent } = await showPayees()
  world.network.tamper('GET /customers/external-accounts/', (body) => body.replace('Grace Hopper', 'Mallory'))
  await user.click(within(row()).getByRole('button', { name: /^Trust/ }))
  await user.click(screen.getByRole('button', { name: 'Yes, trust it' }))

  const changed = await screen.findByRole('region', { name: 'This payee has changed' })
  expect(changed.textContent).toContain('Mallory')
  expect(sent('/trust/confirm')).toBe(0)
})

test('a lapsed login of the region is renewed in place, and the proof follows', async () => {
  const { user, world, row } = await showPayees()
  world.sandbox.sca.endSessions(world.ada.customerId)
  await user.click(within(row()).getByRole('button', { name: /^Trust/ }))
  await user.click(screen.getByRole('button', { name: 'Yes, trust it' }))
  await user.type(await screen.findByLabelText(/6-digit code/), '123456')

  await settled(world, () => screen.queryByRole('region', { name: 'Confirm that you trust this payee' }) !== null)
})
