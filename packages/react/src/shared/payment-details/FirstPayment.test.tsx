import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reviewedQuote, signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { FirstPayment } from './FirstPayment.tsx'

const words = 'Your first payment to this account. Check it with the recipient.'

test('a first payment says so, also while another one waits, and no longer once one has arrived', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  const { confirmation } = await reviewedQuote(world)
  const view = show(<FirstPayment payeeId={world.ada.usdPayeeId} />)
  await settled(world, () => screen.queryByText(words) !== null)

  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  view.unmount()
  const asked = world.network.requests.length
  show(<FirstPayment payeeId={world.ada.usdPayeeId} />)
  await settled(world, () => world.network.requests.length > asked)
  expect(screen.queryByText(words)).toBeNull()
})

test('what cannot be read is not called the first one', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  world.network.tamper('GET /transactions', () => Response.json({ code: 'INTERNAL' }, { status: 500 }))
  const asked = world.network.requests.length
  show(<FirstPayment payeeId={world.ada.usdPayeeId} />)
  await settled(world, () => world.network.requests.length > asked)

  expect(screen.queryByText(words)).toBeNull()
})
