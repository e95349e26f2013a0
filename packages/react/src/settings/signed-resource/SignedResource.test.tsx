import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { CredentialList, CredentialListScreen, SessionListScreen } from '../../exports/index.ts'

test('a list that waits for a sign-in says so and loads once the user has signed in', async () => {
  const { world, show } = await createWalletPage()
  show(<CredentialListScreen accountId={world.ada.accountId} />)
  expect((await screen.findByText('Sign in again to continue.')).closest('[role=alert]')).not.toBeNull()
  await act(() => signIn(world))
  await settled(world, () => screen.queryByRole('listitem') !== null)

  expect(screen.queryByText('Sign in again to continue.')).toBeNull()
})

test('a user who signs out here gets no alert to sign in again', async () => {
  const { world, user, show } = await createWalletPage()
  await signIn(world)
  show(<SessionListScreen accountId={world.ada.accountId} />)
  await user.click(await screen.findByRole('button', { name: /Sign out/ }))
  await settled(world, () => screen.queryByText('You’re signed out on this device.') !== null)
  await settled(world, () => screen.queryByRole('listitem') === null)

  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading')).toBe(document.activeElement)
})

test('the parts work without the styled screen and carry no class', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  const { container } = show(
    <CredentialList.Root accountId={world.ada.accountId}>
      <CredentialList.Heading level={1} />
      <CredentialList.Items>
        <CredentialList.Name /> <CredentialList.Details /> <CredentialList.LastOne />
      </CredentialList.Items>
      <CredentialList.AddCodeButton kind="SMS_OTP">Text me</CredentialList.AddCodeButton>
    </CredentialList.Root>,
  )
  const item = await screen.findByRole('listitem')

  expect(item.textContent).toContain(world.ada.email)
  expect(screen.getByRole('heading', { level: 1, name: 'Ways to sign in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Text me' })).toBeTruthy()
  expect(container.querySelector('[class]')).toBeNull()
})
