import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

type Wallets = { data: Record<string, unknown>[] }

/** Changes what the relay says about the wallet. */
async function tellOfWallet(page: Page, change: (wallet: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/api/wallet/internal-accounts?*', async (route) => {
    const response = await route.fetch()
    // Before the first proof, accounts that are no wallet cannot be read.
    if (!response.ok()) return route.fulfill({ response })
    const { data, ...rest } = (await response.json()) as Wallets
    await route.fulfill({ response, json: { ...rest, data: data.map((wallet) => ({ ...wallet, ...change(wallet) })) } })
  })
}

/** The tab is put away and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
}

test('money comes by a transfer first, from another wallet to an address, and what has arrived is said', async ({
  wallet,
  ada,
  page,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await wallet.main().getByRole('link', { name: 'Add money' }).click()
  await expect(wallet.heading('Add money')).toBeFocused()
  await checkAccessibility()
  await wallet
    .main()
    .getByRole('link', { name: /^Bank transfer/ })
    .click()
  await expect(wallet.button('Copy: Routing number')).toBeVisible()
  await checkAccessibility()
  await wallet.main().getByRole('link', { name: 'Add money' }).click()
  await wallet
    .main()
    .getByRole('link', { name: /^From another crypto wallet/ })
    .click()
  await expect(wallet.main().getByText(/Only USDB on the Spark network arrives here/)).toBeVisible()
  await expect(
    wallet
      .main()
      .getByRole('img', { name: /QR code/ })
      .locator('path'),
  ).toBeAttached()
  await expect(wallet.main().getByText('shows up here by itself')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Payment address').click()
  await expect(wallet.button('Copy address')).toBeVisible()

  await tellOfWallet(page, ({ balance, totalBalance }) => {
    const more = (money: unknown) => {
      const { amount, ...rest } = money as { amount: number }
      return { ...rest, amount: amount + 12_000_000 }
    }
    return { balance: more(balance), totalBalance: more(totalBalance) }
  })
  await leaveAndReturn(page)
  await expect(wallet.main().getByText(/went up by 12\.00\sUSDB/)).toBeVisible()
  await checkAccessibility()
})

test('bank details in Europe are there to copy, and an alarm where they change while they are shown', {
  tag: '@long',
}, async ({ wallet, elena, page, checkAccessibility }) => {
  await wallet.enter(elena)
  // Before the first proof, too.
  await wallet.main().getByRole('link', { name: 'Add money', exact: true }).click()
  await expect(wallet.button('Copy: IBAN')).toBeVisible()

  await expect(wallet.button('Copy all')).toBeVisible()
  await checkAccessibility()

  const accountOrWalletInfo = { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000', reference: 'A1' }
  await tellOfWallet(page, () => ({ fundingPaymentInstructions: [{ accountOrWalletInfo }] }))
  await leaveAndReturn(page)
  await expect(wallet.alert()).toContainText('These details changed while you were looking')
  await expect(wallet.main()).not.toContainText('IBAN')
  await checkAccessibility()
})
