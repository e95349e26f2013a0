import { expect, test } from '../journey.ts'

test('a receipt says what was agreed to and by which key, and another device says that it cannot compare', async ({
  wallet,
  ada,
  phone,
  page,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await wallet.quote('Grace Okafor', '25')
  await wallet.confirm()
  await wallet.expectSent()

  const agreement = wallet.main().getByRole('region', { name: 'What you agreed to' })
  await expect(agreement).toContainText('Send 25.00 USDB to Grace Okafor, account')
  await expect(agreement).toContainText('Exactly as you agreed.')
  await agreement.getByText('Signature').click()
  await expect(agreement.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await checkAccessibility()

  await page.reload()
  await expect(agreement).toContainText('Exactly as you agreed.')

  await phone.enter(ada)
  await phone.page.getByRole('link', { name: 'Activity', exact: true }).first().click()
  await phone
    .main()
    .getByRole('link', { name: /Grace Okafor/ })
    .first()
    .click()
  await expect(phone.main().getByRole('region', { name: 'What you agreed to' })).toContainText(
    'Agreed to on another device',
  )
})
