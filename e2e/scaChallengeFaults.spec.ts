import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { watchPayments } from './pages/watchPayments.ts'

/** The service takes no more of these for a while. */
async function limitNext(page: Page, parameters: { path: string; retryAfterSeconds: number }): Promise<void> {
  const { path, retryAfterSeconds } = parameters
  await page.route(
    path,
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': String(retryAfterSeconds) },
        json: { status: 429, code: 'RATE_LIMITED', message: 'Too many' },
      }),
    { times: 1 },
  )
}

test.beforeEach(async ({ sca }) => sca.signInToRegion())

test('a wrong code keeps the challenge and the field, selected, and says nothing about which part was wrong', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  await sca.pay('Léa Fontaine', '25')
  await sca.typeWrongCode()

  await expect(wallet.alert()).toHaveText('That did not work. Check it and try again.')
  await expect(wallet.heading('Confirm the transfer')).toBeVisible()
  await expect(sca.codeField()).toBeFocused()
  await expect(sca.codeField()).toHaveValue('654321')
  expect(
    await sca.codeField().evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([0, 6])
  await checkAccessibility()
  await page.keyboard.type('123456')

  await sca.expectPaid()
})

test('after too many tries the code waits as long as the service says, and then goes on', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const { proofs } = watchPayments(page)
  await sca.pay('Léa Fontaine', '25')
  await limitNext(page, { path: '**/authorize', retryAfterSeconds: 45 })
  await sca.typeCode()

  await expect(wallet.alert()).toContainText(/^Too many tries\. You can try again at \d/)
  await expect(wallet.button('Confirm')).toHaveAttribute('aria-disabled', 'true')
  await checkAccessibility()
  await sca.codeField().press('Enter')
  expect(proofs).toHaveLength(1)
  await backstage.advanceAndWake(1)
  await expect(wallet.alert()).toBeHidden()
  await sca.codeField().press('Enter')

  await sca.expectPaid()
  expect(proofs).toHaveLength(2)
})

test('a code is sent again after its wait, for the same time to confirm, and no more often than the service lets it', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  await sca.pay('Léa Fontaine', '25')
  const deadline = wallet.main().getByText(/^Confirm by \d/)
  const until = await deadline.textContent()
  await expect(wallet.button(/^New code in 0:\d\d$/)).toHaveAttribute('aria-disabled', 'true')
  await backstage.advanceAndWake(0.6)
  await wallet.button('Send a new code').focus()
  await page.keyboard.press('Enter')

  await expect(wallet.main()).toContainText('We sent a new code to your phone.')
  await expect(wallet.button(/^New code in 0:\d\d$/)).toHaveAttribute('aria-disabled', 'true')
  await expect(deadline).toHaveText(until ?? '')
  await checkAccessibility()
  await limitNext(page, { path: '**/authorize/resend', retryAfterSeconds: 100 })
  await backstage.advanceAndWake(0.6)
  await wallet.button('Send a new code').click()
  await expect(wallet.button(/^New code in 1:\d\d$/)).toHaveAttribute('aria-disabled', 'true')
  await expect(wallet.alert()).toHaveText('We cannot send a new code yet. The code that you have still counts.')
  await checkAccessibility()
  await sca.typeCode()

  await sca.expectPaid()
})

test('a challenge whose time is over takes nothing, and the payment starts again from a new quote', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const { proofs } = watchPayments(page)
  await sca.pay('Léa Fontaine', '25')
  await backstage.advanceAndWake(4.8)
  await expect(sca.timer()).toBeVisible()
  await checkAccessibility()

  await expect(wallet.heading('The payment did not go through')).toBeFocused({ timeout: 20_000 })
  await expect(wallet.main()).toContainText('It was not confirmed in time. No money left your wallet.')
  await expect(sca.codeField()).toBeHidden()
  await checkAccessibility()
  await wallet.button('Get a new quote').focus()
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Check and send')).toBeFocused()
  await wallet.confirm()
  await sca.typeCode()

  await sca.expectPaid()
  expect(proofs).toHaveLength(1)
})

test('a lock says until when, takes nothing before, and the payment is told as it stands afterwards', async ({
  wallet,
  sca,
  backstage,
  checkAccessibility,
}) => {
  await sca.pay('Léa Fontaine', '25')
  await backstage.orderSca('four-failed-attempts')
  await sca.typeWrongCode()

  await expect(wallet.heading('Locked for now')).toBeFocused()
  await expect(wallet.main()).toContainText(/Locked until \d+:\d\d [AP]M\. Nothing can be confirmed before\./)
  await expect(wallet.main()).toContainText('Léa Fontaine-Albrecht')
  await expect(wallet.main().getByRole('textbox')).toBeHidden()
  await expect(wallet.button('Confirm')).toBeHidden()
  await checkAccessibility()
  await backstage.advanceAndWake(16)

  await expect(wallet.heading('The payment did not go through')).toBeFocused({ timeout: 20_000 })
  await expect(wallet.main()).toContainText('It was not confirmed in time. No money left your wallet.')
})

test('a suspension has no clock, takes nothing and says who helps', async ({
  wallet,
  sca,
  backstage,
  checkAccessibility,
}) => {
  await sca.pay('Léa Fontaine', '25')
  await backstage.orderSca('nine-failed-attempts')
  await sca.typeWrongCode()

  await expect(wallet.heading('Your account is locked')).toBeFocused()
  await expect(wallet.main()).toContainText('Please contact support.')
  await expect(wallet.main().getByRole('textbox')).toBeHidden()
  await expect(sca.timer()).toBeHidden()
  await checkAccessibility()
})

test('a login of the region that lapsed is done in place, and the same challenge goes on', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const { proofs } = watchPayments(page)
  await sca.pay('Léa Fontaine', '25')
  await backstage.orderSca('end-sca-sessions')

  await sca.typeCode()
  await expect(sca.loginInPlace().getByRole('heading', { name: 'Confirm that it is you' })).toBeFocused()
  await expect(wallet.main()).toContainText('€25.00')
  await checkAccessibility()
  expect(proofs).toHaveLength(0)
  await sca.typeCode()
  await expect(wallet.heading('Confirm the transfer')).toBeVisible()
  await expect(sca.loginInPlace()).toBeHidden()
  await expect(sca.codeField()).toHaveValue('')
  await sca.typeCode()

  await sca.expectPaid()
  expect(proofs).toHaveLength(1)
})

test('offline is said while the clock goes on, and the same challenge continues when the network is back', async ({
  wallet,
  sca,
  backstage,
  context,
  checkAccessibility,
}) => {
  await sca.pay('Léa Fontaine', '25')
  await backstage.advanceAndWake(3.5)
  await expect(sca.timer()).toBeVisible()
  await context.setOffline(true)

  await expect(wallet.main().getByText(/You are offline\. The time goes on/)).toBeVisible()
  const left = (await sca.timer().textContent()) ?? ''
  await expect(sca.timer()).not.toHaveText(left)
  await sca.codeField().fill('123456')
  await expect(wallet.alert()).toContainText('We cannot reach the service, so nothing was confirmed.')
  await expect(sca.codeField()).toHaveValue('123456')
  await checkAccessibility()
  await context.setOffline(false)
  await expect(wallet.main().getByText(/You are offline/)).toBeHidden()
  await expect(wallet.alert()).toBeHidden()
  await sca.codeField().press('Enter')

  await sca.expectPaid()
})

for (const { what, was, is } of [
  { what: 'amount', was: '€25.00', is: '€26.00' },
  { what: 'currency', was: 'EUR', is: 'USD' },
  { what: 'payee', was: 'Léa Fontaine-Albrecht', is: 'Mallory Swapped' },
] as const)
  test(`another ${what} behind the back of the page abandons the challenge: no proof leaves`, async ({
    wallet,
    sca,
    backstage,
    page,
    checkAccessibility,
  }) => {
    const { proofs } = watchPayments(page)
    await sca.pay('Léa Fontaine', '25')
    await backstage.orderSca(`change-quote-${what}`)
    await sca.typeCode()

    await expect(wallet.heading('The payment is not the same any more')).toBeFocused()
    await expect(wallet.main()).toContainText('You confirmed nothing of this.')
    await expect(wallet.main().getByRole('table')).toContainText(was)
    await expect(wallet.main().getByRole('table')).toContainText(is)
    await expect(sca.codeField()).toBeHidden()
    await checkAccessibility()
    expect(proofs).toHaveLength(0)
    const crossed = await backstage.exchanges()
    expect(crossed.filter(({ path }) => path.endsWith('/authorize'))).toEqual([])
  })
