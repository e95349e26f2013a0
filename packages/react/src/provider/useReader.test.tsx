import { formatMoney, type WalletClient } from '@countersign/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../core/test/journeys.ts'
import { createWalletPage, renderWallet } from '../../test/renderWallet.tsx'
import { useBalance } from '../../test/useBalance.ts'
import { useWallets } from '../exports/index.ts'

async function signedIn() {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.requests.length = 0
  return page
}

function Balance({ accountId }: { accountId: string }) {
  const { state, isBusy, refresh } = useBalance({ accountId })
  return (
    <section aria-busy={isBusy}>
      <p>{state.content ? formatMoney(state.content, { locale: 'en' }) : 'no balance'}</p>
      <p role="alert">{state.error?.code}</p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </section>
  )
}

function Wallets({ client }: { client: WalletClient }) {
  const { state } = useWallets({ client })
  return <p>{state.content?.items.map(({ id }) => id).join()}</p>
}

const isBusy = () => screen.getByText('Refresh').closest('section')?.getAttribute('aria-busy')

test('loads by itself, once', async () => {
  const { world, show } = await signedIn()
  show(<Balance accountId={world.ada.accountId} />)
  expect(isBusy()).toBe('true')
  expect(screen.getByText('no balance')).toBeTruthy()

  expect(await screen.findByText(/USDB/)).toBeTruthy()
  expect(isBusy()).toBe('false')
  expect(world.network.requests).toHaveLength(1)
})

test('keeps the balance while it is read again, and when that fails', async () => {
  const { user, world, show } = await signedIn()
  show(<Balance accountId={world.ada.accountId} />)
  await screen.findByText(/USDB/)
  world.network.offline = true
  await user.click(screen.getByText('Refresh'))

  expect(await screen.findByText('NETWORK_UNREACHABLE')).toBeTruthy()
  expect(screen.getByText(/USDB/)).toBeTruthy()
  world.network.offline = false
  await user.click(screen.getByText('Refresh'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
})

test('never shows another wallet with the balance of the one before', async () => {
  const { world, show } = await signedIn()
  const view = show(<Balance accountId={world.ada.accountId} />)
  await screen.findByText(/USDB/)
  view.rerender(<Balance accountId="InternalAccount:11111111-1111-4111-8111-111111111111" />)

  expect(screen.getByText('no balance')).toBeTruthy()
  expect(await screen.findByText('REFERENCE_NOT_FOUND')).toBeTruthy()
})

test("uses the client it is given instead of the provider's", async () => {
  const { world } = await signedIn()
  const client = world.openTab()
  renderWallet(<Wallets client={client} />, { client: world.openTab({ baseUrl: '/elsewhere' }) })

  expect(await screen.findByText(world.ada.accountId)).toBeTruthy()
})
