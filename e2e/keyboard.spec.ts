import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('every setting is reached and left with the keyboard alone', async ({ wallet, page, checkAccessibility }) => {
  const press = async (target: Locator) => {
    await target.waitFor()
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement))
        return void (await page.keyboard.press('Enter'))
      await page.keyboard.press('Tab')
    }
    throw new Error('the keyboard does not reach it')
  }
  // The panel next to the wallet has a hundred buttons of its own.
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }))
  await expect(wallet.heading('Settings')).toBeVisible()
  await checkAccessibility()

  for (const [setting, heading] of [
    ['Ways to sign in', 'Ways to sign in'],
    ['Devices', 'Devices'],
    ['Email and phone', 'Email and phone'],
    ['Privacy', 'Privacy'],
    ['Card access', 'Card access'],
    ['Recovery words', 'Your recovery words'],
  ] as const) {
    await press(wallet.main().getByRole('link', { name: setting }))
    await expect(wallet.heading(heading)).toBeVisible()
    await checkAccessibility()
    await press(wallet.main().getByRole('link', { name: 'Settings' }))
  }

  await press(wallet.main().getByRole('link', { name: 'Privacy' }))
  const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
  const before = await privacy.getAttribute('aria-checked')
  await press(privacy)
  await expect(privacy).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')
  await expect(privacy).toBeFocused()
})
