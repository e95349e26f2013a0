import { expect, test } from '../journey.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test.beforeEach(async ({ authenticator, sca }) => {
  await sca.enterConfirmed({ passkey: true })
  expect(await authenticator.credentials()).toHaveLength(1)
})

test('one press sends a payment and has the device ask; after it refused, the button stands there again, and a code takes its place, by the keyboard alone', async ({
  authenticator,
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  const sent = watchPayments(page)
  await wallet.quote('Léa Fontaine', '20')
  await wallet.button(/^Send /).focus()
  await page.keyboard.press('Enter')
  await wallet.expectSent()
  expect(sent.proofs).toEqual(['passkey'])

  await authenticator.setVerified(false)
  await sca.pay('Grace Okafor', '40')
  await expect(wallet.heading('Step 1 of 2: confirm the conversion')).toBeFocused()
  await expect(wallet.main()).toContainText('€40.00')
  await expect(wallet.main()).toContainText('Your device will ask for your fingerprint')
  await expect(wallet.main().getByRole('textbox')).toBeHidden()
  await checkAccessibility()
  expect(sent.proofs).toEqual(['passkey'])
  await authenticator.setVerified(true)
  await wallet.button('Confirm with your passkey').focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Step 2 of 2: confirm the payment')).toBeFocused()
  await wallet.button('Confirm with your passkey').focus()
  await page.keyboard.press('Enter')

  await wallet.expectSent()
  await expect(wallet.heading('Payment arrived')).toBeFocused()
  expect(sent.proofs).toEqual(['passkey', 'passkey', 'passkey'])
  expect(new Set(sent.executions).size).toBe(2)

  await authenticator.setVerified(false)
  await sca.pay('Léa Fontaine', '25')
  await wallet.button('Text me a code instead').focus()
  await page.keyboard.press('Enter')
  await expect(sca.codeField()).toBeFocused()
  await checkAccessibility()
  await sca.typeCode()
  await sca.expectPaid()
  expect(sent.proofs).toEqual(['passkey', 'passkey', 'passkey', 'code'])
  expect(new Set(sent.executions).size).toBe(4)
})
