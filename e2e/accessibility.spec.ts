import type { Page } from '@playwright/test'
import { rulesOfLooks, type Sweep } from './checkAccessibility.ts'
import { checkLargeText } from './checkText.ts'
import { expect, test } from './journey.ts'
import type { WalletPage } from './pages/WalletPage.ts'

/** The code of every app and every text message of the sandbox. */
const rightCode = '123456'

const phone = { width: 360, height: 740 }

test.use({ viewport: phone, colorScheme: 'dark', hasTouch: true })
test.beforeEach(async ({ page }) => void (await page.goto('/?dir=rtl')))

/**
 * Checks the page as it is, on a phone in the dark and written from right to left, with every rule; and zoomed in to 400 %
 * with forced colors, written from left to right, with those that read anything else in that look. Then with text of twice
 * its size, which must stay whole.
 */
async function checkLooks(page: Page, check: (sweep?: Sweep) => Promise<void>): Promise<void> {
  await check()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await write(page, 'ltr')
  await check({ rules: rulesOfLooks })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await checkLargeText(page)
  await write(page, 'rtl')
  await page.emulateMedia({ forcedColors: null, colorScheme: 'dark' })
  await page.setViewportSize(phone)
}

async function write(page: Page, direction: string): Promise<void> {
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

test('every page and setting has no accessibility violations and does not scroll sideways', async ({
  wallet,
  ada,
  page,
  checkAccessibility,
}) => {
  const check = () => checkLooks(page, checkAccessibility)
  await expect(wallet.heading('Sign in')).toBeVisible()
  await check()
  await wallet.button('Use a mobile number instead').click()
  await check()
  await wallet.button('Use email instead').click()
  await wallet.askForCode(ada.email)
  await check()
  await wallet.typeCode('000000')
  await expect(wallet.heading('Your balance')).toBeVisible()
  await expect(wallet.main().getByRole('list', { name: 'Activity' })).toBeVisible()
  await check()
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await expect(wallet.heading('Who do you want to pay?')).toBeVisible()
  await check()
  await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('1.2345678')
  await wallet.button('Continue').click()
  await expect(wallet.alert()).toContainText(/decimal/i)
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeFocused()
  await check()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
  await wallet.button('Continue').click()
  await expect(wallet.button(/^Send /)).toBeVisible()
  await check()
  await wallet.confirm()
  await wallet.expectSent()
  await check()
  // Inside a flow a phone shows no tabs.
  await wallet.button('Done').click()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await wallet
    .main()
    .getByRole('link', { name: /Grace Okafor/ })
    .click()
  await expect(wallet.heading('Payment arrived')).toBeVisible()
  await check()
  for (const [setting, ready] of [
    ['Ways to sign in', 'Add another way'],
    ['Devices', 'This device'],
    ['Email and phone', 'Not added'],
    ['Privacy', 'Private wallet'],
    ['Cards', 'Let a card pay automatically'],
    ['Recovery words', 'Anyone with these words'],
  ] as const) {
    await wallet.openSetting(setting)
    await expect(wallet.main().getByText(ready)).toBeVisible()
    await check()
  }
  await wallet.signOut()
  await wallet.main().getByRole('link', { name: 'Open a wallet' }).click()
  await expect(wallet.heading('Open your wallet')).toBeVisible()
  await expect(wallet.main().getByRole('textbox', { name: 'Open your wallet Full name' })).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await expect(wallet.main().getByText('Enter your first and last name.')).toBeVisible()
  await check()
  await page.keyboard.type(' Byron')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`new-${ada.email}`)
  await page.keyboard.press('Enter')
  // The new wallet's code is asked for without another press.
  await expect(wallet.codeField()).toBeFocused()
})

test('from Europe, every proof and the form for it have no accessibility violations either', async ({
  wallet,
  elena,
  authenticator,
  page,
  checkAccessibility,
}) => {
  const check = () => checkLooks(page, checkAccessibility)
  await wallet.askForCode(elena.email)
  await wallet.typeCode('000000')
  await expect(wallet.heading('Confirm it’s you')).toBeVisible()
  await expect(wallet.codeField()).toBeVisible()
  await check()
  await wallet.typeCode(rightCode)
  await expect(wallet.heading('Confirm it’s you')).toBeHidden()
  await wallet.openSetting('How you confirm payments')
  await walkThroughReset(wallet, check)
  await walkThroughApp(wallet, check)
  await walkThroughTrust(wallet, check)
  // A device that does not recognize the user, so that the challenge stays on the screen.
  await authenticator.setVerified(false)
  await walkThroughPayments(wallet, check)
})

async function walkThroughReset(wallet: WalletPage, check: () => Promise<void>): Promise<void> {
  await wallet.button('Add a passkey').click()
  await expect(wallet.button('Remove Passkey')).toBeVisible()
  const topOf = async (name: string) => (await wallet.button(name).boundingBox())?.y
  expect(await topOf('Lost it? Passkey')).toBe(await topOf('Remove Passkey'))
  await check()
  await wallet.button('Lost it? Phone').click()
  await check()
  await wallet.button('Verify my identity').click()
  await expect(wallet.heading('Verify your identity')).toBeVisible()
  await check()
  await wallet.afterSeconds(5, wallet.heading('You’re verified'))
  await check()
  await wallet.button('Cancel').click()
}

async function walkThroughApp(wallet: WalletPage, check: () => Promise<void>): Promise<void> {
  await wallet.button('Add an authenticator app').click()
  await wallet.button('Show the QR code').click()
  await expect(wallet.main().getByRole('img', { name: /^QR code/ })).toBeVisible()
  const link = wallet.main().getByRole('link', { name: 'Open in authenticator app' })
  await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\/.*[?&]secret=/)
  await check()
  await wallet.typeCode(rightCode)
  await expect(wallet.heading('Save your recovery codes')).toBeVisible()
  await check()
  await wallet.button('I’ve saved them').click()
  await wallet.button('Done').click()
}

async function walkThroughTrust(wallet: WalletPage, check: () => Promise<void>): Promise<void> {
  await wallet.openSetting('Trusted payees')
  await wallet.main().getByRole('button', { name: 'Trust Officina Bianchi' }).click()
  await check()
  await wallet.button(/^Trust$/).click()
  await expect(wallet.heading('Confirm it’s you to trust this payee')).toBeVisible()
  await check()
  await wallet.button('Cancel').click()
}

async function walkThroughPayments(wallet: WalletPage, check: () => Promise<void>): Promise<void> {
  await wallet.quote('Grace Okafor', '25')
  await wallet.confirm()
  await expect(wallet.button('Confirm with your passkey')).toBeVisible()
  await check()
  await wallet.button('Text me a code instead').click()
  await expect(wallet.codeField()).toBeVisible()
  await check()
  // Inside a flow there is no navigation on a phone.
  await wallet.page.goto('/send')
  await wallet.main().getByRole('link', { name: 'Léa Fontaine-Albrecht' }).click()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('4000')
  await wallet.button('Pay by bank transfer').click()
  await expect(wallet.main().getByRole('heading', { level: 1 })).toBeVisible()
  await check()
  await wallet.button('Continue').click()
  await wallet.button('Text me a code instead').click()
  await wallet.typeCode(rightCode)
  await expect(wallet.heading('Make your transfer')).toBeVisible()
  await check()
}
