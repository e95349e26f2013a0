import { expect, test } from '../journey.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test.beforeEach(async ({ authenticator, sca }) => {
  await sca.enterConfirmed({ passkey: true })
  expect(await authenticator.credentials()).toHaveLength(1)
})

test('a payment is proved with the passkey, also after the device refused it, and with a code that takes its place, by the keyboard alone', async ({
  authenticator,
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  const sent = watchPayments(page)
  await sca.pay('Grace Okafor', '40')
  await expect(wallet.heading('Step 1: confirm the conversion')).toBeFocused()
  await expect(wallet.main()).toContainText('€40.00')
  await expect(wallet.main()).toContainText('Your device will ask for your fingerprint')
  await expect(wallet.main().getByRole('textbox')).toBeHidden()
  await checkAccessibility()
  await authenticator.setVerified(false)
  await wallet.button('Confirm with your passkey').click()
  await expect(wallet.button('Confirm with your passkey')).not.toHaveAttribute('aria-busy', 'true')
  await expect(wallet.heading('Step 1: confirm the conversion')).toBeVisible()
  await checkAccessibility()
  expect(sent.proofs).toEqual([])
  await authenticator.setVerified(true)
  await wallet.button('Confirm with your passkey').focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Step 2: confirm the payment')).toBeFocused()
  await wallet.button('Confirm with your passkey').focus()
  await page.keyboard.press('Enter')

  await wallet.expectSent()
  await expect(wallet.heading('Payment sent')).toBeFocused()
  expect(sent.proofs).toEqual(['passkey', 'passkey'])
  expect(new Set(sent.executions).size).toBe(1)

  await sca.pay('Léa Fontaine', '25')
  await wallet.button('Text me a code instead').focus()
  await page.keyboard.press('Enter')
  await expect(sca.codeField()).toBeFocused()
  await checkAccessibility()
  await sca.typeCode()
  await sca.expectPaid()
  expect(sent.proofs).toEqual(['passkey', 'passkey', 'code'])
  expect(new Set(sent.executions).size).toBe(3)
})
