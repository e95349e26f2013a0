import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

const pagesFolder = join(import.meta.dirname, '../../apps/docs/generated/pages')

/** The address of every page of the site. They are written before the tests are listed, or by an earlier build. */
export function listPages(): string[] {
  const files = globSync('**/*.md', { cwd: pagesFolder }).sort()
  return files.map((file) => `/${file.replace(/\.md$/, '/').replace(/(^|\/)index\/$/, '$1')}`)
}

/** A page of the site. It fails on any message of the browser that the test did not cause, such as a network that is off. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(error.message))
    await use(page)
    expect(
      messages.filter((message) => !/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(message)),
    ).toEqual([])
  },
})

/** Waits until the example has read what it shows. */
export async function openExample(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('.live, [data-studio]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-ready]').first()).toBeVisible()
}

/** How far the page can be scrolled sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export { expect }
