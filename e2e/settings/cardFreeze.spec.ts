import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a card is frozen and unfrozen', async ({ wallet, page, checkAccessibility }) => {
  await wallet.openSetting('Cards')
  const frozen = wallet.main().getByRole('switch', { name: /^Frozen/ })
  await expect(frozen).toHaveAttribute('aria-checked', 'false')
  await checkAccessibility()
  await frozen.click()
  await expect(frozen).toHaveAttribute('aria-checked', 'true')
  await expect(wallet.main().getByText('The card is frozen.')).toBeVisible()
  await checkAccessibility()

  await page.reload()
  await expect(frozen).toHaveAttribute('aria-checked', 'true')
  await frozen.click()
  await expect(frozen).toHaveAttribute('aria-checked', 'false')
})
