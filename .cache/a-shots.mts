import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/browsers.ts'

const base = process.env.BASE ?? 'http://localhost:4310'
const out = process.env.OUT ?? '/tmp/a-shots'
const looks: Record<string, any> = {
  m: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  k: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  n: { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  d: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  r: { viewport: { width: 1280, height: 800 }, colorScheme: 'light', rtl: true },
  f: { viewport: { width: 390, height: 844 }, forcedColors: 'active' },
}
const which = (process.argv[2] ?? 'm,d').split(',')
const browser = await chromium.launch(findChromium() as any)
for (const key of which) {
  const { rtl, ...look } = looks[key]
  const context = await browser.newContext({ ...look, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('harbor:backstage', 'closed'))
  if (rtl) await page.addInitScript(() => sessionStorage.setItem('harbor:direction', 'rtl'))
  const shot = async (name: string, full = false) => {
    await page.waitForTimeout(350)
    await page.screenshot({ path: `${out}/${key}-${name}.png`, fullPage: full })
  }
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  try {
    await page.goto(base + '/')
    await main.getByRole('textbox', { name: 'Email address' }).waitFor()
    await shot('01-signin', true)
    await page.goto(base + '/create')
    await page.getByRole('button', { name: 'Create a wallet' }).click()
    await shot('02-create-errors', true)
    await page.goto(base + '/')
    await main.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
    await page.keyboard.press('Enter')
    await main.getByRole('heading', { name: 'Check your email' }).waitFor()
    await shot('03-code')
    await page.keyboard.type('111111')
    await main.getByText("That code isn't right").waitFor()
    await shot('04-wrong')
    await page.keyboard.type('000000')
    await main.getByRole('heading', { name: 'Your balance' }).waitFor()
    await page.waitForTimeout(800)
    await shot('05-home', true)
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByText('Ada Byron').waitFor()
    await shot('06-profile')
    await page.keyboard.press('Escape')
    await page.goto(base + '/settings')
    await shot('07-settings', true)
    await page.goto(base + '/settings/sign-in')
    await page.waitForTimeout(500)
    await shot('08-signin-setting', true)
    await page.goto(base + '/nothing')
    await shot('09-notfound')
    // lock: the clocks of another device sign this one out
    await page.goto(base + '/')
    await main.getByRole('heading', { name: 'Your balance' }).waitFor()
    await page.clock.install()
    await page.clock.fastForward(301_000)
    await main.getByRole('heading', { name: 'Your wallet is locked' }).waitFor({ timeout: 8000 })
    await shot('10-locked')
    await button('Email me a code').click()
    await main.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.clock.runFor(500)
    await shot('11-unlock-code')
    await main.getByRole('button', { name: 'Not you? Sign out' }).click()
    await main.getByRole('textbox', { name: 'Email address' }).waitFor()
    await shot('12-signed-out')
  } catch (error) {
    console.log(key, String(error).slice(0, 400))
    await shot('99-failed')
  }
  await context.close()
}
await browser.close()
