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
  await first.getByRole('button', { name: /^Details / }).click()
  await checkAccessibility()
  await first.getByRole('button', { name: /^Remove / }).click()
  await checkAccessibility()
  await first.getByRole('button', { name: 'Keep' }).click()
  await expect(items).toHaveCount(count)

  await first.getByRole('button', { name: /^Details / }).click()
  await first.getByRole('button', { name: /^Remove / }).click()
  await first.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(wallet.main().getByText('The payee was removed.')).toBeVisible()
  await expect(items).toHaveCount(count - 1)
  await page.reload()
  await expect(items).toHaveCount(count - 1)
})

test('on a phone of 320 px a payee is one row to press, and its details are a press away at the end of that line', async ({
  wallet,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/payees')
  const first = wallet.main().getByRole('list', { name: 'Your payees' }).getByRole('listitem').first()
  const row = first.getByRole('button', { name: /^Pay / })
  const details = first.getByRole('button', { name: /^Details / })
  await expect(row).toBeVisible()
  const [rowBox, detailsBox] = await Promise.all([row.boundingBox(), details.boundingBox()])
  expect(detailsBox?.x).toBeGreaterThan((rowBox?.x ?? 0) + (rowBox?.width ?? 0) - 1)
  expect(detailsBox?.y).toBeLessThan((rowBox?.y ?? 0) + (rowBox?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Beside the whole row, no word that pays takes the room of the name.
  const name = await wallet.main().getByText('Léa Fontaine-Albrecht', { exact: true }).boundingBox()
  expect(name?.height).toBeLessThan(30)

  await row.press('Enter')
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeVisible()
})
