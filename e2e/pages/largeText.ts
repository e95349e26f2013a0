import type { Page } from '@playwright/test'

/** Loads the page again with text of twice its size. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Before the first paint, or the page would be seen to move.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.reload()
}
