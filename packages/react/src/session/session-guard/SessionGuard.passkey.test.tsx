import { createSessionController } from '@countersign/core'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
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

test('a locked wallet is opened by the passkey of this browser, also after a sign-in by email', async () => {
  const { world, user } = await createPasskeyPage()
  await signIn(world)
  renderWallet(<SessionGuardScreen login={login}>Balance</SessionGuardScreen>, { client: world.client })
  await screen.findByText('Balance')
  await act(() => createSessionController(world.client).lock())

  await user.click(await screen.findByRole('button', { name: 'Unlock with your passkey' }))
  expect(await screen.findByText(/Signed in with the passkey/)).toBeTruthy()
  expect(screen.getByText('Balance').closest('[hidden]')).toBeNull()
})
