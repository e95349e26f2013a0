import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { press, tabTo } from '../pages/keyboard.ts'
import type { WalletPage } from '../pages/WalletPage.ts'
import { watchPayments } from '../pages/watchPayments.ts'

const payees = { 'Léa Fontaine-Albrecht': '25', 'Officina Bianchi': '40' } as const

/** With the keyboard alone, from anywhere to the prices. `onForm`: once the amounts are typed. */
async function reviewBatch(wallet: WalletPage, { onForm }: { onForm?: () => Promise<void> } = {}): Promise<void> {
  const { page } = wallet
  await press(page.getByRole('link', { name: 'Send', exact: true }))
  await press(wallet.main().getByRole('link', { name: 'Pay several people' }))
  await expect(wallet.heading('Pay several people')).toBeFocused()
  for (const [payee, amount] of Object.entries(payees)) {
    await tabTo(wallet.main().getByRole('textbox', { name: `Amount for ${payee}` }))
    await page.keyboard.type(amount)
  }
  await onForm?.()
  await press(wallet.button('Continue'))
  await expect(wallet.button(/^Send 2 payments.*€65\.00$/)).toBeVisible()
  await expect(wallet.main().locator('dl').last()).toContainText('€65.00')
  await expect(wallet.main().locator('dl').last()).toContainText('€0.33')
}

/** One of the payments is confirmed, and all of them with their total are shown below it. */
async function expectChallenge(wallet: WalletPage, payment: { payee: string; amount: string }): Promise<void> {
  await expect(wallet.main().locator('dl').first()).toContainText(payment.amount)
  await expect(wallet.main().locator('dl').first()).toContainText(payment.payee)
  const list = wallet.main().getByRole('table', { name: 'Your payments' })
  for (const payee of Object.keys(payees)) await expect(list.getByRole('row', { name: payee })).toBeVisible()
  await expect(list.getByRole('row', { name: 'Total €65.00' })).toBeVisible()
  // Nothing extends beyond the card.
  expect(
    await list.evaluate((table) => (table as HTMLElement).offsetWidth - (table.parentElement?.clientWidth ?? 0)),
  ).toBeLessThan(0)
}

/** A payee whose name takes more than one line on a phone. */
async function lengthenName(page: Page, name: string): Promise<void> {
  await page.route('**/external-accounts**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(name, `${name} e Figli, meccanica di precisione dal 1948`)
    await route.fulfill({ response, body })
  })
}

const item = (wallet: WalletPage, payee: string) => wallet.main().getByRole('link', { name: payee })

test.beforeEach(async ({ sca, page }) => {
  await sca.enterConfirmed()
  // On a phone it does not cover anything either.
  await page.setViewportSize({ width: 360, height: 740 })
})

test('two payments need one press and show one list, each executed once and proved by itself, with the keyboard alone', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  const sent = watchPayments(page)
  await lengthenName(page, 'Officina Bianchi')
  await reviewBatch(wallet, { onForm: checkAccessibility })
  await checkAccessibility()
  await press(wallet.button(/^Send 2 payments.*€65\.00$/))

  await expect(wallet.heading('Step 1 of 2: confirm the payment')).toBeVisible()
  await expectChallenge(wallet, { payee: 'Léa Fontaine-Albrecht', amount: '€25.00' })
  await checkAccessibility()
  await tabTo(sca.codeField())
  await page.keyboard.type('654321')
  await expect(wallet.alert()).toHaveText('That didn’t work. Check it and try again.')
  await expectChallenge(wallet, { payee: 'Léa Fontaine-Albrecht', amount: '€25.00' })
  await page.keyboard.type('123456')

  await expect(wallet.heading('Step 2 of 2: confirm the payment')).toBeVisible()
  await expectChallenge(wallet, { payee: 'Officina Bianchi', amount: '€40.00' })
  await expect(wallet.main().getByRole('row', { name: /^Léa .* Confirmed/ })).toBeVisible()
  await tabTo(sca.codeField())
  await page.keyboard.type('123456')

  await expect(wallet.heading(/^Payments (sent|arrived)$/)).toBeVisible()
  await wallet.afterSeconds(4, wallet.heading('Payments arrived'))
  await expect(wallet.main().getByRole('status').filter({ hasText: '2 of 2 sent.' })).toBeVisible()
  for (const payee of Object.keys(payees))
    await expect(item(wallet, payee)).toHaveAttribute('href', /^\/activity\/Trans/)
  expect(sent.proofs).toEqual(['code', 'code', 'code'])
  expect(sent.executions).toHaveLength(2)
  expect(new Set(sent.executions).size).toBe(2)
})

test('closed halfway it shows which payment was sent and which waits, home leads back to all of them, and a reload pays nothing twice', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  const sent = watchPayments(page)
  await reviewBatch(wallet)
  await wallet.button(/^Send 2 payments.*€65\.00$/).click()
  await sca.codeField().fill('123456')
  await expect(wallet.heading('Step 2 of 2: confirm the payment')).toBeVisible()
  await wallet.button('Not now').click()

  await expect(wallet.heading('Confirm your payments')).toBeFocused()
  await expect(item(wallet, 'Léa Fontaine-Albrecht')).toContainText(/Payment sent|has received/)
  await expect(item(wallet, 'Officina Bianchi')).toContainText(/Not sent yet\. Confirm by \d/)
  await checkAccessibility()
  await wallet.button('Close').click()
  await wallet.main().getByRole('link', { name: 'Confirm payment' }).click()
  await expect(wallet.heading('Confirm the payment')).toBeVisible()
  await page.reload()

  await expect(wallet.heading('Confirm the payment')).toBeVisible()
  await expect(wallet.main().locator('dl').first()).toContainText('Officina Bianchi')
  await sca.codeField().fill('123456')
  await expect(wallet.heading(/^Payments (sent|arrived)$/)).toBeVisible()
  await wallet.afterSeconds(4, wallet.heading('Payments arrived'))
  for (const payee of Object.keys(payees)) await expect(item(wallet, payee)).toBeVisible()
  expect(sent.proofs).toEqual(['code', 'code'])
  expect(new Set(sent.executions).size).toBe(2)
  expect(sent.executions).toHaveLength(2)
})
