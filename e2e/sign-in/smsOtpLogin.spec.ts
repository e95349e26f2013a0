import { expect, test } from '../journey.ts'

const phoneNumber = '+14155550123'

test.beforeEach(async ({ wallet }) => wallet.open())

test('a code by text message signs in, and the screen shows the number as it was typed', async ({
  wallet,
  backstage,
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
})

test('this device asks for the number next time', async ({ wallet, backstage, page }) => {
  await wallet.button('Use a mobile number instead').click()
  await wallet.main().getByRole('textbox', { name: 'Mobile number' }).fill(phoneNumber)
  await wallet.button('Continue').click()
  await wallet.typeCode(await backstage.readCode(phoneNumber))
  await expect(wallet.heading('Your balance')).toBeVisible()
  await wallet.signOut()
  await page.reload()

  await expect(wallet.main().getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
})

test('a number without its country code shows an error at the field', async ({ wallet, checkAccessibility }) => {
  await wallet.button('Use a mobile number instead').click()
  await wallet.main().getByRole('textbox', { name: 'Mobile number' }).fill('4155550123')
  await wallet.button('Continue').click()

  await expect(wallet.alert()).toContainText('with its country code')
  await expect(wallet.main().getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
  await checkAccessibility()
})

test('an unknown number gets the same responses as a known one, and no code works', async ({ wallet }) => {
  await wallet.button('Use a mobile number instead').click()
  await wallet.main().getByRole('textbox', { name: 'Mobile number' }).fill('+14155550199')
  await wallet.button('Continue').click()
  await wallet.typeCode('000000')

  await expect(wallet.alert()).toContainText('Check it and try again')
})
