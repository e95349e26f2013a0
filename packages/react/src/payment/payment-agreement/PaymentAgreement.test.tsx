import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reviewedQuote, signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { PaymentAgreementScreen, type PaymentOutcome, PaymentResultScreen } from '../../exports/index.ts'

/** A payment that this browser signed and that has arrived. */
async function paidPage() {
  const page = await createWalletPage()
  await signIn(page.world)
  const { confirmation } = await reviewedQuote(page.world)
  void confirmation.confirm()
  const outcome = await page.world.reached(confirmation, 'completed')
  const showAgreement = async (changed: Partial<PaymentOutcome> = {}) => {
    page.show(<PaymentAgreementScreen outcome={{ ...outcome, ...changed } as PaymentOutcome} />)
    const agreement = screen.getByRole('region', { name: 'What you agreed to' })
    await settled(page.world, () => agreement.getAttribute('aria-busy') === null)
    return agreement
  }
  return { ...page, outcome, showAgreement }
}

test('the receipt says what was agreed to, and that the payment matches', async () => {
  const { world, show, outcome } = await paidPage()
  show(<PaymentResultScreen outcome={outcome} />)
  await settled(world, () => screen.queryByText('Exactly as you agreed.') !== null)

  const agreement = screen.getByRole('region', { name: 'What you agreed to' })
  expect(within(agreement).getByText(/^Send 25\.00.USDB to Grace Hopper, account /)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('of a payment that failed, what was agreed to is said, and nothing that it was carried out', async () => {
  const { showAgreement } = await paidPage()
  const agreement = await showAgreement({ status: 'failed' })

  expect(within(agreement).getByText(/^Send 25\.00.USDB to/)).toBeTruthy()
  expect(within(agreement).queryByText('Exactly as you agreed.')).toBeNull()
})

test('the groups of the account number keep their order in a language from right to left', async () => {
  const { showAgreement } = await paidPage()
  const agreement = await showAgreement()

  expect(agreement.textContent).toMatch(/account \u2066[\d\u00a0]+\u2069\./)
})

test('the key and the fingerprint of what was signed are folded', async () => {
  const { world, user, showAgreement } = await paidPage()
  const { publicKeyHex } = await world.client.sessions.use(world.ada.accountId)
  const agreement = await showAgreement()
  await user.click(within(agreement).getByText('Signature'))

  expect(within(agreement).getByText(publicKeyHex)).toBeTruthy()
  expect(within(agreement).getByText(/^[0-9a-f]{64}$/)).toBeTruthy()
})

test('a payment that differs is an alert with both values, and the sentence is not repeated', async () => {
  const { outcome, showAgreement } = await paidPage()
  const agreement = await showAgreement({ quote: { ...outcome.quote, totalSendingAmount: 35_000_000n } })

  expect(within(agreement).getByRole('alert').textContent).toContain('not what you agreed to')
  expect(within(agreement).queryByText(/^Send/)).toBeNull()
  const [before, after] = [agreement.querySelector('del'), agreement.querySelector('ins')]
  expect([before?.textContent, after?.textContent]).toEqual(['25.00 USDB', '35.00 USDB'])
})

test('a payment of another device claims nothing', async () => {
  const { outcome, showAgreement } = await paidPage()
  const agreement = await showAgreement({ quote: { ...outcome.quote, id: 'Quote:other' } })

  expect(agreement.textContent).toContain('Agreed to on another device')
  expect(within(agreement).queryByText(/^Send|matches/)).toBeNull()
})

test('money from outside was not agreed to by a signature', async () => {
  const { world, show, outcome } = await paidPage()
  const quote = { ...outcome.quote, source: { sourceType: 'REALTIME_FUNDING' as const, currency: 'EUR' } }
  show(<PaymentAgreementScreen outcome={{ ...outcome, quote } as PaymentOutcome} />)
  await settled(world, () => true)

  expect(screen.queryByRole('region')).toBeNull()
})
