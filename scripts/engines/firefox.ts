import { existsSync } from 'node:fs'
import { launch, type Page } from 'puppeteer-core'
import type { Engine, EnginePage } from './engine.ts'

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
    return { page: drive(page), close: () => browser.close() }
  },
}

function drive(page: Page): EnginePage {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (script) => page.evaluate(script),
    type: (text) => page.keyboard.type(text),
    openTab: async () => drive(await page.browser().newPage()),
  }
}
