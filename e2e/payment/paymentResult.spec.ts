import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet, ada }) => wallet.enter(ada))

test('what was only looked at is no movement, and what was returned is struck with its credit', {
  tag: '@long',
}, async ({ wallet, page, backstage, checkAccessibility }) => {
  await wallet.quote('Grace Okafor', '25')
  await wallet.button('Cancel').click()
  await expect(wallet.heading('Your balance')).toBeVisible()
  await wallet.quote('Ines Duarte', '17')
  await wallet.confirm()
  await expect(wallet.heading('Payment sent')).toBeVisible()
  await backstage.advance(1)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()

  const failed = wallet.main().getByRole('link', { name: /Ines Duarte/ })
  await expect(failed.getByRole('deletion')).toHaveText(/17\.00/)
  await expect(failed).toContainText(/Returned · .*17\.00.USDB/)
  await expect(wallet.main().getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(wallet.main().getByRole('link', { name: /Grace Okafor/ })).toHaveCount(0)
  await checkAccessibility()
  await wallet.button('Not sent').click()
  await expect(wallet.main().getByRole('link', { name: /Grace Okafor/ })).toHaveCount(1)
  await failed.waitFor({ state: 'detached' })
})

test('a receipt names who paid, and prints alone, on light paper', async ({ wallet, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await wallet.quote('Grace Okafor', '25')
  await wallet.confirm()
  await wallet.expectSent()
  // The dialog would stop the page; without it, only the mark for the style sheet is left.
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  await wallet.button('Print').click()
  await page.emulateMedia({ media: 'print' })

  await expect(wallet.heading('Payment arrived')).toBeVisible()
  await expect(wallet.main()).toContainText('Ada Byron')
  for (const around of [
    page.getByRole('navigation').first(),
    page.getByText('Demo. No real money.'),
    wallet.button('Done'),
  ])
    await expect(around).toBeHidden()
  await expect(wallet.main().locator('.cs-sheet').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
