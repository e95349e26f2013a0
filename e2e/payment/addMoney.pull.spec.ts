import { expect, test } from '../journey.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

/** Adds an account at a bank, which is the user’s own, from where money is added to dollars. */
async function addBank(wallet: WalletPage, accountNumber: string): Promise<void> {
  await wallet.main().getByRole('link', { name: 'Add money' }).click()
  await wallet.button('Add bank account').click()
  const field = (name: string) => wallet.main().getByRole('textbox', { name, exact: true })
  await expect(field('Full name')).toHaveValue('Ada Byron')
  await field('Routing number').fill('021000021')
  await field('Account number').fill(accountNumber)
  await field('Bank (optional)').fill('Lakeside Bank')
  await wallet
    .main()
    .getByRole('combobox', { name: /^Account type/ })
    .selectOption('Checking')
  await wallet.button('Add bank account').click()
  await expect(wallet.heading('How much?')).toBeVisible()
}

test('money comes from the user’s own bank account, and each page says from where and to what', async ({
  wallet,
  ada,
  page,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await addBank(wallet, '004417229990')
  await wallet.main().getByRole('link', { name: 'Add money' }).click()
  await expect(wallet.heading('From your US bank account')).toBeVisible()
  await checkAccessibility()
  await wallet
    .main()
    .getByRole('button', { name: /Ada Byron/ })
    .click()
  await expect(wallet.main()).toContainText('Lakeside Bank')
  await expect(wallet.main()).not.toContainText('Available')
  await wallet.main().getByLabel('Amount').fill('40')
  await checkAccessibility()
  await wallet.button('Continue').click()

  await expect(wallet.main()).toContainText('ToUS DollarFromABAda Byron Lakeside Bank')
  await expect(wallet.main()).toContainText(/ArrivesUsually by/)
  await checkAccessibility()
  await wallet.button('Add $40.00').click()
  await expect(wallet.heading('Your money is on its way')).toBeVisible()
  await expect(wallet.main()).toContainText('FromABAda Byron Lakeside Bank')
  await expect(wallet.main()).toContainText('ToUS Dollar')
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(wallet.main().getByRole('link', { name: /Ada Byron · US Dollar/ })).toBeVisible()
})

test('a bank account that pays nothing leaves the balance as it was', async ({ wallet, ada, page }) => {
  await wallet.enter(ada)
  await addBank(wallet, '000711111004')
  await wallet.main().getByLabel('Amount').fill('40')
  await wallet.button('Continue').click()
  await wallet.button('Add $40.00').click()
  await expect(wallet.heading('Your money is on its way')).toBeVisible()
  await wallet.afterSeconds(4, wallet.heading('Payment failed'))
  await expect(wallet.main()).toContainText('The money couldn’t be taken from your bank account.')
  await expect(wallet.main()).toContainText('No money left your wallet.')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(wallet.main()).toContainText('$150.00')
})
