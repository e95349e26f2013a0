import { checkAccessibility } from '../checkAccessibility.ts'
import { expect, openExample, overflowOf, test } from './sitePage.ts'

test('a payment is signed and carried out without any request to a server', async ({ page }) => {
  const requests: string[] = []
  await openExample(page, '/screens/quote-confirmation/')
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', { name: /^Send 25/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment sent' })).toBeVisible()
  await page.getByRole('button', { name: '+1 min' }).click()
  await expect(page.getByRole('heading', { name: 'Payment arrived' })).toBeVisible()
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
})

test('a payment whose answer is lost is carried out once', async ({ page }) => {
  await openExample(page, '/screens/quote-confirmation/')
  await page.getByRole('checkbox', { name: /^Lose the next answer/ }).check()
  await page.getByRole('button', { name: /^Send 25/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Lose the next answer/ })).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'Payment sent' })).toBeVisible()
  await page.getByRole('button', { name: '+1 min' }).click()
  await expect(page.getByRole('heading', { name: 'Payment arrived' })).toBeVisible()
})

test('a key that the relay has put in is refused, and no code is sent to it', async ({ page }) => {
  await openExample(page, '/screens/email-otp-login/')
  await page.getByRole('checkbox', { name: /^Tamper/ }).check()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByRole('textbox', { name: /code/ }).fill('000000')
  await expect(page.locator('.cs-error[data-tone="danger"]')).toBeVisible()
})

test('every example works without a network once a page has been loaded', async ({ page, context }) => {
  await page.goto('/screens/session-list/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)

  // A page that was not opened before.
  await openExample(page, '/screens/email-otp-login/')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('textbox', { name: /code/ })).toBeVisible()
  await page.getByRole('textbox', { name: /code/ }).fill('000000')
  await expect(page.getByRole('heading', { name: /signed in/i })).toBeVisible()
})

test('the studio changes the screen, and writes the CSS to copy', async ({ page }) => {
  await openExample(page, '/theme-studio/')
  await page.getByRole('radio', { name: 'Market' }).check({ force: true })
  await expect(page.locator('.studio-css code')).toContainText('--cs-color-accent: light-dark(#b3261e, #ffb4a8);')
  await expect(page.locator('.studio-preview .cs-button').first()).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('.studio-preview .cs-button').first()).toHaveCSS('background-color', 'rgb(255, 180, 168)')
})

test('the search finds a page', async ({ page }) => {
  await page.goto('/overview/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('textbox', { name: 'Search' }).fill('recovery words')
  await expect(page.getByRole('link', { name: /Wallet export|Signed actions|signs besides/ }).first()).toBeVisible()
})

test('the whole wallet signs in and shows its home, without anything around it', async ({ page }) => {
  await page.goto('/demo/')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByRole('textbox', { name: /code/ }).fill('000000')
  await expect(page.getByText('Your balance').first()).toBeVisible()
  await checkAccessibility(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBe(0)
})
