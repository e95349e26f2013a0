import { expect, test } from '../journey.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test('the first sign-in shows the SCA sign-in in place of the content that it protects, with the keyboard alone', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  await sca.enter()

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

test('before a price the SCA sign-in opens inline, and the price comes afterwards', async ({
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

test('it can be started again when it has expired, and a lock shows its end', async ({
  wallet,
  sca,
  backstage,
  checkAccessibility,
}) => {
  await sca.enter()
  await backstage.advance(6)
  await sca.typeCode()
  await expect(wallet.heading('Time’s up')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Start again').click()
  await expect(wallet.heading('Confirm it’s you')).toBeVisible()
  await backstage.orderSca('four-failed-attempts')
  await sca.typeWrongCode()

  await expect(wallet.heading('Too many failed attempts')).toBeFocused()
  await expect(wallet.main()).toContainText(/You can confirm again at \d+:\d\d [AP]M/)
  await checkAccessibility()
})

test('a user with a passkey can choose, and the last method comes first', async ({
  authenticator,
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  await sca.enterConfirmed({ passkey: true })
  expect(await authenticator.credentials()).toHaveLength(1)
  await backstage.orderSca('end-sca-sessions')
  await page.getByRole('link', { name: 'Activity', exact: true }).click()

  await expect(wallet.heading('Confirm it’s you')).toBeVisible()
  await expect(wallet.button(/^Text message code.*Used last/)).toBeVisible()
  await checkAccessibility()
  await wallet.button(/^Passkey/).focus()
  await page.keyboard.press('Enter')
  await expect(wallet.button('Confirm with your passkey')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Confirm with your passkey').focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Confirm it’s you')).toBeHidden()
  await expect(wallet.main().getByText('Added money')).toBeVisible()
})

test('it is requested again before the day on which it lapses, and after it', async ({
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
