import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../core/test/journeys.ts'
import { createWalletPage } from '../../test/renderWallet.tsx'
import { usePayees } from '../exports/index.ts'

function Payees() {
  const { state, isBusy, loadMore, refresh } = usePayees({ limit: 1 })
  return (
    <>
      <p>{isBusy ? 'reading' : `${state.content?.items.length ?? 'no'} payees`}</p>
      <button type="button" onClick={loadMore}>
        More
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  )
}

test('loads page by page, and keeps all pages when it is refreshed', async () => {
  const { user, world, show } = await createWalletPage()
  await signIn(world)
  show(<Payees />)
  await screen.findByText('1 payees')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByText('2 payees')
  world.network.requests.length = 0
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('2 payees')

  expect(world.network.requests).toHaveLength(2)
})

test('can be refreshed after it could not be read', async () => {
  const { user, world, show } = await createWalletPage()
  await signIn(world)
  world.network.offline = true
  show(<Payees />)
  await screen.findByText('no payees')
  world.network.offline = false
  await user.click(screen.getByRole('button', { name: 'Refresh' }))

  expect(await screen.findByText('1 payees')).toBeTruthy()
})
