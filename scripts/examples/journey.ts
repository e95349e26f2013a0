import { chromium, expect } from '@playwright/test'
import { findChromium } from '../browsers.ts'
import { signOutOtherDevices } from './otherDevice.ts'

const email = 'ada@example.com'

/**
 * Signs in and pays, as the customer that `npm run setup` created, and is then signed out from another device. A complaint of
 * the browser is an error.
 */
export async function signInAndPay(parameters: { page: string; sandbox: string }): Promise<void> {
  const browser = await chromium.launch(findChromium() ?? {})
  const complaints: string[] = []
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    page.on('pageerror', (error) => complaints.push(`${error}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(parameters.page)
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    const send = page.getByRole('button', { name: 'Email me a code' })
    const heading = page.getByRole('heading').first()
    const looks = new Set<string>()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      // A build that lost the theme leaves the button without a background.
      await expect(send).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      looks.add(await heading.evaluate((element) => getComputedStyle(element).color))
    }
    expect(looks.size, 'the page follows the look of the device').toBe(2)
    await send.click()
    const code = page.getByRole('textbox', { name: /code/i })
    // A development server compiles each part of the page when it is asked for.
    await expect(code).toBeVisible({ timeout: 60_000 })
    await code.fill(await readCode(parameters.sandbox))
    await page.getByRole('button', { name: 'Pay Charles Babbage' }).click()
    await expect(page.getByRole('button', { name: /^Send .*100/ })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: /^Send .*100/ }).click()
    await expect(page.getByRole('heading', { name: 'Payment arrived' })).toBeVisible({ timeout: 30_000 })
    // An event covers the page long before it would notice by itself.
    await signOutOtherDevices({ ...parameters, email })
    await expect(page.getByText('You were signed out from another device.')).toBeVisible({ timeout: 5_000 })
    expect(complaints).toEqual([])
  } catch (error) {
    // Usually the reason why the page does not show what is expected.
    throw new Error([error instanceof Error ? error.message : error, ...complaints].join('\nThe browser said: '))
  } finally {
    await browser.close()
  }
}

type Inbox = { data: { code: string }[] }

async function readCode(sandbox: string): Promise<string> {
  const { data } = (await (await fetch(`${sandbox}/sandbox/inbox`)).json()) as Inbox
  const message = data.at(-1)
  if (!message) throw new Error('The sandbox sent no code')
  return message.code
}
