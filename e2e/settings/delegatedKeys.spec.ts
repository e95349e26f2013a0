import { expect, test } from '../journey.ts'
import { item } from '../pages/settings.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a card is allowed to spend, and ended', async ({ wallet, checkAccessibility }) => {
  await wallet.openSetting('Card payments')
  await expect(wallet.main().getByText('No card may spend from this wallet by itself.')).toBeVisible()
  await wallet.button('Allow this card').click()
  await expect(wallet.alert()).toContainText('Please give it a name')
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'Name' }).fill('Groceries')
  await wallet.button('Allow this card').click()
  await expect(wallet.main().getByText('The card may spend from this wallet now.')).toBeVisible()
  await expect(item(wallet, 'Groceries')).toContainText('May spend')
  await checkAccessibility()

  await item(wallet, 'Groceries').getByRole('button', { name: /^End/ }).click()
  await checkAccessibility()
  await wallet.button('Yes, end it').click()
  await expect(wallet.main().getByText('The card can no longer spend from this wallet.')).toBeVisible()
})
