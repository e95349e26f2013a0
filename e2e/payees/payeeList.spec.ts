import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a payee is removed after a question and is no longer offered', async ({ wallet, page, checkAccessibility }) => {
  await page.getByRole('link', { name: 'Payees', exact: true }).click()
  const items = wallet.main().getByRole('list', { name: 'Your payees' }).getByRole('listitem')
  const first = items.first()
  await expect(first).toBeVisible()
  const count = await items.count()
  await checkAccessibility()
  await first.getByRole('button', { name: /^Remove / }).click()
  await checkAccessibility()
  await first.getByRole('button', { name: 'Keep' }).click()
  await expect(items).toHaveCount(count)

  await first.getByRole('button', { name: /^Remove / }).click()
  await first.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(wallet.main().getByText('The payee was removed.')).toBeVisible()
  await expect(items).toHaveCount(count - 1)
  await page.reload()
  await expect(items).toHaveCount(count - 1)
})
