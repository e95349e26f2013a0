import { expect, test } from '../journey.ts'
import { press, tabTo } from '../pages/keyboard.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test.beforeEach(async ({ sca }) => sca.enterConfirmed())

test('a change to the amount or the account abandons the challenge, and the payment starts again from a new quote', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const { proofs, executions } = watchPayments(page)
  await wallet.quote('Léa Fontaine', '25')
  for (const { what, was, is } of [
    { what: 'amount', was: '€25.00', is: '€26.00' },
    { what: 'account', was: 'DE89 3704 0044 0532 0130 00', is: 'Léa Fontaine-Albrecht DE02 1203 0000 0000 2020 51' },
  ] as const) {
    await wallet.confirm()
    await expect(wallet.heading('Confirm the payment')).toBeVisible()
    await expect(sca.codeField()).toBeFocused()
    await backstage.orderSca(`change-quote-${what}`)
    await tabTo(sca.codeField())
    await page.keyboard.type('123456')

    await expect(wallet.heading('We stopped this payment')).toBeFocused()
    await expect(wallet.main()).toContainText('Its details changed after you reviewed it. Nothing was sent.')
    await expect(wallet.main().getByRole('table')).toContainText(was)
    await expect(wallet.main().getByRole('table')).toContainText(is)
    await expect(sca.codeField()).toBeHidden()
    if (what === 'amount') await checkAccessibility()
    await press(wallet.button('Start again'))
    // The account stays changed, so starting again requires agreeing to that first.
    await expect(wallet.heading(what === 'account' ? 'The recipient changed' : 'Check and send')).toBeFocused()
  }
  await expect(wallet.main().getByRole('table')).toContainText('DE02 1203 0000 0000 2020 51')
  expect(proofs).toHaveLength(0)
  expect(new Set(executions).size).toBe(2)
})
