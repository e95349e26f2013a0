import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet, elena }) => {
  await wallet.enter(elena)
})

test('someone new is saved from a pasted IBAN and paid', async ({ wallet, page, checkAccessibility }) => {
  await page.goto('/send')
  await wallet
    .main()
    .getByRole('button', { name: /New payee/ })
    .click()
  const account = wallet.main().getByRole('textbox', { name: /IBAN, account number/ })
  await expect(account).toBeFocused()
  await checkAccessibility()

  await account.fill('DE02 1203 0000 0000 2020 52')
  await account.press('Enter')
  await expect(wallet.main().getByText('This doesn’t look right.')).toBeVisible()
  await account.fill('DE02 1203 0000 0000 2020 51')
  await account.press('Enter')

  await expect(wallet.main().getByRole('textbox', { name: 'IBAN' })).toHaveValue('DE02 1203 0000 0000 2020 51')
  await wallet.button('Save payee').click()
  await expect(wallet.main().getByRole('textbox', { name: 'Full name' })).toBeFocused()
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'Full name' }).fill('Nora Lindqvist')
  await wallet.main().getByRole('combobox', { name: 'Country where they live' }).selectOption('Germany')
  await wallet.button('Save payee').click()
  await expect(wallet.heading('Nora Lindqvist is saved')).toBeFocused()
  await checkAccessibility()

  await wallet.button('Pay Nora Lindqvist').click()
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeVisible()
  await expect(wallet.main().getByText('Nora Lindqvist').first()).toBeVisible()
})

test('an account of another country is described by its own fields, and an address by its network', {
  tag: '@long',
}, async ({ wallet, page }) => {
  await page.goto('/send/new')
  await wallet.button('Choose a country instead').click()
  const list = wallet.main().getByRole('combobox', { name: 'Country and currency' })
  await list.selectOption('United Kingdom – British Pound')
  await expect(wallet.main().getByRole('textbox', { name: 'Sort code' })).toBeVisible()

  await wallet.button('Start over').click()
  await wallet.main().getByRole('textbox').fill('0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1')
  await wallet.button('Continue').click()
  await wallet.main().getByRole('combobox', { name: 'On which network?' }).selectOption('Base – USDC')
  await wallet.main().getByRole('checkbox', { name: 'This is my own wallet' }).check()
  await wallet.button('Save payee').click()
  await expect(wallet.heading(/is saved/)).toBeVisible()
})
