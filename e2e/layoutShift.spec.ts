import { expect, test } from './journey.ts'
import { enlargeText } from './pages/largeText.ts'
import { watchLayout } from './pages/watchLayout.ts'

test('what moves by itself is found, and so is a button that moves as it is pressed', async ({ browser, baseURL }) => {
  const context = await browser.newContext()
  const findShifts = await watchLayout(context)
  const page = await context.newPage()
  await page.route('**/moving', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><h1>Title</h1><p id="text" style="height: 200px">Text</p><button type="button">Send</button>',
    }),
  )
  await page.goto(`${baseURL}/moving`)
  const pushDown = (selector: string) =>
    page.evaluate((target) => {
      const above = document.createElement('div')
      above.style.height = '300px'
      document.querySelector(target)?.before(above)
    }, selector)
  // What was never drawn in one place has not moved to another.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(findShifts()).toEqual([])
  await pushDown('#text')
  await expect.poll(findShifts).toEqual([expect.stringContaining('p “Text”')])

  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      const above = document.createElement('div')
      above.style.height = '100px'
      if (currentTarget instanceof Element) currentTarget.before(above)
    })
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(findShifts).toContainEqual(expect.stringContaining('under the finger: “Send” by 0, 100'))
  await context.close()
})

test('the home of a customer in Europe stands still while it asks who they are', async ({ sca, page }) => {
  await sca.enter()
  await page.reload()
  await expect(sca.codeField()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a payment is sent, proved and followed, and nothing moves', async ({ wallet, sca }) => {
    await sca.enterConfirmed()
    await wallet.quote('Grace Okafor', '30')
    await wallet.confirm()
    await sca.typeCode()
    await expect(wallet.heading(/^Step 2/)).toBeVisible()
    await sca.typeCode()
    await wallet.expectSent()
    await wallet.button('Done').click()
    await expect(wallet.heading('Your balance')).toBeVisible()
    await sca.pay('Léa Fontaine', '25')
    await sca.typeCode()
    await wallet.expectSent()
  })

  // Two accounts, and movements of several days.
  const seeded = { email: 'ada@example.com' }

  for (const size of ['its own', 'twice its'])
    test(`home, activity and payees stand still while they are read, with text of ${size} size`, {
      tag: '@long',
    }, async ({ wallet, page }) => {
      await wallet.enter(seeded)
      if (size === 'twice its') await enlargeText(page)
      const shown = {
        '/': wallet.heading('Your other accounts'),
        '/activity': wallet.main().getByText('Added money').first(),
        '/send': wallet.button(/New payee/),
      }
      let drawn = Promise.withResolvers<void>()
      await page.route(/\/(transactions|internal-accounts|external-accounts)\b/, async (route) => {
        await drawn.promise
        await route.continue()
      })
      for (const [path, sign] of Object.entries(shown)) {
        drawn = Promise.withResolvers()
        await page.goto(path)
        await expect(page.locator('.cs-skeleton').first()).toBeVisible()
        drawn.resolve()
        await expect(sign).toBeVisible()
      }
    })
})
