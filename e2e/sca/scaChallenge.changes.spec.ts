import { expect, test } from '../journey.ts'
import { press, tabTo } from '../pages/keyboard.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test.beforeEach(async ({ sca }) => sca.enterConfirmed())

test('any change to the payment abandons the challenge, and the payment starts again from a new quote', async ({
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
    { what: 'currency', was: 'EUR', is: 'USD' },
    { what: 'payee', was: 'Léa Fontaine-Albrecht', is: 'Mallory Swapped' },
    { what: 'rail', was: 'DE89 3704 0044 0532 0130 00', is: 'SEPA Instant' },
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
  expect(new Set(executions).size).toBe(5)
})

test('a proof whose response is lost leads to the next one, and a change before that abandons it', async ({
  wallet,
  sca,
  backstage,
  page,
}) => {
  const { proofs } = watchPayments(page)
  await sca.pay('Grace Okafor', '40')
  await backstage.order('lose-next-answer')
  await sca.typeCode()
  await expect(wallet.heading('Step 2: confirm the payment')).toBeVisible()
  expect(proofs).toHaveLength(1)
  await backstage.orderSca('change-quote-account')
  await sca.typeCode()

  await expect(wallet.heading('We stopped this payment')).toBeFocused()
  await expect(wallet.main().getByRole('table')).toContainText('Grace Okafor 66600066601')
  expect(proofs).toHaveLength(1)
  await press(wallet.button('Start again'))
  await expect(wallet.heading('The recipient changed')).toBeFocused()
})
