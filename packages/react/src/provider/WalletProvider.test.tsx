import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeComplaints } from '../../test/consoleGuard.ts'
import { createWalletPage } from '../../test/renderWallet.tsx'
import { WalletProvider } from './WalletProvider.tsx'

test('in a sandbox the console says that a provider got another client, and in production nothing', async () => {
  const { world } = await createWalletPage()
  const show = (client: typeof world.client) => <WalletProvider client={client} />
  const { rerender } = render(show(world.client))
  rerender(show(world.client))
  expect(takeComplaints()).toEqual([])

  rerender(show(world.openTab()))
  expect(takeComplaints()).toEqual([expect.stringContaining('<WalletProvider> got another client')])

  rerender(show(world.openTab({ environment: 'production', trust: { otpBundle: [`04${'a'.repeat(128)}`] } })))
  expect(takeComplaints()).toEqual([])
})
