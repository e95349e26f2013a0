import { WalletError } from '@countersign/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createWalletPage, renderWallet } from '../../test/renderWallet.tsx'
import { commonErrors } from '../provider/commonErrors.ts'
import { Banner } from './Banner.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { SupportLink } from './SupportLink.tsx'

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a banner with the tone %s is announced as %s and has an icon that is not read', (tone, role) => {
  render(<Banner tone={tone}>We blocked this payment</Banner>)
  const banner = screen.getByRole(role)

  expect(banner.dataset.tone).toBe(tone)
  expect(banner.textContent).toBe('We blocked this payment')
  expect(banner.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

async function showError(code: string) {
  const { world } = await createWalletPage()
  const error = <ErrorMessage error={new WalletError(code)} journey="signedResource" sentences={commonErrors} />
  renderWallet(error, { client: world.client })
  return screen.getByRole('alert')
}

test('a security stop is a danger', async () => {
  expect((await showError('TARGET_BUNDLE_UNTRUSTED')).dataset.tone).toBe('danger')
})

test('an error that is not a security stop is not a danger, even where support is needed', async () => {
  expect((await showError('UNEXPECTED_RESPONSE')).dataset.tone).toBeUndefined()
})

test('an error has an icon besides its words and its color', async () => {
  expect((await showError('NETWORK_UNREACHABLE')).querySelector('svg')).not.toBeNull()
})

test('a step that was canceled is no error: nothing is shown', async () => {
  expect((await showError('CANCELLED')).childNodes).toHaveLength(0)
})

test('the way to support is where the provider says, and nowhere without it', async () => {
  const { world } = await createWalletPage()
  const view = renderWallet(<SupportLink />, { client: world.client, supportUrl: 'mailto:help@harbor.example' })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact support' })
  expect(link.getAttribute('href')).toBe('mailto:help@harbor.example')
  view.unmount()
  renderWallet(<SupportLink />, { client: world.client })

  expect(screen.queryByRole('link')).toBeNull()
})
