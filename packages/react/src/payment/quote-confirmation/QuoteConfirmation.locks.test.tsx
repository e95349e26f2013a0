import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { payFromEurope } from '../../../../core/test/scaJourneys.ts'
import { wrongScaCode } from '../../../../core/test/scaWorld.ts'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, heading } from '../../../test/scaPages.tsx'
import { QuoteConfirmationScreen } from '../../exports/index.ts'

async function showChallenge({ onDone }: { onDone?: () => void } = {}) {
  const { world, user } = await createEuropeanPage()
  const payment = { accountId: world.ada.accountId, request: payFromEurope(world) }
  const { client } = world
  renderWallet(<QuoteConfirmationScreen payment={payment} onDone={onDone} />, {
    client,
    supportUrl: 'mailto:help@harbor.example',
  })
  await user.click(await screen.findByRole('button', { name: 'Send €25.00' }))
  return { world, user }
}

test('a lock says why and until when, offers nothing that leads back to it, and ends by itself', async () => {
  const { user, world } = await showChallenge()
  world.sandbox.sca.setFailedAttempts({ customerId: world.ada.customerId, count: 4 })
  await user.type(await codeField(), wrongScaCode)
  await heading('Too many failed attempts')
  expect(screen.getByText(/^You can confirm again at \d/)).toBeTruthy()
  expect(screen.getByText(/we accept no codes or passkeys/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not now' }))

  expect(await heading('Too many failed attempts')).toBe(document.activeElement)
  expect(screen.getByText(/^This payment expires\. You can confirm again at/)).toBeTruthy()
  // A relay can answer that and deliver the proof later.
  expect(screen.queryByText(/Nothing was sent/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull()
})

test('a blocked account leads to support, and nowhere else', async () => {
  const { user, world } = await showChallenge()
  world.sandbox.sca.setFailedAttempts({ customerId: world.ada.customerId, count: 9 })
  await user.type(await codeField(), wrongScaCode)
  await heading('Your account is locked')
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not now' }))

  expect(await heading('Your account is locked')).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test.each([
  ['locked', 4, 'Too many failed attempts', undefined],
  ['blocked', 9, 'Your account is locked', 'quiet'],
])('the payment of a %s account can be left', async (_what, count, title, look) => {
  const onDone = vi.fn()
  const { user, world } = await showChallenge({ onDone })
  world.sandbox.sca.setFailedAttempts({ customerId: world.ada.customerId, count })
  await user.type(await codeField(), wrongScaCode)
  await heading(title)
  await user.click(screen.getByRole('button', { name: 'Not now' }))

  const done = await screen.findByRole('button', { name: 'Close' })
  expect(done.getAttribute('data-look')).toBe(look ?? null)
  await user.click(done)
  expect(onDone).toHaveBeenCalledTimes(1)
})
