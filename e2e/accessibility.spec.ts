import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

async function checkLayout(page: Page, checkAccessibility: () => Promise<void>): Promise<void> {
  await checkAccessibility()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

for (const { name, viewport, colorScheme } of [
  { name: 'a phone in the dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: 'a screen zoomed in to 400 %', viewport: { width: 320, height: 256 }, colorScheme: 'light' },
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, colorScheme })

    test('every page is free of accessibility violations and of sideways scrolling', async ({
      wallet,
      ada,
      page,
      checkAccessibility,
    }) => {
      const check = () => checkLayout(page, checkAccessibility)
      await check()
      await wallet.askForCode(ada.email)
      await check()
      // On a small screen the inbox is behind a drawer; the sandbox has one code.
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
      await expect(wallet.alert()).toBeVisible()
      await check()
      await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
      await wallet.button('Continue').click()
      await expect(wallet.button(/^Send /)).toBeVisible()
      await check()
      await wallet.confirm()
      await expect(wallet.heading('Payment sent')).toBeVisible({ timeout: 20_000 })
      await check()
      await page.getByRole('link', { name: 'Activity', exact: true }).click()
      await wallet
        .main()
        .getByRole('link', { name: /Grace Okafor/ })
        .click()
      await expect(wallet.heading('Payment sent')).toBeVisible()
      await check()
      await wallet.signOut()
      await wallet.main().getByRole('link', { name: 'create a wallet' }).click()
      await expect(wallet.heading('Create a wallet')).toBeVisible()
      await check()
    })

    test('every setting, and the way in by phone, is free of them too', async ({
      wallet,
      ada,
      page,
      checkAccessibility,
    }) => {
      const check = () => checkLayout(page, checkAccessibility)
      await wallet.button('Use your mobile number').click()
      await check()
      await wallet.button('Use your email address').click()
      await wallet.askForCode(ada.email)
      await wallet.typeCode('000000')
      for (const [setting, ready] of [
        ['Ways to sign in', 'Add another way'],
        ['Devices', 'This device'],
        ['Email and phone', 'None yet'],
        ['Privacy', 'Private wallet'],
        ['Card payments', 'Allow another card'],
        ['Recovery words', 'Whoever has these words'],
      ] as const) {
        await wallet.openSetting(setting)
        await expect(wallet.main().getByText(ready)).toBeVisible()
        await check()
      }
    })
  })
}

test('the whole journey works with the keyboard alone', async ({ wallet, ada, page }) => {
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('the keyboard does not reach it')
  }
  const press = async (target: Locator) => {
    await target.waitFor()
    await tabTo(target)
    await page.keyboard.press('Enter')
  }

  await tabTo(wallet.main().getByRole('textbox', { name: 'Email address' }))
  await page.keyboard.type(ada.email)
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Check your email')).toBeFocused()
  await tabTo(wallet.codeField())
  await page.keyboard.type('000000')
  await expect(wallet.heading('Your balance')).toBeVisible()
  await press(wallet.main().getByRole('link', { name: 'Send money' }))
  await press(wallet.main().getByRole('link', { name: 'Grace Okafor' }))
  await tabTo(wallet.main().getByRole('textbox', { name: 'You send' }))
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await press(wallet.button(/^Send /))

  await expect(wallet.heading('Payment sent')).toBeVisible({ timeout: 20_000 })
})

test('the panel beside the wallet is free of accessibility violations, with everything in it', async ({
  wallet,
  ada,
  checkAccessibility,
}) => {
  await wallet.signIn(ada.email)
  await checkAccessibility('backstage')
})
