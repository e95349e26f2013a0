import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage } from '../../../test/renderWallet.tsx'
import { useSession } from '../../exports/index.ts'

function Session() {
  const { state, isBusy, extend, signOut } = useSession()
  return (
    <section aria-busy={isBusy}>
      <p>{state.status}</p>
      <button type="button" onClick={extend}>
        Stay
      </button>
      <button type="button" onClick={() => void signOut().catch(() => {})}>
        Leave
      </button>
    </section>
  )
}

const isBusy = () => screen.getByText('Stay').closest('section')?.getAttribute('aria-busy')

async function showSession() {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<Session />)
  await screen.findByText('active')
  return page
}

test('is busy while the session is extended', async () => {
  const { user, world } = await showSession()
  expect(isBusy()).toBe('false')
  const release = world.network.hold('/refresh')
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(isBusy()).toBe('true')
  release()

  await waitFor(() => expect(isBusy()).toBe('false'))
})

test('is not busy after a sign-out that the browser refused', async () => {
  const { user } = await showSession()
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError')
  })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('signed-out')).toBeTruthy()

  await waitFor(() => expect(isBusy()).toBe('false'))
})
