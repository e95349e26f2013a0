import { expect, type Locator } from '@playwright/test'
import type { WalletPage } from './WalletPage.ts'

/** The item of a list with this text. */
export const item = (wallet: WalletPage, text: string): Locator =>
  wallet.main().getByRole('listitem').filter({ hasText: text })

/** Saves a new address or number in the settings. */
export async function changeContact(wallet: WalletPage, contact: { kind: string; field: string; value: string }) {
  const { kind, field, value } = contact
  await wallet.openSetting('Email and phone')
  await item(wallet, kind)
    .getByRole('button', { name: /^(Change|Add)/ })
    .click()
  await wallet.main().getByRole('textbox', { name: field, exact: true }).fill(value)
  await wallet
    .main()
    .getByRole('textbox', { name: /^Repeat/ })
    .fill(value)
  await wallet.button('Save').click()
  await expect(wallet.main().getByText(`is now ${value}`)).toBeVisible()
}
