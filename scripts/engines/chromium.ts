import { chromium } from '@playwright/test'
import { chromiumPackages, findChromium } from '../browsers.ts'
import { drive, type Engine } from './engine.ts'

export const chromiumEngine: Engine = {
  name: 'Chromium',
  packages: chromiumPackages,
  isInstalled: () => findChromium() !== undefined,
  open: async (url) => {
    const browser = await chromium.launch(findChromium() ?? {})
    const page = await browser.newPage()
    await page.goto(url)
    return { page: drive(page, () => page.context().newPage()), close: () => browser.close() }
  },
}
