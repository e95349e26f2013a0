import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showFunding, showInstructions, two } from '../../../test/fundingPages.tsx'
import { settled } from '../../../test/renderWallet.tsx'
import { heading } from '../../../test/scaPages.tsx'

test('the lead names the recipient, and one warning is enough for the reference', async () => {
  await showInstructions()

  expect(screen.getByText(/We’ll pay Grace Hopper once it arrives/)).toBeTruthy()
  expect(screen.getAllByText(/reference/i)).toHaveLength(2)
})

test('an IBAN is read in groups and copied without them', async () => {
  const { user } = await showInstructions(two)
  expect(screen.getByText('DE89 3704 0044 0532 0130 00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }))

  await screen.findByText('Copied.')
  expect(await navigator.clipboard.readText()).toBe('DE89370400440532013000')
})

test('the holder of the account is named where the page knows it, and a banking app can read it all from a code', async () => {
  await showInstructions(undefined, { accountHolderName: 'Harbor Payments' })

  expect(screen.getByText('Account holder').closest('div')?.textContent).toContain('Harbor Payments')
  await waitFor(() => expect(screen.getByRole('img').querySelector('path')).toBeTruthy())
  expect(screen.getByText('Or scan this code with your banking app.')).toBeTruthy()
})

test('the link to a page to pay on names the host that it leads to', async () => {
  const [{ accountOrWalletInfo }] = two as [(typeof two)[0], ...unknown[]]
  await showInstructions([{ accountOrWalletInfo: { ...accountOrWalletInfo, paymentUrl: 'https://pay.example/1' } }])

  const link = screen.getByRole('link', { name: 'Pay on pay.example' })
  expect(link.getAttribute('href')).toBe('https://pay.example/1')
})

test('there is a way out of the proof and of the instructions', async () => {
  const onClose = vi.fn()
  const { user, world } = await showFunding(undefined, undefined, { onClose })
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await user.type(screen.getByLabelText(/6-digit code/), '123456')
  await settled(world, () => screen.queryByRole('heading', { name: 'Make your transfer' }) !== null)
  await user.click(screen.getByRole('button', { name: 'Close' }))

  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a new quote to another recipient is shown as a danger, and nothing agrees to it', async () => {
  const { user, world } = await showInstructions()
  await act(async () => world.clock.advance(3_600_000))
  await settled(world, () => screen.queryByRole('heading', { name: 'These details have expired' }) !== null)
  world.network.tamper('GET /customers/external-accounts', (body) => body.replace('Grace Hopper', 'Mallory Swapped'))
  await user.click(screen.getByRole('button', { name: 'Get new transfer details' }))

  expect(await heading('The recipient changed')).toBe(document.activeElement)
  expect(screen.getAllByRole('alert').find(({ dataset }) => dataset.tone === 'danger')).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Mallory Swapped/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
})
