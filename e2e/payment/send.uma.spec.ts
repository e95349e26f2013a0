import { expect, test } from '../journey.ts'
import { press } from '../pages/keyboard.ts'

test('a UMA address is looked up, told only what its side needs, and paid with the keyboard alone', async ({
  wallet,
  ada,
  page,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await press(page.getByRole('link', { name: 'Send', exact: true }))
  await press(wallet.main().getByRole('button', { name: /^New payee/ }))
  await expect(wallet.main().getByLabel('IBAN, account number, phone number or wallet address')).toBeFocused()
  await page.keyboard.type('$Success.usd@sandbox.example')
  await page.keyboard.press('Enter')
  await expect(wallet.main()).toContainText('Only what you fill in here is sent to sandbox.example.')
  await expect(wallet.main().getByLabel('Your full name')).toHaveValue(/Ada/)
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
  await expect(wallet.main().getByRole('textbox', { name: 'Recipient gets' })).toHaveValue('24.87')

  const request = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/quotes'))
  await wallet.button('Continue').click()
  const asked: unknown = (await request).postDataJSON()
  expect(asked).toMatchObject({
    destination: { destinationType: 'UMA_ADDRESS', umaAddress: '$success.usd@sandbox.example', currency: 'USD' },
    senderCustomerInfo: { FULL_NAME: 'Ada Byron' },
  })
  expect(asked).toHaveProperty('lookupId')
  await expect(wallet.heading('Check and send')).toBeVisible()
  await expect(wallet.main()).toContainText('$success.usd@sandbox.example')
  await checkAccessibility()
  await page.reload()
  await expect(wallet.heading('Check and send')).toBeVisible()
  await wallet.button('Edit').click()
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toHaveValue('25')
  await page.reload()
  await expect(wallet.main().getByLabel('Your full name')).toHaveValue(/Ada/)
  await wallet.button('Continue').click()
  await wallet.confirm()
  await wallet.expectSent()
})
