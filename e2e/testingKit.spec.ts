import { createWalletFixture, type WalletFixture } from '@countersign/sandbox/testing'
import { test as base, expect } from '@playwright/test'

const test = base.extend<{ wallet: WalletFixture }>({ wallet: createWalletFixture({ balance: 250_000_000 }) })

test('the testing kit answers a page in a browser: a sign-in, a balance, and time', async ({ page, wallet }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email address' }).fill(wallet.customer.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('textbox', { name: /code/i }).fill(wallet.sandbox.inbox.latest()?.code ?? '')
  await expect(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  await expect(page.getByText('250.00 USDB', { exact: true })).toBeVisible()
  await wallet.advance(15 * 60_000)
  await expect(page.getByText('Your session expired.')).toBeVisible()
})
