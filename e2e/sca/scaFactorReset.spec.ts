import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { press } from '../pages/keyboard.ts'
import { routeOnce } from '../pages/routeOnce.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

/** The code of every app and every text message of the sandbox. */
const rightCode = '123456'

const checkSite = 'https://verify.sandbox.example'

const item = (wallet: WalletPage, name: string): Locator =>
  wallet.main().getByRole('list', { name: 'How you confirm payments' }).getByRole('listitem').filter({ hasText: name })

async function addApp(wallet: WalletPage): Promise<void> {
  await wallet.button('Add an authenticator app').click()
  await wallet.button('Show the QR code').click()
  await wallet.codeField().fill(rightCode)
  await wallet.button('I’ve saved them').click()
  await wallet.button('Done').click()
  await expect(item(wallet, 'Authenticator app')).toBeVisible()
}

const lostButton = (wallet: WalletPage, factor: string): Locator =>
  item(wallet, factor).getByRole('button', { name: /^Lost it?/ })

async function startReset(wallet: WalletPage, factor: string): Promise<void> {
  await lostButton(wallet, factor).click()
  await wallet.button('Verify my identity').click()
}

/** The next check is on an attacker's site, as a relay could arrange it. */
async function leadElsewhereOnce(page: Page): Promise<void> {
  await routeOnce(page, /\/sca\/factors\/reset(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(checkSite, 'https://verify.elsewhere.example')
    await route.fulfill({ response, body })
  })
}

test.beforeEach(async ({ wallet, sca }) => {
  await sca.enterConfirmed()
  await wallet.openSetting('How you confirm payments')
  await expect(item(wallet, 'Phone')).toBeVisible()
})

test.afterEach(async ({ backstage }) => backstage.orderSca('liveness-passes'))

test('a lost app is removed after a check on a site of its own, which cannot reach back', async ({
  wallet,
  page,
  checkAccessibility,
}) => {
  await page.context().route(`${checkSite}/**`, (route) => route.fulfill({ body: 'The check' }))
  await addApp(wallet)
  await lostButton(wallet, 'Authenticator app').click()
  await expect(wallet.main()).toContainText('To replace it, verify your identity')
  await checkAccessibility()
  await wallet.button('Verify my identity').click()
  await expect(wallet.heading('Verify your identity')).toBeFocused()
  const link = wallet.main().getByRole('link', { name: 'Continue to verification' })
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  await expect(link).toHaveAttribute('href', new RegExp(`^${checkSite}/`))
  const opened = page.context().waitForEvent('page')
  await link.click()
  const check = await opened
  expect(check.url()).toContain(`${checkSite}/`)
  expect(await check.evaluate(() => window.opener === null && document.referrer === '')).toBe(true)
  await check.close()

  await wallet.afterSeconds(5, wallet.heading('You’re verified'))
  await checkAccessibility()
  await wallet.button('Remove the old app').click()
  await expect(wallet.heading('All set')).toBeVisible()
  await expect(item(wallet, 'Authenticator app')).toHaveCount(0)
  await checkAccessibility()
  await wallet.button('Done').click()
  await expect(wallet.heading('All set')).toBeHidden()
  await addApp(wallet)
})

test('a lost phone is replaced by a new number with the keyboard alone, and the number gets the codes afterwards', async ({
  wallet,
  sca,
  elena,
  backstage,
  page,
  checkAccessibility,
}) => {
  const number = elena.phoneNumber.slice(3).replace(/^333/, '344')
  await press(lostButton(wallet, 'Phone'))
  await page.keyboard.press('Escape')
  await expect(lostButton(wallet, 'Phone')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(wallet.button('Verify my identity'))
  await expect(wallet.heading('Verify your identity')).toBeFocused()
  await wallet.afterSeconds(5, wallet.heading('You’re verified'))
  await expect(wallet.main().getByRole('textbox', { name: 'New mobile number' })).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(wallet.alert()).toContainText('Include the country code')
  await expect(wallet.main().getByRole('textbox', { name: 'New mobile number' })).toBeFocused()
  await checkAccessibility()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`+39 ${number}`)
  await press(wallet.button('Use this number'))
  await expect(wallet.heading('All set')).toBeFocused()
  await press(wallet.button('Done'))
  await expect(wallet.heading('How you confirm payments')).toBeFocused()

  await backstage.orderSca('end-sca-sessions')
  await page.goto('/')
  await expect(sca.codeField()).toBeVisible()
  expect(await backstage.readCode(`+39${number}`)).toBe(rightCode)
})

test('a check that is reviewed can be left, and is found again', { tag: '@long' }, async ({
  wallet,
  backstage,
  page,
  checkAccessibility,
}) => {
  await backstage.orderSca('liveness-is-reviewed')
  await startReset(wallet, 'Phone')
  await wallet.afterSeconds(5, wallet.heading('We’re reviewing your verification'))
  await expect(wallet.main().getByRole('link', { name: 'Continue to verification' })).toHaveCount(0)
  await checkAccessibility()

  await page.reload()
  await expect(wallet.heading('We’re reviewing your verification')).toBeVisible()
})

test('a check that is rejected changes nothing and can be started again, until the lost passkey is removed', {
  tag: '@long',
}, async ({ authenticator, wallet, sca, backstage, checkAccessibility }) => {
  await sca.addPasskey()
  await authenticator.forgetPasskeys()
  await backstage.orderSca('liveness-is-rejected')
  await startReset(wallet, 'Passkey')
  await wallet.afterSeconds(5, wallet.heading('We couldn’t verify you'))
  await expect(wallet.main()).toContainText('Nothing was changed.')
  await expect(item(wallet, 'Passkey')).toBeVisible()
  await checkAccessibility()

  await backstage.orderSca('liveness-passes')
  await wallet.button('Start again').click()
  await expect(wallet.heading('Verify your identity')).toBeVisible()
  await wallet.afterSeconds(5, wallet.heading('You’re verified'))
  await wallet.button('Remove the old passkey').click()
  await expect(wallet.heading('All set')).toBeVisible()
  await expect(item(wallet, 'Passkey')).toHaveCount(0)
  await wallet.button('Done').click()
  await sca.addPasskey()
  expect(await authenticator.credentials()).toHaveLength(1)
})

test('a check that never happens expires, also while the page is closed, and may be started five times a day', {
  tag: '@long',
}, async ({ wallet, backstage, page, checkAccessibility }) => {
  await backstage.orderSca('liveness-never-happens')
  await leadElsewhereOnce(page)
  await startReset(wallet, 'Phone')
  await expect(wallet.alert()).toContainText('We didn’t open the verification')
  await expect(wallet.main().getByRole('link', { name: 'Continue to verification' })).toHaveCount(0)
  await checkAccessibility()
  await wallet.button('Start again').click()
  await expect(wallet.main().getByRole('link', { name: 'Continue to verification' })).toBeVisible()
  await checkAccessibility()
  await page.reload()
  await expect(wallet.main()).toContainText('its link is shown only once')
  await expect(wallet.button('Start again')).toBeVisible()

  await backstage.advanceAndWake(31)
  await expect(wallet.heading('The verification link expired')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Cancel').click()
  await expect(wallet.heading('The verification link expired')).toBeHidden()

  for (let starts = 2; starts < 5; starts++) {
    await startReset(wallet, 'Phone')
    await wallet.button('Cancel').click()
  }
  await startReset(wallet, 'Phone')
  await expect(wallet.alert()).toContainText(/Try again at .*\d+:\d\d/)
  await expect(wallet.heading('Verify your identity')).toBeHidden()
  await checkAccessibility()
})
