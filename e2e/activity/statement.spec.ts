import { expect, test } from '../journey.ts'

test('a month’s statement adds up and is saved, one that is not closed says when, and one that a relay changed is not shown', async ({
  wallet,
  page,
  ada,
  backstage,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await wallet.quote('Grace Okafor', '25')
  await wallet.confirm()
  await wallet.expectSent()
  await backstage.advance(40 * 24 * 60)
  await page.goto('about:blank')
  await wallet.enter(ada)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await wallet.main().getByRole('link', { name: 'Statements' }).click()

  const month = wallet.main().getByRole('combobox', { name: 'Month' })
  await expect(wallet.main().getByText('Closing balance')).toBeVisible()
  const months = await month.getByRole('option').all()
  const values = await Promise.all(months.map((option) => option.getAttribute('value')))
  const line = wallet.main().getByText(/ · Grace Okafor$/)
  // The payment is forty days old, in the last month or the one before.
  if (!(await line.isVisible())) await month.selectOption(values[2] ?? '')
  await expect(line).toBeVisible()
  await checkAccessibility()
  const download = page.waitForEvent('download')
  await wallet.button('Save as CSV').click()
  expect((await download).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.csv$/)
  // Printed by the browser, it is without the navigation.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(line).toBeVisible()
  await expect(wallet.main().getByText('Ada Byron')).toBeVisible()
  // On paper there is nothing to choose: the period and the account are text, and no balance of today.
  await expect(wallet.main().getByText(/^\w+ 20\d\d · Digital dollars · [0-9a-f-]{36}$/)).toBeVisible()
  await expect(month).toBeHidden()
  await expect(page.getByText('Harbor', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const shown = await month.inputValue()
  await month.selectOption(values[0] ?? '')
  await expect(wallet.alert()).toContainText('is ready about a day after the month ends')
  await checkAccessibility()

  await page.route('**/balance-changes?*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/"amount":-25/, '"amount":-24') })
  })
  await month.selectOption(shown)
  await expect(wallet.alert()).toContainText('don’t add up to its balances')
  await expect(wallet.main().getByText(/balance$|^Transactions$/)).toHaveCount(0)

  // What the service holds has a statement of its own.
  await wallet.main().getByLabel('Account', { exact: true }).selectOption({ label: 'US Dollar' })
  await month.selectOption(shown)
  await expect(wallet.main()).toContainText('Closing balance$150.00')
})
