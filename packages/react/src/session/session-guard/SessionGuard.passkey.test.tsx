import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { createPasskeyPage } from '../../../test/signInPages.ts'
import { SessionGuardScreen } from '../../exports/index.ts'

const login = { identifiers: ['email'] } as const

test('a user who signed in with a passkey sees its name, which does not say who they are', async () => {
  const { world, user } = await createPasskeyPage()
  renderWallet(<SessionGuardScreen login={login}>Balance</SessionGuardScreen>, { client: world.client })

  await user.click(await screen.findByRole('button', { name: 'Sign in with your passkey' }))

  expect(await screen.findByText('Balance')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Signed in with the passkey “My phone”')
})
