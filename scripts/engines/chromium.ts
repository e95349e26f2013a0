import { chromium, type Page } from '@playwright/test'
import { chromiumPackages, findChromium } from '../browsers.ts'
import type { Engine, EnginePage } from './engine.ts'

export const chromiumEngine: Engine = {
  name: 'Chromium',
  packages: chromiumPackages,
  isInstalled: () => findChromium() !== undefined,
  open: async (url) => {
    const browser = await chromium.launch(findChromium() ?? {})
    const page = await browser.newPage()
    await page.goto(url)
    return { page: drive(page), close: () => browser.close() }
  },
}

function drive(page: Page): EnginePage {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (script) => page.evaluate(script),
    type: (text) => page.keyboard.type(text),
    openTab: async () => drive(await page.context().newPage()),
  }
}
