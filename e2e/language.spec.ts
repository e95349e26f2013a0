import { expect, test } from './journey.ts'

test('the screens speak the language that is chosen, also after a reload', async ({ wallet, page, ada }) => {
  await wallet.enter(ada)
  await wallet.profile().click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Senden', exact: true }).click()
  await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
  await wallet.main().getByRole('textbox', { name: 'Sie senden' }).fill('25')
  await wallet.button('Weiter').click()
  await expect(wallet.heading('Prüfen und senden')).toBeVisible()
  await expect(wallet.button(/^25,00\s\S+ senden$/)).toBeVisible()
  await page.goto('/activity')
  await expect(wallet.heading('Umsätze')).toBeVisible()
})

test.describe('on a device that speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('the wallet begins in German, and the language can be changed before anyone signs in', async ({
    page,
    wallet,
  }) => {
    await page.goto('/')
    await expect(wallet.heading('Anmelden')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
    await expect(wallet.heading('Sign in')).toBeVisible()
    await page.reload()
    await expect(wallet.heading('Sign in')).toBeVisible()
  })
})
