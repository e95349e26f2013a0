import { expect, test } from './journey.ts'

test.use({ panel: true })

test.afterEach(async ({ backstage }) => {
  for (const order of ['login-succeeds', 'liveness-passes'] as const) await backstage.orderSca(order)
})

test('orders in the panel for a payment and for its customer take effect, and every button works', async ({
  wallet,
  sca,
  elena,
  backstage,
  page,
  checkAccessibility,
}) => {
  await wallet.open()
  await wallet.button('ada@example.com').click()
  const field = wallet.main().getByRole('textbox', { name: 'Email address' })
  await expect(field).toHaveValue('ada@example.com')
  await expect(field).toBeFocused()
  await wallet.askForCode(elena.email)
  await expect(backstage.shownCode(elena.email)).toHaveAccessibleName('Copy code 000000')
  await wallet.typeCode('000000')
  await sca.typeCode()
  await expect(wallet.heading('Confirm that it is you')).toBeHidden()
  async function payByTransfer(payee: string) {
    await page.getByRole('link', { name: 'Send', exact: true }).click()
    await wallet.main().getByRole('link', { name: payee }).click()
    await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
    await wallet.button('Pay by bank transfer').click()
    await wallet.button('Continue').click()
    await expect(wallet.heading('Confirm the payment')).toBeVisible()
  }
  await payByTransfer('Léa Fontaine-Albrecht')
  await backstage.press('Change account')
  await sca.typeCode()
  await expect(wallet.heading('We stopped this payment')).toBeFocused()
  await expect(wallet.main().getByRole('table')).toContainText('DE02 1203 0000 0000 2020 51')
  await wallet.button('Start again').click()
  await expect(wallet.heading('The recipient changed')).toBeFocused()
  await expect(wallet.button('Continue with €25.00')).toBeHidden()
  await wallet.button('Close').click()
  await payByTransfer('Officina Bianchi')
  await sca.typeCode()
  await expect(wallet.heading('Make your transfer')).toBeVisible()

  const names = await backstage.scaOrders().allTextContents()
  expect(names).toContain('The transfer arrives')
  for (const name of names) await backstage.press(name)
  for (const name of ['Lose the next answer', 'Reject the next code', 'Tamper with the next bundle', 'Go offline']) {
    await backstage.press(name)
    // Before the panel has read that, another press would order it again.
    const armed = page.getByRole('button', { name, exact: true, pressed: true })
    await expect(armed).toBeVisible()
    await backstage.press(name)
    await expect(armed).toBeHidden()
  }
  await checkAccessibility({ part: 'backstage' })

  // The wrong attempts, the end of the SCA session and the pending sign-in stay in effect after this.
  await page.goto('/activity')
  await sca.typeCode()
  await expect(wallet.heading('Your account is locked')).toBeVisible()
  await backstage.press('None')
  await page.reload()
  await sca.typeCode()
  await expect(wallet.main()).toContainText('We’re still verifying you. Try again in a few minutes.')
  await backstage.press('Succeeds')
  await wallet.button(/^Try again with a text message/).click()
  await sca.typeCode()
  await expect(
    wallet
      .main()
      .getByRole('link', { name: /Léa Fontaine-Albrecht/ })
      .first(),
  ).toBeVisible()
})
