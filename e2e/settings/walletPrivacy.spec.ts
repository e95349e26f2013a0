import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('the wallet is made private and public again', async ({ wallet, page, checkAccessibility }) => {
  await wallet.openSetting('Privacy')
  const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
  await expect(privacy).toBeVisible()
  const before = await privacy.getAttribute('aria-checked')
  const after = before === 'true' ? 'false' : 'true'
  await checkAccessibility()
  await privacy.click()
  await expect(privacy).toHaveAttribute('aria-checked', after)
  await expect(wallet.main().getByText('This wallet is')).toBeVisible()
  await checkAccessibility()

  await page.reload()
  await expect(privacy).toHaveAttribute('aria-checked', after)
  await privacy.click()
  await expect(privacy).toHaveAttribute('aria-checked', before ?? '')
})
