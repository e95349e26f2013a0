import type { Page } from '@playwright/test'
import { groups } from '../../apps/docs/src/live/journeys.ts'
import { checkAccessibility, rulesOfLooks } from '../checkAccessibility.ts'
import { expect, openExample, overflowOf, test } from './sitePage.ts'

/** The whole wallet is a page of its own. */
const journeys = groups.flatMap((group) => group.journeys).filter((journey) => journey !== 'wallet')

type Look = {
  name: string
  width: number
  colorScheme: 'light' | 'dark'
  forcedColors?: 'active' | 'none'
  direction?: 'rtl' | 'ltr'
}

const looks: readonly Look[] = [
  { name: 'light', width: 1280, colorScheme: 'light' },
  { name: 'dark', width: 1280, colorScheme: 'dark' },
  { name: '320 px', width: 320, colorScheme: 'light' },
  { name: 'right to left', width: 390, colorScheme: 'dark', direction: 'rtl' },
  { name: 'forced colors', width: 320, colorScheme: 'light', forcedColors: 'active' },
]

async function show(page: Page, { width, colorScheme, forcedColors = 'none', direction = 'ltr' }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, forcedColors })
  // The page says its direction on its main part, too. What a screen says about an account number stays.
  await page.evaluate((dir) => {
    for (const place of document.querySelectorAll('html, main')) place.setAttribute('dir', dir)
  }, direction)
  // The page follows the system's look by a script of its own; what then changes has begun a frame later.
  await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toHaveCount(1)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Reads the page as it is with every rule, then in each other look with the rules that depend on it. */
async function checkEveryLook(page: Page): Promise<void> {
  for (const look of looks) {
    await test.step(look.name, async () => {
      await show(page, look)
      await checkAccessibility(page, look.name === 'light' ? {} : { rules: rulesOfLooks })
      expect({ look: look.name, overflow: await overflowOf(page) }).toEqual({ look: look.name, overflow: 0 })
    })
  }
}

for (const journey of journeys)
  test(`the page of ${journey} has no accessibility violation and does not scroll sideways, in every look and state`, async ({
    page,
  }) => {
    await openExample(page, `/screens/${journey}/`)
    const states = page.locator('.live-states label')
    const count = Math.max(1, await states.count())
    for (let state = 0; state < count; state++) {
      if (state > 0) {
        await show(page, looks[0] as Look)
        await states.nth(state).click()
        await expect(page.locator('[data-ready]').first()).toBeVisible()
      }
      await expect(page.getByRole('alert').filter({ hasText: 'could not start' })).toHaveCount(0)
      await checkEveryLook(page)
    }
  })

for (const path of ['/', '/theme-studio/'])
  test(`${path} has no accessibility violation and does not scroll sideways, in every look`, async ({ page }) => {
    await openExample(page, path)
    await checkEveryLook(page)
  })
