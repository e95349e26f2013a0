import type { Page } from '@playwright/test'
import { createEvmWallet } from '../../packages/sandbox/test/evmWallet.ts'
import { expect, test } from '../journey.ts'

/** Puts a wallet into the page, as an extension of the browser does. It declines the first request to sign. */
async function injectWallet(page: Page, { address, sign }: ReturnType<typeof createEvmWallet>): Promise<void> {
  await page.exposeFunction('signInWallet', (hex: string) => sign(Buffer.from(hex.slice(2), 'hex').toString()))
  await page.addInitScript((account) => {
    let asked = 0
    const sign = (hex: string) =>
      (window as unknown as { signInWallet(hex: string): Promise<string> }).signInWallet(hex)
    const request = async ({ method, params }: { method: string; params?: [string, string] }) => {
      if (method === 'eth_requestAccounts') return [account]
      if (method !== 'personal_sign' || params?.[1] !== account) throw new Error('not supported')
      if (asked++ === 0) throw Object.assign(new Error('declined'), { code: 4001 })
      return sign(params[0])
    }
    Object.assign(window, { ethereum: { request } })
  }, address)
}

test('a wallet of one’s own is saved, signs in the browser, and needs no proof any longer', async ({
  wallet,
  page,
  elena,
  checkAccessibility,
}) => {
  const own = createEvmWallet()
  await injectWallet(page, own)
  await wallet.enter(elena)
  await page.goto('/payees/new')
  await wallet.main().getByRole('textbox').fill(own.address)
  await wallet.button('Continue').click()
  await wallet.main().getByRole('combobox').selectOption('Base – USDC')
  await wallet.main().getByRole('checkbox', { name: 'This is my own wallet' }).check()
  await wallet.button('Save payee').click()
  await expect(wallet.heading(/is saved/)).toBeFocused()
  await expect(wallet.button('Confirm it’s yours')).toBeVisible()
  await wallet.button('Done').click()
  const item = wallet.main().getByRole('listitem').filter({ hasText: 'Not confirmed yet' })
  await expect(item).toBeVisible()
  await checkAccessibility()
  await item.getByRole('button', { name: /^Confirm it’s yours/ }).click()

  await expect(wallet.heading('Confirm that this wallet is yours')).toBeFocused()
  await expect(wallet.main().getByText(own.address)).toBeVisible()
  await checkAccessibility()
  await wallet.button('Confirm with your wallet').click()
  await expect(wallet.heading('Confirm with your wallet')).toBeFocused()
  await checkAccessibility()
  await expect(wallet.main().getByRole('blockquote')).toContainText(`Address: ${own.address}`)
  await checkAccessibility()
  await wallet.button('Sign with your wallet').click()
  await expect(wallet.main().getByText('Not signed. Try again.')).toBeVisible()
  await wallet.button('Sign with your wallet').click()
  await expect(wallet.heading('Wallet confirmed')).toBeFocused()
  await checkAccessibility()

  await wallet.button('Done').click()
  await expect(wallet.heading('Your payees')).toBeVisible()
  await expect(wallet.main().getByRole('listitem').filter({ hasText: 'Base' })).toBeVisible()
  await expect(wallet.main().getByText('Not confirmed yet')).toHaveCount(0)
})
