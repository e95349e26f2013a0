import { testPayees } from '../../apps/demo/server/customers/testPayees.ts'
import { expect, test } from '../journey.ts'

const { takesSixMinutes: payee } = testPayees

test('a movement shows what has happened to it and what comes next, and changes by itself when the money arrives', async ({
  wallet,
  ada,
  page,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.main().getByRole('link', { name: payee }).click()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
  await wallet.button('Continue').click()
  await wallet.confirm()
  await expect(wallet.heading('Payment sent')).toBeVisible()
  await wallet.button('Done').click()
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click()
  // Home has links to payees, too.
  await expect(wallet.heading('Activity')).toBeVisible()
  await wallet.main().getByRole('link', { name: payee }).first().click()

  const timeline = wallet.main().getByRole('list', { name: 'What happened' })
  await expect(timeline.getByRole('listitem').filter({ hasText: 'On its way' })).toHaveAttribute('aria-current', 'step')
  await expect(timeline.getByText(/^by /)).toBeVisible()
  await checkAccessibility()

  await wallet.afterSeconds(6 * 60, timeline.getByText('Arrived', { exact: true }))
  await expect(wallet.heading('Payment arrived')).toBeVisible()

  await wallet.button('Send again').click()
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeVisible()
})

test('the movement that filled the wallet says where the money is from', { tag: '@long' }, async ({
  wallet,
  ada,
  page,
}) => {
  await wallet.enter(ada)
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click()
  await wallet
    .main()
    .getByRole('link', { name: /Added money/ })
    .first()
    .click()
  await expect(wallet.main().getByText('You received')).toBeVisible()
  await expect(wallet.main().getByText(/^\+/).first()).toBeVisible()
})
