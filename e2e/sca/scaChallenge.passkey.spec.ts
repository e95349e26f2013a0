import { expect, test } from '../journey.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test.beforeEach(async ({ authenticator, sca }) => {
  await sca.enterConfirmed({ passkey: true })
  expect(await authenticator.credentials()).toHaveLength(1)
})

test('a passkey takes the place of the code: a new quote, fresh consent, and a proof by the keyboard alone', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  const sent = watchPayments(page)
  await sca.pay('Grace Okafor', '40')
  await wallet.button('Use your passkey').focus()
  await page.keyboard.press('Enter')

  await expect(wallet.heading('Check and send')).toBeFocused()
  await expect(wallet.main()).toContainText('Nothing was sent. Send it again, then confirm it.')
  await checkAccessibility()
  expect(sent.proofs).toEqual([])
  await wallet.button(/^Send /).focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Confirm the exchange')).toBeFocused()
  await expect(wallet.main()).toContainText('€40.00')
  await expect(wallet.main()).toContainText('None of that leaves it.')
  await expect(wallet.main().getByRole('textbox')).toBeHidden()
  await checkAccessibility()
  await wallet.button('Confirm with your passkey').focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Next: confirm the payout')).toBeFocused()
  await wallet.button('Confirm with your passkey').focus()
  await page.keyboard.press('Enter')

  await wallet.expectSent()
  await expect(wallet.heading('Payment sent')).toBeFocused()
  expect(sent.proofs).toEqual(['passkey', 'passkey'])
  expect(new Set(sent.executions).size).toBe(2)
})

test('a passkey that the device refuses shows no error, and the same challenge accepts the next one', async ({
  authenticator,
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  const sent = watchPayments(page)
  await sca.pay('Léa Fontaine', '25')
  await wallet.button('Use your passkey').click()
  await expect(wallet.heading('Check and send')).toBeVisible()
  await wallet.confirm()
  await expect(wallet.heading('Confirm the transfer')).toBeVisible()
  await authenticator.setVerified(false)
  await wallet.button('Confirm with your passkey').click()

  await expect(wallet.button('Confirm with your passkey')).not.toHaveAttribute('aria-busy', 'true')
  await expect(wallet.heading('Confirm the transfer')).toBeVisible()
  await checkAccessibility()
  expect(sent.proofs).toEqual([])
  await authenticator.setVerified(true)
  await wallet.button('Confirm with your passkey').click()

  await sca.expectPaid()
  expect(sent.proofs).toEqual(['passkey'])
})
