import { expect, test } from '../journey.ts'
import { press } from '../pages/keyboard.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

async function payByTransfer(wallet: WalletPage, payee: string, amount: string): Promise<void> {
  await wallet.page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.main().getByRole('link', { name: payee }).click()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill(amount)
  await wallet.button('Pay by bank transfer').click()
  // Nothing is made and no code is sent before the review.
  await expect(wallet.heading('Pay by bank transfer')).toBeFocused()
  await wallet.button('Continue').click()
}

/** The cost of a payment across currencies, and the amount received. */
async function expectPrice(wallet: WalletPage): Promise<void> {
  for (const [label, value] of [
    ['Fee (included)', /€\d/],
    ['Rate', /€1 = \$\d/],
    ['Recipient gets', /\$\d/],
  ] as const)
    await expect(
      wallet
        .main()
        .locator('div', { has: wallet.page.getByText(label, { exact: true }) })
        .last(),
    ).toContainText(value)
}

/** Makes every later quote more expensive. */
async function raiseFee({ page }: WalletPage): Promise<void> {
  await page.route(/\/api\/wallet\/quotes(\/|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"feesIncluded":\d+/, '"feesIncluded":125')
    await route.fulfill({ response, body })
  })
}

test.describe('from Europe', () => {
  test.beforeEach(async ({ sca }) => sca.enterConfirmed())

  test('a payment is reviewed and proved before it says where to send the money, and paid when the transfer arrives', async ({
    wallet,
    sca,
    backstage,
    page,
    checkAccessibility,
  }) => {
    // More than the wallet's balance: the money comes from elsewhere.
    await payByTransfer(wallet, 'Léa Fontaine-Albrecht', '4000')
    await expect(wallet.heading('Confirm the payment')).toBeVisible()
    await expect(wallet.main()).toContainText('€4,000.00')
    await expect(wallet.main()).not.toContainText('Reference')
    expect(page.url()).toContain('/fund/')
    await checkAccessibility()

    await page.reload()
    await expect(wallet.heading('Confirm the payment')).toBeVisible()
    await sca.typeCode()
    await expect(wallet.heading('Make your transfer')).toBeVisible()
    await expect(wallet.main()).toContainText('Include this reference')
    await expect(wallet.main()).toContainText('€4,000.00')
    await checkAccessibility()

    await page.reload()
    await expect(wallet.heading('Make your transfer')).toBeVisible()
    await backstage.orderSca('transfer-arrives')
    await wallet.expectSent()
    await expect(wallet.main()).toContainText('Léa Fontaine-Albrecht')
    await checkAccessibility()
    await wallet.main().getByRole('button', { name: 'Done' }).click()
    await expect(wallet.heading('Your balance')).toBeVisible()
    await expect(wallet.main()).toContainText('€2,500.00')
  })

  test('across currencies fee, rate and what arrives are shown with both proofs, and with where to send the money', {
    tag: '@long',
  }, async ({ wallet, sca, checkAccessibility }) => {
    await payByTransfer(wallet, 'Grace Okafor', '100')
    await expect(wallet.heading('Step 1 of 2: confirm the conversion')).toBeVisible()
    await expectPrice(wallet)
    await expect(wallet.main()).toContainText('Price held until')
    await checkAccessibility()
    await sca.typeCode()
    await expect(wallet.heading('Step 2 of 2: confirm the payment')).toBeVisible()
    await expectPrice(wallet)
    await expect(wallet.main()).not.toContainText('Reference')
    await checkAccessibility()
    await sca.typeCode()
    await expect(wallet.heading('Make your transfer')).toBeVisible()
    await expect(wallet.main()).toContainText('Reference')
    await expectPrice(wallet)
  })

  test('a page that was closed is found again, says when its details have expired, and a new price waits for consent', {
    tag: '@long',
  }, async ({ wallet, sca, backstage, page, checkAccessibility }) => {
    await payByTransfer(wallet, 'Léa Fontaine-Albrecht', '25')
    await sca.typeCode()
    await expect(wallet.heading('Make your transfer')).toBeVisible()
    await page.getByRole('link', { name: 'Activity', exact: true }).click()
    await wallet
      .main()
      .getByRole('link', { name: /^Léa Fontaine-Albrecht/ })
      .click()
    await wallet.main().getByRole('link', { name: 'Show transfer details' }).click()
    await expect(wallet.heading('Make your transfer')).toBeVisible()

    await backstage.advanceAndWake(16)
    await expect(wallet.heading('These details have expired')).toBeVisible()
    await expect(wallet.main()).not.toContainText('Reference')
    await checkAccessibility()

    await raiseFee(wallet)
    await wallet.button('Get new transfer details').click()
    await expect(wallet.heading('The price has changed')).toBeVisible()
    await expect(wallet.main().getByRole('table')).toContainText('€1.25')
    await expect(sca.codeField()).toHaveCount(0)
    await checkAccessibility()
    await wallet.button('Continue with €25.00').click()
    await expect(wallet.heading('Confirm the payment')).toBeVisible()
    await expect(wallet.main()).toContainText('€1.25')
  })

  test('it is started, proved and copied from with the keyboard alone', async ({ wallet, page, sca }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page.getByRole('link', { name: 'Send', exact: true }))
    await press(wallet.main().getByRole('link', { name: 'Léa Fontaine-Albrecht' }))
    await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeFocused()
    await page.keyboard.type('25')
    await press(wallet.button('Pay by bank transfer'))
    await press(wallet.button('Continue'))
    await expect(sca.codeField()).toBeFocused()
    await page.keyboard.type('123456')
    await expect(wallet.heading('Make your transfer')).toBeFocused()
    await press(wallet.button('Copy: Reference'))

    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).not.toBe('')
    await expect(wallet.main()).toContainText(copied)
  })
})
