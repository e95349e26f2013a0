import { expect, test } from '../journey.ts'
import { press } from '../pages/keyboard.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test('the first sign-in shows the SCA sign-in in place of the content that it protects, also when it expired, with the keyboard alone', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  await sca.enter()
  await backstage.advance(6)
  await sca.typeCode()
  await expect(wallet.heading('Time’s up')).toBeVisible()
  await checkAccessibility()
  await press(wallet.button('Start again'))
  await expect(wallet.heading('Confirm it’s you')).toBeVisible()
  await expect(sca.codeField()).toBeVisible()

  await expect(wallet.main()).toContainText('European rules require this at least every 180 days')
  await expect(wallet.heading('Your balance')).toBeVisible()
  await checkAccessibility()
  await sca.typeWrongCode()
  await expect(wallet.alert()).toHaveText('That didn’t work. Check it and try again.')
  await expect(sca.codeField()).toBeFocused()
  await checkAccessibility()
  await page.keyboard.type('123456')

  await expect(wallet.heading('Confirm it’s you')).toBeHidden()
  await expect(wallet.main().getByText('Added money')).toBeVisible()
  await page.reload()
  await expect(wallet.heading('Your balance')).toBeVisible()
  await expect(wallet.heading('Confirm it’s you')).toBeHidden()
})

test('at the button the SCA sign-in opens inline, can be left without an error, and the same payment continues', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const sent = watchPayments(page)
  await sca.enterConfirmed()
  await wallet.quote('Léa Fontaine', '25')
  const address = page.url()
  await backstage.orderSca('end-sca-sessions')
  await wallet.button(/^Send /).focus()
  await page.keyboard.press('Enter')

  await expect(sca.codeField()).toBeFocused()
  await expect(wallet.main()).toContainText('Léa Fontaine-Albrecht')
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(sca.loginInPlace()).toBeHidden()
  await expect(wallet.button(/^Send /)).toBeFocused()
  await expect(wallet.alert()).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(sca.codeField()).toBeFocused()
  await sca.typeCode()

  await expect(wallet.heading('Confirm the payment')).toBeVisible()
  await sca.typeCode()
  await sca.expectPaid()
  expect(page.url()).toBe(address)
  expect(new Set(sent.executions).size).toBe(1)
})

test('before a price the SCA sign-in opens inline, and the price comes afterwards', { tag: '@long' }, async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  await sca.enterConfirmed()
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.main().getByRole('link', { name: 'Officina Bianchi' }).click()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('10')
  await backstage.orderSca('end-sca-sessions')
  await wallet.button('Continue').click()

  await expect(sca.loginInPlace()).toBeVisible()
  await checkAccessibility()
  await sca.typeCode()
  await expect(wallet.button('Send €10.00')).toBeVisible()
})

test('it is requested again before the day on which it lapses, and after it', { tag: '@long' }, async ({
  wallet,
  sca,
  backstage,
  page,
  elena,
  checkAccessibility,
}) => {
  await sca.enterConfirmed()
  await wallet.signOut()
  await backstage.advance(170 * 24 * 60)
  await page.reload()
  await wallet.signIn(elena.email)

  await expect(wallet.heading('Confirm it’s you soon')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Confirm now').focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Confirm it’s you')).toBeVisible()
  await sca.typeCode()
  await expect(wallet.heading('Thanks, you’re verified')).toBeFocused()
  await checkAccessibility()
  await wallet.button('Done').focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Thanks, you’re verified')).toBeHidden()
  await expect(wallet.main().locator(':focus')).not.toHaveCount(0)

  await wallet.signOut()
  await backstage.advance(181 * 24 * 60)
  await page.reload()
  await wallet.signIn(elena.email)
  await expect(wallet.heading('Confirm it’s you')).toBeVisible()
  await sca.typeCode()
  await expect(wallet.main().getByText('Added money')).toBeVisible()
})
