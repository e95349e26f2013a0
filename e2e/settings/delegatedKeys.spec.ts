import { expect, test } from '../journey.ts'
import { item } from '../pages/settings.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a card is allowed to spend, and ended', async ({ wallet, checkAccessibility }) => {
  await wallet.openSetting('Cards')
  await expect(wallet.main().getByText('No card pays automatically yet.')).toBeVisible()
  await wallet.button('Allow this card').click()
  await expect(wallet.alert()).toContainText('Say what it is for.')
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'What is it for?' }).fill('Groceries')
  await wallet.button('Allow this card').click()
  await expect(wallet.main().getByText('This card can now spend from your wallet.')).toBeVisible()
  await expect(item(wallet, 'Groceries')).toContainText('Allowed')
  await checkAccessibility()

  await item(wallet, 'Groceries')
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await checkAccessibility()
  await wallet.button('Revoke access').click()
  await expect(wallet.main().getByText('Card access revoked.')).toBeVisible()
})
