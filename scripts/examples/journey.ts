import { chromium, expect } from '@playwright/test'
import { findChromium } from '../browsers.ts'

/** Signs in and pays, as the customer that `npm run setup` created. A complaint of the browser is an error. */
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
    await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      // A build that lost the theme leaves the button without a background.
      await expect(page.getByRole('button', { name: 'Email me a code' })).not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      )
    }
    await page.getByRole('button', { name: 'Email me a code' }).click()
    const code = page.getByRole('textbox', { name: /code/i })
    // A development server compiles each part of the page when it is asked for.
    await expect(code).toBeVisible({ timeout: 60_000 })
    await code.fill(await readCode(parameters.sandbox))
    await page.getByRole('button', { name: 'Pay Charles Babbage' }).click()
    await page.getByRole('button', { name: /^Send .*100/ }).click()
    await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible({ timeout: 30_000 })
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
