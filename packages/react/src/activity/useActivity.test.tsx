import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reviewedQuote, signIn } from '../../../core/test/journeys.ts'
import { signedInEuropean } from '../../../core/test/scaJourneys.ts'
import { createWalletPage, renderWallet, settled } from '../../test/renderWallet.tsx'
import { PaymentResultScreen, useActivity, useTransactionDetails } from '../exports/index.ts'

function Activity({ limit }: { limit: number }) {
  const { state, isBusy, loadMore } = useActivity({ limit })
  return (
    <>
      <ul>
        {state.content?.items.map(({ id, status }) => (
          <li key={id}>{status}</li>
        ))}
      </ul>
      <p role="alert">{state.error?.action}</p>
      {state.content?.nextCursor !== undefined && (
        <button type="button" disabled={isBusy} onClick={loadMore}>
          More
        </button>
      )}
    </>
  )
}

function Receipt({ transactionId }: { transactionId: string }) {
  const { state } = useTransactionDetails({ transactionId })
  const payment = state.content?.payment
  return payment ? <PaymentResultScreen outcome={payment} /> : <p>{state.status}</p>
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('loads the first page by itself, and the next ones until the end', async () => {
  const { user, world, show } = await createWalletPage()
  await signIn(world)
  await reviewedQuote(world)
  show(<Activity limit={1} />)

  await screen.findByText('PENDING')
  expect(rows()).toEqual(['PENDING'])
  await user.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByText('COMPLETED')
  expect(rows()).toEqual(['PENDING', 'COMPLETED'])
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('says that an SCA sign-in is needed before the activity can be read', async () => {
  const world = await signedInEuropean()
  world.network.tamper('GET /transactions', () =>
    Response.json({ status: 409, code: 'SCA_SESSION_REQUIRED', message: 'sign in' }, { status: 409 }),
  )
  renderWallet(<Activity limit={1} />, { client: world.client })

  expect(await screen.findByText('sca-sign-in')).toBeTruthy()
})

test('reads a transaction with its payment, which the finished screen shows as a receipt', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  const { transaction } = await world.reached(confirmation, 'completed')
  show(<Receipt transactionId={transaction?.id ?? ''} />)
  // Another heading comes later, with what was agreed to.
  await settled(world, () => screen.queryAllByRole('heading').length > 0)

  expect(screen.getByText('Grace Hopper')).toBeTruthy()
})
