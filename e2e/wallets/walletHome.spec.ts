import { expect, test } from '../journey.ts'

test('home shows the balance, people and what happened last, and says of when it is without a connection', async ({
  wallet,
  ada,
  page,
  backstage,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await expect(wallet.main().getByText('2,500', { exact: false }).first()).toBeVisible()
  await expect(wallet.main().getByRole('list', { name: 'Activity' })).toBeVisible()
  await checkAccessibility()
  const people = wallet.main().getByRole('list').filter({ hasText: 'New payee' }).getByRole('listitem')
  const tops = await people.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5)

  await backstage.order('offline')
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(wallet.main().getByText('Your wallet isn’t available right now.')).toBeVisible()
  await expect(wallet.main().getByText(/Last updated/)).toBeVisible()
  await expect(wallet.main().getByText('2,500', { exact: false }).first()).toBeVisible()
  await checkAccessibility()
  await backstage.callOff('offline')
  await wallet.main().getByRole('button', { name: 'Try again' }).first().click()
  await expect(wallet.main().getByRole('list', { name: 'Activity' })).toBeVisible()

  await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeVisible()
})
