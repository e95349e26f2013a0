import { expect, test } from '../journey.ts'

test('a payment by a slow rail is canceled from its movement, and the money comes back', async ({
  wallet,
  ada,
  page,
  backstage,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
  await wallet.main().getByText('More options').click()
  await wallet.main().getByRole('combobox', { name: 'How it is sent' }).selectOption('ACH')
  await wallet.button('Continue').click()
  await wallet.confirm()
  await expect(wallet.heading('Payment sent')).toBeVisible()
  await wallet.button('Done').click()
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click()
  await wallet
    .main()
    .getByRole('link', { name: /Grace Okafor/ })
    .first()
    .click()

  await wallet.button('Cancel payment').click()
  await expect(wallet.main().getByText('It may be delivered all the same.')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Cancel payment').click()
  await expect(wallet.main().getByText('We asked the bank to stop it.')).toBeVisible()
  await checkAccessibility()
  // The person comes back later.
  await backstage.advance(10)
  await page.reload()
  await expect(
    wallet
      .main()
      .getByText(/came back|returned|refunded/i)
      .first(),
  ).toBeVisible()
})
