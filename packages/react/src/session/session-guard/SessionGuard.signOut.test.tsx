import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet } from '../../../test/renderWallet.tsx'
import { SessionGuardScreen } from '../../exports/index.ts'

async function showGuard() {
  const page = await createWalletPage()
  await signIn(page.world)
  renderWallet(
    <SessionGuardScreen>
      <button type="button">Pay</button>
    </SessionGuardScreen>,
    { client: page.world.client },
  )
  await screen.findByRole('button', { name: 'Pay' })
  return page
}

test('a key that the browser did not let go of is said, not passed over', async () => {
  const { user, world } = await showGuard()
  // As a browser refuses whose disk is full or broken.
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError')
  })

  await user.click(screen.getByRole('button', { name: 'Sign out' }))

  expect(await screen.findByText(/didn’t let us erase your key/)).toBeTruthy()
  expect(world.client.sessions.getSnapshot().status).toBe('signed-out')
})

test('a page that is hidden because the session was ended elsewhere leaves the focus on the way back in', async () => {
  const { world } = await showGuard()
  act(() => screen.getByRole('button', { name: 'Pay' }).focus())
  const session = await world.client.sessions.use(world.ada.accountId)

  await act(() => world.client.sessions.markOver(session, 'revoked'))

  const again = await screen.findByRole('button', { name: 'Email me a code' })
  expect(document.activeElement).toBe(again)
})
