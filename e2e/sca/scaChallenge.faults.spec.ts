import { expect, test } from '../journey.ts'
import { press, tabTo } from '../pages/keyboard.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test.beforeEach(async ({ sca }) => sca.enterConfirmed())

test('a challenge that has expired takes no proof, and the payment starts again from a new quote', {
  tag: '@long',
}, async ({ wallet, sca, backstage, page, checkAccessibility }) => {
  const { proofs } = watchPayments(page)
  await sca.pay('Léa Fontaine', '25')
  await backstage.advanceAndWake(4.85)
  await expect(sca.timer()).toBeVisible()
  await checkAccessibility()
  // The outcome of the payment is known at its next reading, which takes its time.
  const isRead = Promise.withResolvers<void>()
  await page.route(/\/quotes\/[^/]+$/, async (route) => {
    await isRead.promise
    await route.continue()
  })

  await page.clock.fastForward('00:12')
  await expect(wallet.heading('Time’s up')).toBeFocused()
  await expect(wallet.main()).toContainText('You didn’t confirm in time. Start again.')
  await expect(sca.codeField()).toBeHidden()
  await checkAccessibility()
  await press(wallet.button('Start again'))
  isRead.resolve()
  await expect(wallet.heading('Check and send')).toBeFocused()
  await wallet.confirm()
  await sca.typeCode()

  await sca.expectPaid()
  expect(proofs).toHaveLength(1)
})

test('a wrong code keeps the challenge, too many have to wait, another is sent in time, and a lock says until when', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const { proofs } = watchPayments(page)
  await sca.pay('Léa Fontaine', '25')
  const deadline = wallet.main().getByText(/^Confirm by \d/)
  const until = await deadline.textContent()
  await expect(wallet.button(/^Resend code in 0:\d\d$/)).toHaveAttribute('aria-disabled', 'true')
  await sca.typeWrongCode()
  await expect(wallet.alert()).toHaveText('That didn’t work. Check it and try again.')
  await expect(wallet.heading('Confirm the payment')).toBeVisible()
  await expect(sca.codeField()).toBeFocused()
  await expect(sca.codeField()).toHaveValue('654321')
  expect(
    await sca.codeField().evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([0, 6])
  await checkAccessibility()

  await backstage.order('limit-next-proof')
  const limited = page.waitForResponse((response) => response.status() === 429)
  await page.keyboard.type('123456')
  expect((await limited).headers()).toMatchObject({ 'retry-after': '45' })
  await expect(wallet.alert()).toContainText(/^Too many attempts\. Try again at \d/)
  await expect(wallet.button(/^Confirm the/)).toHaveAttribute('aria-disabled', 'true')
  await checkAccessibility()
  await sca.codeField().press('Enter')
  expect(proofs).toHaveLength(2)
  await backstage.advanceAndWake(1)
  await expect(wallet.alert()).toBeHidden()

  await press(wallet.button('Resend code'))
  await expect(wallet.main()).toContainText('We texted a new code to your phone.')
  await expect(wallet.button(/^Resend code in 0:\d\d$/)).toHaveAttribute('aria-disabled', 'true')
  await expect(deadline).toHaveText(until ?? '')
  await checkAccessibility()
  await backstage.order('limit-next-resend')
  await backstage.advanceAndWake(0.6)
  await wallet.button('Resend code').click()
  await expect(wallet.button(/^Resend code in 1:\d\d$/)).toHaveAttribute('aria-disabled', 'true')
  await expect(wallet.alert()).toHaveText('You can’t get a new code yet. Your last code still works.')
  await checkAccessibility()

  await backstage.orderSca('four-failed-attempts')
  await sca.codeField().fill('')
  await sca.typeWrongCode()
  await expect(wallet.heading('Too many failed attempts')).toBeFocused()
  await expect(wallet.main()).toContainText(/You can confirm again at \d+:\d\d [AP]M\./)
  await expect(wallet.main()).toContainText('Léa Fontaine-Albrecht')
  await expect(wallet.main().getByRole('textbox')).toBeHidden()
  await expect(wallet.button(/^Confirm the/)).toBeHidden()
  await checkAccessibility()
  await press(wallet.button('Not now'))
  await expect(wallet.heading('Too many failed attempts')).toBeFocused()
  await expect(wallet.main()).toContainText('This payment expires. You can confirm again at')
  await expect(wallet.button('Confirm payment')).toHaveCount(0)
  await checkAccessibility()
  await backstage.advanceAndWake(16)

  // Of the proofs that were refused, a relay may have kept one: the device's own clock has to pass their end, too.
  await expect(wallet.heading('Checking your payment')).toBeFocused()
  await expect(wallet.main()).toContainText('Don’t pay again; this page keeps checking.')
  await checkAccessibility()
})

test('a suspension has no clock, takes no proof and says who helps; after that help the same payment continues', {
  tag: '@long',
}, async ({ wallet, sca, backstage, page, checkAccessibility }) => {
  await sca.pay('Léa Fontaine', '25')
  await backstage.orderSca('nine-failed-attempts')
  await tabTo(sca.codeField())
  await page.keyboard.type('123456')

  await expect(wallet.heading('Your account is locked')).toBeFocused()
  await expect(wallet.main().getByRole('link', { name: 'help@harbor.example' })).toHaveAttribute(
    'href',
    /^mailto:help@/,
  )
  await expect(wallet.main().getByRole('textbox')).toBeHidden()
  await expect(sca.timer()).toBeHidden()
  await checkAccessibility()
  await press(wallet.button('Not now'))
  await expect(wallet.heading('Your account is locked')).toBeFocused()
  await expect(wallet.button('Confirm payment')).toHaveCount(0)

  // The home page says the same, and does not lead back to where no proof is accepted.
  await press(wallet.button('Close'))
  await expect(wallet.heading('Your account is locked')).toBeVisible()
  await expect(wallet.main()).toContainText(/Confirm by .*\d+:\d\d/)
  const payment = wallet.main().getByRole('link', { name: 'Confirm payment' })
  await expect(payment).toHaveCount(0)
  await checkAccessibility()

  // The help desk ends the SCA session along with the suspension.
  await backstage.orderSca('help-desk-unlocks')
  await press(wallet.button('Check again'))
  await expect(wallet.heading('Your account is locked')).toHaveCount(0)
  await press(payment)
  await expect(sca.loginInPlace()).toBeVisible()
  await sca.typeCode()
  await expect(wallet.heading('Confirm the payment')).toBeVisible()
  await sca.typeCode()
  await sca.expectPaid()
})

test('being offline is shown while the clock continues, and the same challenge continues when the network is back', {
  tag: '@long',
}, async ({ wallet, sca, backstage, context, checkAccessibility }) => {
  await sca.pay('Léa Fontaine', '25')
  await backstage.advanceAndWake(3.5)
  await expect(sca.timer()).toBeVisible()
  await context.setOffline(true)

  await expect(wallet.main().getByText(/You’re offline\. The time keeps running/)).toBeVisible()
  const left = (await sca.timer().textContent()) ?? ''
  await expect(sca.timer()).not.toHaveText(left)
  await sca.codeField().fill('123456')
  await expect(wallet.alert()).toContainText('We can’t connect, so nothing was confirmed.')
  await expect(sca.codeField()).toHaveValue('123456')
  await checkAccessibility()
  await context.setOffline(false)
  await expect(wallet.main().getByText(/You’re offline/)).toHaveCount(0)
  await expect(wallet.alert()).toBeHidden()
  await sca.codeField().press('Enter')

  await sca.expectPaid()
})
