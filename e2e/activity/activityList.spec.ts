import { expect, test } from '../journey.ts'

test('movements are filtered and searched, a row leads to its receipt, and a page without a connection says so', async ({
  wallet,
  page,
  ada,
  backstage,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await wallet.quote('Grace Okafor', '25')
  await wallet.button('Cancel').click()
  await wallet.quote('Ines Duarte', '17')
  await wallet.confirm()
  await expect(wallet.heading('Payment sent')).toBeVisible()
  await backstage.advance(1)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  const rows = () =>
    wallet
      .main()
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
  const row = (name: RegExp) => wallet.main().getByRole('link', { name })

  await expect(wallet.heading('Today')).toBeVisible()
  await expect(row(/^Ines Duarte Returned/)).toBeVisible()
  await expect(row(/^Added money/).first()).toContainText('+')
  await expect(row(/^Grace Okafor/)).toHaveCount(0)
  await checkAccessibility()

  await wallet.button('Not sent').click()
  await expect(row(/^Grace Okafor Not sent/)).toBeVisible()
  await expect(rows()).toHaveCount(1)
  // The movement that was beside the list is left out of it.
  await expect(wallet.main().getByRole('list', { name: 'What happened' })).toBeHidden()
  await wallet.button('All').click()
  await expect(wallet.main().getByRole('list', { name: 'What happened' })).toBeVisible()
  await wallet.main().getByRole('searchbox').fill('duarte 17')
  await expect(rows()).toHaveCount(1)
  await wallet.main().getByRole('searchbox').fill('Zoe')
  await expect(wallet.main().getByRole('status').filter({ hasText: 'Nothing found.' })).toBeVisible()
  await checkAccessibility()
  await wallet.main().getByRole('searchbox').fill('')
  await wallet.main().getByText('Filters', { exact: true }).click()
  await wallet.main().getByLabel('Payee').selectOption('Ines Duarte')
  await expect(row(/^Added money/)).toHaveCount(0)
  await expect(rows()).toHaveCount(1)
  await checkAccessibility()
  await wallet.main().getByLabel('Payee').selectOption('All')

  await row(/^Ines Duarte/).click()
  await expect(wallet.heading('Payment returned')).toBeVisible()
  await page.goBack()
  await expect(row(/^Ines Duarte/)).toBeVisible()
  await backstage.order('offline')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(wallet.main().getByRole('status').filter({ hasText: 'isn’t available right now' })).toBeVisible()
  await expect(wallet.alert()).toBeHidden()
  await expect(wallet.main().getByRole('listitem').first()).toBeVisible()
  await checkAccessibility()
})
