import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Authenticator } from './pages/Authenticator.ts'
import { press } from './pages/keyboard.ts'
import { readEverything } from './pages/readEverything.ts'
import type { WalletPage } from './pages/WalletPage.ts'

/** What every app and every text message of the sandbox says. */
const rightCode = '123456'

/** In groups of four, to be typed into an app. */
const shownKey = /^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/

const item = (wallet: WalletPage, name: string): Locator =>
  wallet.main().getByRole('list', { name: 'How you confirm' }).getByRole('listitem').filter({ hasText: name })

async function openFactors(wallet: WalletPage): Promise<void> {
  await wallet.openSetting('Confirming payments')
  await expect(item(wallet, 'Phone')).toBeVisible()
}

/** Adds an app up to its recovery codes. */
async function connectApp(wallet: WalletPage): Promise<void> {
  await wallet.button('Authenticator app').click()
  await wallet.button('Show the QR code').click()
  await wallet.codeField().fill(rightCode)
  await expect(wallet.heading('Save your recovery codes')).toBeVisible()
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Each way out of the page that recovery codes have: the clipboard, a file, paper. */
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
  await expect(wallet.button('I saved these')).toBeHidden()
  await expect(wallet.main().getByText('Cleared from this page in')).toBeHidden()
  await page.emulateMedia({ media: null })
}

async function addApp(wallet: WalletPage): Promise<void> {
  await connectApp(wallet)
  await wallet.button('I saved these').click()
  await wallet.button('Done').click()
  await expect(item(wallet, 'Authenticator app')).toBeVisible()
}

async function addPasskey(wallet: WalletPage): Promise<void> {
  await wallet.button('Passkey').click()
  await expect(wallet.main().getByText('Your passkey was added.')).toBeVisible()
  await expect(item(wallet, 'Passkey')).toBeVisible()
}

test.describe('in the settings', () => {
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
    await expect(item(wallet, 'Phone')).toContainText('always there')
    await expect(item(wallet, 'Phone').getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await checkAccessibility()
    await wallet.button('Authenticator app').click()
    await expect(wallet.heading('Add an authenticator app')).toBeFocused()
    await checkAccessibility()
    await wallet.button('Show the QR code').click()
    await expect(wallet.heading('Connect your app')).toBeFocused()
    await expect(wallet.main().getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(wallet.main().getByText(shownKey)).toBeVisible()
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width
    expect(await widthOf(wallet.codeField().locator('..'))).toBe(await widthOf(wallet.button('Connect')))
    await checkAccessibility()
    await wallet.codeField().fill('654321')
    await expect(wallet.alert()).toContainText('That did not work')
    await expect(wallet.codeField()).toBeFocused()
    await checkAccessibility()
    await wallet.codeField().fill(rightCode)
    await expect(wallet.heading('Save your recovery codes')).toBeFocused()
    const codes = wallet.main().getByRole('list', { name: 'Recovery codes' })
    await expect(codes.getByRole('listitem').first()).toBeVisible()
    await checkAccessibility()
    const [first = '', ...others] = await codes.getByRole('listitem').allTextContents()
    await keepCodes(wallet, [first, ...others])
    await wallet.button('I saved these').click()
    await expect(wallet.heading('Your app is connected')).toBeFocused()
    await expect(wallet.main()).not.toContainText(first)
    await checkAccessibility()
    await wallet.button('Done').click()

    await expect(item(wallet, 'Authenticator app')).toContainText('not for payments')
    await expect(wallet.button('Authenticator app')).toHaveCount(0)
    await page.reload()
    await expect(item(wallet, 'Authenticator app')).toBeVisible()
    await expect(wallet.main()).not.toContainText(first)
  })

  test('there is one passkey: it is added, a second is refused, and it is removed', async ({
    wallet,
    authenticator,
    checkAccessibility,
  }) => {
    const other = await wallet.openSecondTab()
    await Authenticator.connect(other.page)
    await expect(other.button('Passkey')).toBeVisible()
    await wallet.page.bringToFront()
    await addPasskey(wallet)
    expect(await authenticator.credentials()).toHaveLength(1)
    await expect(wallet.button('Passkey')).toHaveCount(0)
    await checkAccessibility()

    await other.page.bringToFront()
    await other.button('Passkey').click()
    await expect(other.alert()).toContainText('There is a passkey for confirming already.')
    await other.page.close()

    await item(wallet, 'Passkey')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await checkAccessibility()
    await wallet.button('Yes, remove it').click()
    await expect(wallet.main().getByText('It was removed.')).toBeVisible()
    await expect(item(wallet, 'Passkey')).toHaveCount(0)
    await expect(wallet.button('Passkey')).toBeVisible()
  })

  test('a key that was copied leaves the clipboard, and a key that nobody took in leaves the page', async ({
    wallet,
    page,
    checkAccessibility,
  }) => {
    await wallet.doNotLock()
    await page.clock.install()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await wallet.button('Authenticator app').click()
    await wallet.button('Show the QR code').click()
    const key = ((await wallet.main().getByText(shownKey).textContent()) ?? '').replaceAll(' ', '')
    await wallet.button('Copy the key').click()
    await expect(wallet.main()).toContainText('Copied.')
    expect((await readClipboard(page)) === key).toBe(true)
    await page.clock.fastForward('01:00')
    await expect(wallet.main()).toContainText('The clipboard was cleared.')
    expect(await readClipboard(page)).toBe('')

    await page.clock.fastForward('09:00')
    await expect(wallet.heading('This is no longer here')).toBeFocused()
    const left = (await readEverything(page)).replaceAll(' ', '')
    expect([left.includes(key), left.includes('otpauth:')]).toEqual([false, false])
    await checkAccessibility()
    await wallet.button('Start again').click()
    await expect(wallet.heading('Connect your app')).toBeFocused()
    await expect(wallet.main().getByText(shownKey)).toBeVisible()
  })

  test('a passkey sheet that is closed changes nothing and blames nobody', async ({ wallet, authenticator }) => {
    await authenticator.setVerified(false)
    await wallet.button('Passkey').click()
    await expect(wallet.button('Passkey')).not.toHaveAttribute('aria-busy', 'true')
    await expect(item(wallet, 'Passkey')).toHaveCount(0)
    expect(await authenticator.credentials()).toHaveLength(0)

    await authenticator.setVerified(true)
    await addPasskey(wallet)
  })

  test('every factor proves the person when the login of the region is over', async ({
    wallet,
    backstage,
    page,
    checkAccessibility,
  }) => {
    await addApp(wallet)
    await addPasskey(wallet)
    for (const { factor, prove } of [
      { factor: 'Authenticator app', prove: () => wallet.codeField().fill(rightCode) },
      { factor: 'Passkey', prove: () => wallet.button('Confirm with your passkey').click() },
    ]) {
      await backstage.orderSca('end-sca-sessions')
      await page.goto('/')
      await expect(wallet.heading('Confirm that it is you')).toBeVisible()
      await checkAccessibility()
      await wallet.button(new RegExp(`^${factor}`)).click()
      await checkAccessibility()
      await prove()
      await expect(wallet.heading('Confirm that it is you')).toBeHidden()
      await expect(wallet.main().getByRole('list', { name: 'Activity' })).toBeVisible()
    }
  })

  test('an app is added with the keyboard alone, and a passkey is removed with it', async ({ wallet, page }) => {
    await addPasskey(wallet)
    await press(wallet.button('Authenticator app'))
    await press(wallet.button('Show the QR code'))
    await expect(wallet.heading('Connect your app')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(wallet.button('Authenticator app')).toBeFocused()
    await press(wallet.button('Authenticator app'))
    await press(wallet.button('Show the QR code'))
    await press(wallet.codeField())
    await page.keyboard.type(rightCode)
    await expect(wallet.heading('Save your recovery codes')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(wallet.heading('Save your recovery codes')).toBeVisible()
    await press(wallet.button('I saved these'))
    await press(wallet.button('Done'))
    await expect(item(wallet, 'Authenticator app')).toBeVisible()
    await press(item(wallet, 'Passkey').getByRole('button', { name: /^Remove/ }))
    await press(wallet.button('Yes, remove it'))
    await expect(wallet.main().getByText('It was removed.')).toBeVisible()
    await expect(item(wallet, 'Passkey')).toHaveCount(0)
  })
})

test('somebody elsewhere finds none of it', async ({ wallet, ada, page }) => {
  await wallet.enter(ada)
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expect(wallet.heading('Settings')).toBeVisible()
  await expect(wallet.main().getByRole('link', { name: 'Ways to sign in' })).toBeVisible()
  for (const setting of ['Confirming payments', 'Trusted payees'])
    await expect(wallet.main().getByRole('link', { name: setting })).toHaveCount(0)

  await page.goto('/settings/confirming')
  await expect(wallet.main()).toContainText('You do not need to confirm in this way')
})
