import { expect, test } from '../journey.ts'

const phoneNumber = '+14155550123'

test.beforeEach(async ({ wallet }) => wallet.open())

test('a code by text message signs in, the screen shows the number as it was typed, and asks for it next time', async ({
  wallet,
  backstage,
  page,
  checkAccessibility,
}) => {
  await wallet.button('Use a mobile number instead').click()
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'Mobile number' }).fill('+1 (415) 555-0123')
  await wallet.button('Continue').click()
  await expect(wallet.heading('Check your phone')).toBeVisible()
  await expect(wallet.main().getByText(`We sent a code to ${phoneNumber}.`)).toBeVisible()
  await checkAccessibility()

  await wallet.typeCode('111111')
  await expect(wallet.alert()).toContainText('Check it and try again')
  await expect(wallet.codeField()).toBeFocused()
  await wallet.typeCode(await backstage.readCode(phoneNumber))

  await expect(wallet.heading('Your balance')).toBeVisible()
  await wallet.signOut()
  await page.reload()
  await expect(wallet.main().getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
})
