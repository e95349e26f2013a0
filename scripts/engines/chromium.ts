import { chromium } from '@playwright/test'
import { chromiumPackages, findChromium } from '../browsers.ts'
import type { Engine } from './engine.ts'

export const chromiumEngine: Engine = {
  name: 'Chromium',
  packages: chromiumPackages,
  find: () => {
    const found = findChromium()
    return found && [found.executablePath]
  },
  open: async (url) => {
    const browser = await chromium.launch(findChromium() ?? {})
    const page = await browser.newPage()
    await page.goto(url)
    return () => browser.close()
  },
}
