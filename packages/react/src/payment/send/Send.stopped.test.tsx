import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setPayeeAside } from '../../../../core/src/storage/setAsidePayees.ts'
import { reviewedQuote, signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { PayeeListScreen, SendScreen } from '../../exports/index.ts'
import { PayeeNote } from '../../wallets/wallet/pages/PayeeNote.tsx'

const stopped = { quoteId: 'Quote:stopped', transactionId: 'Transaction:stopped', before: '8190', accountDigest: 'a' }
const mark = /^Part of a stopped payment, \w+ \d+, 2026\. You decided to use it\.$/

/** The page of a payee that took the place of another one. */
async function showSetAside() {
  const page = await createWalletPage()
  const { world, show } = page
  await signIn(world)
  const payeeId = world.ada.usdPayeeId
  const now = { serviceMs: world.clock.now(), deviceMs: world.clock.now() }
  await setPayeeAside(world.client.records, { payeeId, now, ...stopped })
  const onPayment = vi.fn()
  const onChangePayee = vi.fn()
  const view = show(
    <SendScreen
      accountId={world.ada.accountId}
      draft={{ payeeId }}
      onContinue={() => {}}
      onPayment={onPayment}
      onChangePayee={onChangePayee}
    />,
  )
  const group = () => screen.queryByRole('group', { name: 'We blocked this payee.' })
  await settled(world, () => group() !== null)
  return { ...page, view, payeeId, onPayment, onChangePayee, group }
}

const press = (name: string) => screen.getByRole('button', { name })
const amount = () => screen.queryByRole('textbox', { name: /You send/ })

test('a payee that was set aside says what changed and when, and leads to the payment that was stopped', async () => {
  const { user, group, onPayment } = await showSetAside()
  expect(group()?.textContent).toMatch(/You reviewed•••• 8190It was changed to•••• 6789Date.*2026/)

  await user.click(press('See that payment'))
  expect(onPayment).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ transactionId: 'Transaction:stopped' }))
})

test('to use it anyway is asked first, and Escape and the first answer leave it blocked', async () => {
  const { world, user, group, onChangePayee } = await showSetAside()
  await user.click(press('Use it anyway'))
  const question = screen.getByText('Use this account? Only do so if you checked it with the recipient yourself.')
  expect(question).toBe(document.activeElement)
  expect(amount()).toBeNull()

  await user.keyboard('{Escape}')
  expect(screen.queryByText(/^Use this account/)).toBeNull()
  await user.click(press('Use it anyway'))
  await user.click(press('Keep it blocked'))
  expect(onChangePayee).toHaveBeenCalledOnce()
  await settled(world, () => group() !== null)
})

test('what is asked about one payee is not asked about the next', async () => {
  const { world, show, user } = await createWalletPage()
  await signIn(world)
  const { accountId, usdPayeeId, eurPayeeId } = world.ada
  const now = { serviceMs: world.clock.now(), deviceMs: world.clock.now() }
  for (const payeeId of [usdPayeeId, eurPayeeId])
    await setPayeeAside(world.client.records, { payeeId, now, ...stopped })
  show(<SendScreen accountId={accountId} draft={{ payeeId: usdPayeeId }} onContinue={() => {}} />)
  const canAccept = () => screen.queryByRole('button', { name: 'Use it anyway' }) !== null
  await settled(world, canAccept)
  await user.click(press('Use it anyway'))
  expect(screen.getByText(/^Use this account/)).toBeTruthy()

  await user.click(press('Change'))
  const [other] = screen.getAllByRole('button', { name: /EUR/ })
  if (!other) throw new Error('no other payee')
  await user.click(other)
  await settled(world, canAccept)
  expect(screen.queryByText(/^Use this account/)).toBeNull()
})

test('the decision to use it leaves a mark on the amount, on the check, on its row and in the list', async () => {
  const { world, user, show, view, payeeId } = await showSetAside()
  await user.click(press('Use it anyway'))
  await user.click(press('Use it anyway'))
  await settled(world, () => amount() !== null)
  expect(screen.getByText(mark)).toBeTruthy()
  // The way back stays.
  expect(press('See that payment')).toBeTruthy()
  view.unmount()

  const { accountId } = world.ada
  const check = show(<PayeeNote destination={{ destinationType: 'ACCOUNT', accountId: payeeId }} />)
  await settled(world, () => screen.queryByText(mark) !== null)
  check.unmount()

  const rows = show(<SendScreen accountId={accountId} onContinue={() => {}} />)
  await settled(world, () => screen.queryByText(mark) !== null)
  expect(screen.getByText(mark).closest('li')?.textContent).toContain('6789')
  rows.unmount()

  show(<PayeeListScreen accountId={accountId} onPay={() => {}} />)
  await settled(world, () => screen.queryByText(mark) !== null)
  expect(screen.getByText(mark).closest('li')?.textContent).toMatch(/^Pay .*6789/)
})

test('another payment to the same payee says that it may pay twice, and does not stop it', async () => {
  const page = await createWalletPage()
  const { world, show, user } = page
  await signIn(world)
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'request', 100)
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()
  const { accountId, usdPayeeId, eurPayeeId } = world.ada
  const onPayment = vi.fn()
  const onContinue = vi.fn()
  const screenOf = (payeeId: string) => (
    <SendScreen {...{ accountId, onPayment, onContinue }} draft={{ payeeId, amount: 1_000_000n }} />
  )
  const view = show(screenOf(usdPayeeId))
  const words = 'A payment of 25.00 USDB to Grace Hopper is still being checked. Sending again may pay twice.'
  await settled(world, () => screen.queryByText(words) !== null)
  const warning = screen.getByText(/may pay twice/)
  expect(amount()?.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await user.click(press('See that payment'))
  expect(onPayment).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ quoteId: quote.id }))
  await user.click(press('Continue'))
  expect(onContinue).toHaveBeenCalledOnce()
  view.unmount()

  show(screenOf(eurPayeeId))
  await settled(world, () => amount() !== null)
  expect(within(document.body).queryByText(/may pay twice/)).toBeNull()
})
