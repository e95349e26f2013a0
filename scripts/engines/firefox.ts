import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { drive, type Engine } from './engine.ts'

const findFirefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

export const firefoxEngine: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => findFirefox() !== undefined,
  open: async (url) => {
    const executablePath = findFirefox() ?? ''
    const browser = await launch({ browser: 'firefox', executablePath, headless: true })
    const page = await browser.newPage()
    await page.goto(url)
    return { page: drive(page, () => browser.newPage()), close: () => browser.close() }
  },
}
