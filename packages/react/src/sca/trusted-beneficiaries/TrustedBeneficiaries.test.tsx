import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setPayeeAside } from '../../../../core/src/storage/setAsidePayees.ts'
import { enrollTotp, removePhone } from '../../../../core/test/scaWorld.ts'
import { renderWallet, settled } from '../../../test/renderWallet.tsx'
import { createEuropeanPage } from '../../../test/scaPages.tsx'
import { TrustedBeneficiariesScreen } from '../../exports/index.ts'

async function showPayees() {
  const page = await createEuropeanPage()
  const { world } = page
  world.network.requests.length = 0
  page.show(<TrustedBeneficiariesScreen accountId={world.ada.accountId} />)
  await screen.findAllByRole('listitem')
  const row = () => screen.getAllByText(/3000$/, { selector: 'bdi' })[0]!.closest('li')!
  const sent = (text: string) =>
    world.network.requests.filter(({ method, path }) => `${method} ${path}`.includes(text)).length
  return { ...page, row, sent }
}

/** The question has a yes, and the proof is asked for. */
async function askToTrust() {
  const page = await showPayees()
  const trust = within(page.row()).getByRole('button', { name: /^Trust/ })
  await page.user.click(trust)
  await page.user.click(screen.getByRole('button', { name: 'Trust' }))
  const proof = await screen.findByRole('region', { name: 'Confirm it’s you to trust this payee' })
  return { ...page, trust, proof }
}

async function trusted() {
  const page = await askToTrust()
  await page.user.type(within(page.proof).getByLabelText(/6-digit code/), '123456')
  await settled(page.world, () => screen.queryByText(/is now trusted/) !== null)
  return page
}

test('says what trust means, names each account by its end, and offers trust for one that was never trusted', async () => {
  const { row } = await showPayees()

  expect(screen.getByText(/pay trusted payees without a code/)).toBeTruthy()
  expect(within(row()).getByRole('button', { name: 'Trust Grace Hopper' })).toBeTruthy()
  expect(within(row()).getByText('•••• 3000')).toBeTruthy()
  expect(within(row()).queryByText('Trusted')).toBeNull()
})

test('shows after a reload, and in another browser, which payees are trusted', async () => {
  const { world } = await trusted()
  cleanup()
  renderWallet(<TrustedBeneficiariesScreen accountId={world.ada.accountId} />, {
    client: world.openTab({ name: 'another-browser' }),
  })

  expect(await screen.findByText('Trusted')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop trusting Grace Hopper' })).toBeTruthy()
})

test('offers trust and says so when the outcome of the last change is unknown', async () => {
  const { user, world, proof, row } = await askToTrust()
  world.sandbox.scenarios.failNext('confirmTrust', { status: 500, code: 'INTERNAL_ERROR' })
  await user.type(within(proof).getByLabelText(/6-digit code/), '123456')

  await settled(world, () => row().textContent?.includes('may not have gone through') === true)
  expect(within(row()).getByRole('button', { name: /^Trust/ })).toBeTruthy()
})

test('no payee is trusted without a question, and Escape means no', async () => {
  const { user, row, sent } = await showPayees()
  const trust = within(row()).getByRole('button', { name: /^Trust/ })
  await user.click(trust)
  expect(screen.getByRole('region', { name: 'Trust' }).textContent).toMatch(/Trust Grace Hopper\?.*won’t need a code/)
  await user.keyboard('{Escape}')

  expect(trust).toBe(document.activeElement)
  expect(sent('/trust')).toBe(0)
})

test('a proof whose time is over starts again, and can be left below that', async () => {
  const { user, world, proof, trust } = await askToTrust()
  await act(async () => world.clock.advance(5 * 60_000))
  await settled(world, () => within(proof).queryByRole('heading', { name: 'Time’s up' }) !== null)
  const buttons = within(proof).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Start again', 'Cancel'])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  expect(trust).toBe(document.activeElement)
})

test('trust is confirmed in its place, for the account that was shown', async () => {
  const { proof, row, sent } = await askToTrust()
  const field = within(proof).getByLabelText('6-digit code')
  expect(field).toBe(document.activeElement)
  const subject = field.getAttribute('aria-describedby')?.split(' ')[1] ?? ''
  expect(document.getElementById(subject)?.textContent).toContain('Grace Hopper')
  expect(row().contains(proof)).toBe(true)
  expect(sent('/trust/confirm')).toBe(0)
})

test('without a challenge the code of the app is asked for, which never runs out and is not sent again', async () => {
  const page = await showPayees()
  const { user, world, row } = page
  await enrollTotp(world)
  removePhone(world)
  await user.click(within(row()).getByRole('button', { name: /^Trust/ }))
  await user.click(screen.getByRole('button', { name: 'Trust' }))

  const proof = await screen.findByRole('region', { name: 'Confirm it’s you to trust this payee' })
  expect(proof.textContent).toContain('authenticator app')
  expect(within(proof).queryByRole('timer')).toBeNull()
  const buttons = within(proof).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Trust', 'Cancel'])
  await user.type(within(proof).getByLabelText(/6-digit code/), '123456')
  await settled(world, () => screen.queryByText(/is now trusted/) !== null)
})

test('a payee that is trusted says so beside its button, and can be untrusted with a proof', async () => {
  const { user, world, row } = await trusted()
  expect(within(within(row()).getByRole('status')).getByText(/is now trusted/)).toBeTruthy()
  expect(screen.getAllByText(/is now trusted/)).toHaveLength(1)
  await user.click(await within(row()).findByRole('button', { name: /^Stop trusting/ }))
  await user.type(await screen.findByLabelText(/6-digit code/), '123456')
  await settled(world, () => screen.queryByText(/is no longer trusted/) !== null)
  await within(row()).findByRole('button', { name: /^Trust/ })
  expect(within(row()).queryByText('Trusted')).toBeNull()
})

test('a wrong code stays in its place and says nothing of what was wrong', async () => {
  const { user, proof } = await askToTrust()
  await user.type(within(proof).getByLabelText(/6-digit code/), '654321')

  await waitFor(() => expect(within(proof).getByRole('alert').textContent).toMatch(/^That didn’t work/))
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
  await user.click(screen.getByRole('button', { name: 'Trust' }))

  const changed = await screen.findByRole('region', { name: 'This payee’s details changed' })
  expect(changed.textContent).toContain('Mallory')
  expect(sent('/trust/confirm')).toBe(0)
})

test('an expired SCA session is renewed inline, and the proof follows', async () => {
  const { user, world, row } = await showPayees()
  world.sandbox.sca.endSessions(world.ada.customerId)
  await user.click(within(row()).getByRole('button', { name: /^Trust/ }))
  await user.click(screen.getByRole('button', { name: 'Trust' }))
  await user.type(await screen.findByLabelText(/6-digit code/), '123456')

  await settled(world, () => screen.queryByRole('region', { name: 'Confirm it’s you to trust this payee' }) !== null)
})

test('a payee that took the place of another one says so and cannot be trusted', async () => {
  const page = await createEuropeanPage()
  const { world } = page
  const now = { serviceMs: world.clock.now(), deviceMs: world.clock.now() }
  await setPayeeAside(world.client.records, { payeeId: world.ada.eurPayeeId, now })
  page.show(<TrustedBeneficiariesScreen accountId={world.ada.accountId} />)
  const row = within((await screen.findByText('Blocked for now')).closest('li')!)

  expect(row.queryByRole('button', { name: /^Trust/ })).toBeNull()
})
