import { expect, test } from '../journey.ts'
import { tabTo } from '../pages/keyboard.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test.beforeEach(async ({ sca }) => sca.enterConfirmed())

test('a change to the amount or the account stops the payment, and nothing there starts it again', {
  tag: '@long',
}, async ({ wallet, sca, backstage, page, checkAccessibility }) => {
  const { proofs, executions } = watchPayments(page)
  for (const { what, was, is } of [
    { what: 'amount', was: '€25.00', is: '€26.00' },
    { what: 'account', was: 'DE89 3704 0044 0532 0130 00', is: 'Léa Fontaine-Albrecht DE02 1203 0000 0000 2020 51' },
  ] as const) {
    await sca.pay('Léa Fontaine', '25')
    await expect(sca.codeField()).toBeFocused()
    await backstage.orderSca(`change-quote-${what}`)
    await tabTo(sca.codeField())
    await page.keyboard.type('123456')

    await expect(wallet.heading('Checking your payment')).toBeFocused()
    await expect(wallet.main()).toContainText(
      /It may have been sent\..* If it wasn’t sent, you get the money back at \d/,
    )
    await expect(wallet.main().getByRole('table')).toContainText(was)
    await expect(wallet.main().getByRole('table')).toContainText(is)
    await expect(sca.codeField()).toBeHidden()
    if (what === 'amount') await checkAccessibility()
    await expect(wallet.button('Start again')).toBeHidden()
  }
  expect(proofs).toHaveLength(0)
  expect(new Set(executions).size).toBe(2)
})

test('a payment whose payee was swapped stays stopped everywhere, and the payee is set aside until the user decides', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const { proofs } = watchPayments(page)
  const toHome = () => page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const needsYou = wallet.main().getByRole('list', { name: 'Payments that need you' })
  const setAside = wallet.main().getByRole('link', { name: /Mallory Swapped.*Blocked for now/ })
  const whatChanged = wallet.main().getByRole('table')

  /** Pays someone whose account is swapped while the proof is asked for. */
  async function stopPayment(): Promise<void> {
    await sca.pay('Léa Fontaine', '25')
    await backstage.orderSca('change-quote-payee')
    await sca.codeField().fill('123456')
    await expect(wallet.heading('Checking your payment')).toBeVisible()
  }

  async function expectStopped(): Promise<void> {
    await expect(needsYou).toContainText(
      /It may have been sent\. Don’t pay again\. .* If it wasn’t sent, you get the money back at \d+:\d\d/,
    )
    await expect(wallet.main().getByRole('link', { name: 'Confirm payment' })).toBeHidden()
  }

  await stopPayment()
  await toHome()
  await expectStopped()
  await page.reload()
  await expectStopped()
  await checkAccessibility()
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click()
  const stopped = /^Léa Fontaine.* Being checked .*It may have been sent\. Don’t pay again\./
  await wallet.main().getByRole('link', { name: stopped }).click()

  // Its page shows the stop again, with the payee before and now.
  await wallet.main().getByRole('link', { name: 'See what changed' }).click()
  for (const load of [async () => {}, async () => page.reload()]) {
    await load()
    await expect(wallet.heading('Checking your payment')).toBeVisible()
    await expect(whatChanged).toContainText('DE89 3704 0044 0532 0130 00')
    await expect(whatChanged).toContainText('Mallory Swapped DE02 1203 0000 0000 2020 51')
    await expect(sca.codeField()).toBeHidden()
  }

  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await setAside.click()
  await expect(wallet.heading('Blocked for now')).toBeVisible()
  await expect(wallet.main()).toContainText('We blocked this payee.')
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeHidden()
  await checkAccessibility()
  await wallet.button('Remove').click()
  await expect(wallet.heading('Who do you want to pay?')).toBeVisible()
  await expect(wallet.main().getByRole('link', { name: /Mallory Swapped/ })).toBeHidden()

  await stopPayment()
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await setAside.click()
  await wallet.button('Use it anyway').click()
  await expect(wallet.main().getByText(/^Use this account\? Only do so if/)).toBeFocused()
  await checkAccessibility()
  await wallet.button('Use it anyway').click()
  await expect(wallet.main().getByText(/^Part of a stopped payment/)).toBeVisible()
  await checkAccessibility()
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeVisible()
  expect(proofs).toHaveLength(0)
})
