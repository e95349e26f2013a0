import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { enlargeText } from '../pages/largeText.ts'
import { watchPayments } from '../pages/watchPayments.ts'

/** Collects every title that the page shows. */
async function watchTitles(page: Page) {
  await page.evaluate(() => {
    const titles: string[] = []
    const look = () => {
      const title = document.querySelector('main h1')?.textContent ?? ''
      if (title !== titles.at(-1)) titles.push(title)
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { titles })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'titles') as string[])
}

test.describe('a payment from Europe', () => {
  test.beforeEach(async ({ sca }) => sca.enterConfirmed())

  test('an execution leads to the challenge, which works with the keyboard alone', async ({
    wallet,
    sca,
    page,
    checkAccessibility,
  }) => {
    const sent = watchPayments(page)
    await wallet.quote('Léa Fontaine', '25')
    await wallet.button(/^Send /).focus()
    await page.keyboard.press('Enter')

    await expect(wallet.heading('Confirm the payment')).toBeVisible()
    await expect(sca.codeField()).toBeFocused()
    await expect(wallet.main()).toContainText('€25.00')
    await expect(wallet.main()).toContainText('Léa Fontaine-Albrecht')
    await expect(wallet.main()).toContainText('We texted a code to your phone.')
    await checkAccessibility()
    await page.keyboard.type('123456')

    await wallet.expectSent()
    await expect(wallet.heading('Payment arrived')).toBeFocused()
    await checkAccessibility()
    expect(sent).toEqual({ executions: [expect.any(String)], proofs: ['code'] })
  })

  test('two challenges are one screen, one execution and one idempotency key, for the same amount and payee', {
    tag: '@long',
  }, async ({ wallet, sca, backstage, page, checkAccessibility }) => {
    const sent = watchPayments(page)
    await wallet.quote('Grace Okafor', '40')
    const address = page.url()
    const titles = await watchTitles(page)
    await wallet.confirm()

    await expect(wallet.heading('Step 1 of 2: confirm the conversion')).toBeVisible()
    await expect(sca.codeField()).toBeFocused()
    await expect(wallet.main()).toContainText('€40.00')
    await expect(wallet.main()).toContainText('Grace Okafor')
    await sca.typeCode()
    await expect(wallet.heading('Step 2 of 2: confirm the payment')).toBeVisible()
    await expect(sca.codeField()).toBeFocused()
    await expect(wallet.main()).toContainText('€40.00')
    await expect(wallet.main()).toContainText('Grace Okafor')
    await expect(sca.codeField()).toHaveValue('')
    await checkAccessibility()
    const executions = (await backstage.exchanges()).filter(({ path }) => path.endsWith('/execute'))
    expect(executions.map(({ hop }) => hop)).toEqual(['platform-service', 'browser-platform'])
    await sca.typeCode()

    await wallet.expectSent()
    await expect(wallet.heading('Payment arrived')).toBeFocused()
    expect(page.url()).toBe(address)
    expect((await titles()).filter((title) => /waits|went out|price/.test(title))).toEqual([])
    expect(sent).toEqual({ executions: [expect.any(String)], proofs: ['code', 'code'] })
  })

  test('closed by the user, the payment waits on the confirm screen and continues from there', {
    tag: '@long',
  }, async ({ wallet, sca, page, checkAccessibility }) => {
    const sent = watchPayments(page)
    await sca.pay('Léa Fontaine', '25')
    await wallet.button('Not now').focus()
    await page.keyboard.press('Enter')

    await expect(wallet.heading('Confirm your payment')).toBeFocused()
    await expect(wallet.main()).toContainText(/Not sent yet\. Confirm by \d/)
    await expect(wallet.alert()).toBeHidden()
    await checkAccessibility()
    await wallet.button('Confirm payment').focus()
    await page.keyboard.press('Enter')
    await expect(sca.codeField()).toBeFocused()
    await sca.typeCode()

    await sca.expectPaid()
    expect(sent).toEqual({ executions: [expect.any(String)], proofs: ['code'] })
  })

  test('a reload during a challenge leads back to the same challenge, and a payment that changed across one is stopped', async ({
    wallet,
    sca,
    backstage,
    page,
    checkAccessibility,
  }) => {
    const sent = watchPayments(page)
    await sca.pay('Grace Okafor', '40')
    await page.reload()
    await expect(wallet.heading('Step 1 of 2: confirm the conversion')).toBeVisible()
    await expect(wallet.main()).toContainText('€40.00')
    await checkAccessibility()
    await sca.typeCode()
    await expect(wallet.heading('Step 2 of 2: confirm the payment')).toBeVisible()

    await backstage.orderSca('change-quote-amount')
    await page.reload()
    await expect(wallet.heading('Checking your payment')).toBeVisible()
    await expect(wallet.main().getByRole('row', { name: 'You send €40.00 €41.00' })).toBeVisible()
    await expect(sca.codeField()).toBeHidden()
    await expect(wallet.button('Start again')).toBeHidden()
    expect(sent).toEqual({ executions: [expect.any(String)], proofs: ['code'] })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(async ({ sca }) => sca.enterConfirmed())

  test('with text of twice its size on a phone, nothing covers the code, and no word is cut', {
    tag: '@long',
  }, async ({ wallet, sca, page }) => {
    await enlargeText(page)
    await page.getByRole('link', { name: 'Send', exact: true }).click()
    await wallet.main().getByRole('link', { name: 'Léa Fontaine' }).click()
    await expect(wallet.main().getByRole('button', { name: 'Change' })).toBeInViewport({ ratio: 1 })
    await wallet.askPrice('25')
    await wallet.confirm()
    await expect(sca.codeField()).toBeFocused()
    const isOnTop = (field: Element) => {
      const { left, top, width, height } = field.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found !== null && field.parentElement?.contains(found)
    }
    expect(await sca.codeField().evaluate(isOnTop), 'whether the field with the focus is on top').toBe(true)
    await sca.codeField().fill('123456')
    await wallet.expectSent()
    const { width = 0 } = (await wallet.heading('Payment arrived').boundingBox()) ?? {}
    expect(await wallet.heading('Payment arrived').evaluate((title) => title.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

test('a user outside Europe never sees it', { tag: '@long' }, async ({ page, backstage, ada, wallet }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const [latest] = await backstage.exchanges()
  await wallet.enter(ada)
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await expect(wallet.main().getByRole('link', { name: 'Grace Okafor' })).toBeVisible()
  await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
  await expect(wallet.button('Continue')).toBeVisible()
  await expect(wallet.button('Pay by bank transfer')).toHaveCount(0)
  await wallet.quote('Grace Okafor', '25')
  const titles = await watchTitles(page)
  await wallet.confirm()

  await wallet.expectSent()
  expect((await titles()).filter((title) => /confirm/i.test(title))).toEqual([])
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(wallet.main().getByRole('link', { name: 'Devices' })).toBeVisible()
  await expect(wallet.main().getByRole('link', { name: /confirm|trusted/i })).toHaveCount(0)
  await expect(wallet.main().getByRole('link', { name: 'Ways to sign in' })).toBeVisible()
  const crossed = (await backstage.exchanges()).filter(({ id }) => id > (latest?.id ?? 0))
  expect([...asked, ...crossed.map(({ path }) => path)].filter((path) => /\/sca\/|\/authorize/.test(path))).toEqual([])

  await page.goto('/settings/confirming')
  await expect(wallet.main()).toContainText('You don’t need to confirm payments this way')
})
