import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { factorItem, openFactors, readClipboard, rightCode } from '../pages/factors.ts'
import { readEverything } from '../pages/readEverything.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

/** In groups of four, to be typed into an app. */
const shownKey = /^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/

/** Each way to save recovery codes from the page: the clipboard, a file, paper. */
async function keepCodes(wallet: WalletPage, codes: readonly string[]): Promise<void> {
  const { page } = wallet
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallet.button('Copy').click()
  await expect(wallet.main()).toContainText('Copied.')
  expect((await readClipboard(page)) === codes.join('\n')).toBe(true)

  const saving = page.waitForEvent('download')
  await wallet.button('Download').click()
  expect((await saving).suggestedFilename()).toBe('recovery-codes.txt')

  const printing = page.evaluate(() => new Promise<void>((resolve) => void Object.assign(window, { print: resolve })))
  await wallet.button('Print').click()
  await printing
  await page.emulateMedia({ media: 'print' })
  await expect(wallet.main().getByText(codes[0] ?? '')).toBeVisible()
  await expect(wallet.button('I’ve saved them')).toBeHidden()
  await expect(wallet.main().getByText('We hide this in')).toBeHidden()
  await page.emulateMedia({ media: null })
}

test.beforeEach(async ({ wallet, sca, authenticator }) => {
  void authenticator
  await sca.enterConfirmed()
  await openFactors(wallet)
})

test('an app is added by a QR code or its key, and its recovery codes are shown once', async ({
  wallet,
  page,
  checkAccessibility,
}) => {
  await expect(factorItem(wallet, 'Phone')).toContainText('Always on')
  await expect(factorItem(wallet, 'Phone').getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await checkAccessibility()
  await wallet.button('Add an authenticator app').click()
  await expect(wallet.heading('Add an authenticator app')).toBeFocused()
  await checkAccessibility()
  await wallet.button('Show the QR code').click()
  await expect(wallet.heading('Connect your app')).toBeVisible()
  await expect(wallet.codeField()).toBeFocused()
  await expect(wallet.main().getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(wallet.main().getByText(shownKey)).toBeVisible()
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width
  expect(await widthOf(wallet.codeField().locator('..'))).toBe(await widthOf(wallet.button('Connect')))
  await checkAccessibility()
  await wallet.codeField().fill('654321')
  await expect(wallet.alert()).toContainText('That didn’t work')
  await expect(wallet.codeField()).toBeFocused()
  await checkAccessibility()
  await wallet.codeField().fill(rightCode)
  await expect(wallet.heading('Save your recovery codes')).toBeFocused()
  const codes = wallet.main().getByRole('list', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem').first()).toBeVisible()
  await checkAccessibility()
  const [first = '', ...others] = await codes.getByRole('listitem').allTextContents()
  await keepCodes(wallet, [first, ...others])
  await wallet.button('I’ve saved them').click()
  await expect(wallet.heading('Your app is connected')).toBeFocused()
  await expect(wallet.main()).not.toContainText(first)
  await checkAccessibility()
  await wallet.button('Done').click()

  await expect(factorItem(wallet, 'Authenticator app')).toContainText('not for payments')
  await expect(wallet.button('Add an authenticator app')).toHaveCount(0)
  await page.reload()
  await expect(factorItem(wallet, 'Authenticator app')).toBeVisible()
  await expect(wallet.main()).not.toContainText(first)
})

test('a key that was copied leaves the clipboard, and a key that was not confirmed leaves the page', {
  tag: '@long',
}, async ({ wallet, page, checkAccessibility }) => {
  await wallet.doNotLock()
  await page.clock.install()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallet.button('Add an authenticator app').click()
  await wallet.button('Show the QR code').click()
  const key = ((await wallet.main().getByText(shownKey).textContent()) ?? '').replaceAll(' ', '')
  await wallet.button('Copy key').click()
  await expect(wallet.main()).toContainText('Copied.')
  expect((await readClipboard(page)) === key).toBe(true)
  await page.clock.fastForward('01:00')
  await expect(wallet.main()).toContainText('The clipboard was cleared.')
  expect(await readClipboard(page)).toBe('')

  await page.clock.fastForward('09:00')
  await expect(wallet.heading('Hidden for your security')).toBeFocused()
  const left = (await readEverything(page)).replaceAll(' ', '')
  expect([left.includes(key), left.includes('otpauth:')]).toEqual([false, false])
  await checkAccessibility()
  await wallet.button('Start again').click()
  await expect(wallet.heading('Connect your app')).toBeVisible()
  await expect(wallet.codeField()).toBeFocused()
  await expect(wallet.main().getByText(shownKey)).toBeVisible()
})
