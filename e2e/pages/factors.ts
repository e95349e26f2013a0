import { expect, type Locator, type Page } from '@playwright/test'
import type { WalletPage } from './WalletPage.ts'

/** The code in every app and every text message of the sandbox. */
export const rightCode = '123456'

/** The item of a factor in the settings. */
export const factorItem = (wallet: WalletPage, name: string): Locator =>
  wallet.main().getByRole('list', { name: 'How you confirm payments' }).getByRole('listitem').filter({ hasText: name })

export async function openFactors(wallet: WalletPage): Promise<void> {
  await wallet.openSetting('How you confirm payments')
  await expect(factorItem(wallet, 'Phone')).toBeVisible()
}

/** Adds an app up to its recovery codes. */
export async function connectApp(wallet: WalletPage): Promise<void> {
  await wallet.button('Add an authenticator app').click()
  await wallet.button('Show the QR code').click()
  await wallet.codeField().fill(rightCode)
  await expect(wallet.heading('Save your recovery codes')).toBeVisible()
}

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
