import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a card is frozen and unfrozen', async ({ wallet, page, checkAccessibility }) => {
  await wallet.openSetting('Cards')
  const freeze = wallet.main().getByRole('button', { name: /^Freeze VISA/ })
  const unfreeze = wallet.main().getByRole('button', { name: /^Unfreeze VISA/ })
  await expect(wallet.main().getByText('Active', { exact: true })).toBeVisible()
  await checkAccessibility()
  await freeze.click()
  await expect(unfreeze).toBeVisible()
  await expect(wallet.main().getByText('The card is frozen.')).toBeVisible()
  await checkAccessibility()

  await page.reload()
  await unfreeze.click()
  await expect(freeze).toBeVisible()
})
