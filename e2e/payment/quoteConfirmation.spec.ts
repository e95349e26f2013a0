import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { press, tabTo } from '../pages/keyboard.ts'

/** The executions that left the page. */
function watchExecutions(page: Page) {
  const keys: (string | undefined)[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/execute'))
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a user sees what they send, confirms with a double click, which pays once, and gets a receipt', async ({
  wallet,
  page,
  checkAccessibility,
}) => {
  const executions = watchExecutions(page)
  await checkAccessibility()
  await wallet.quote('Grace Okafor', '250')
  await expect(wallet.button(/^Send .*250/)).toBeVisible()
  await expect(wallet.main()).toContainText('Grace Okafor')
  await checkAccessibility()

  await wallet.button(/^Send /).dblclick()

  await wallet.expectSent()
  await checkAccessibility()
  expect(executions).toHaveLength(1)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(
    wallet
      .main()
      .getByRole('link', { name: /Grace Okafor/ })
      .first(),
  ).toBeVisible()
  await checkAccessibility()
})

test('an expired quote needs a new one, which shows the old and the new price before the user can agree', {
  tag: '@long',
}, async ({ wallet, backstage, page, checkAccessibility }) => {
  const executions = watchExecutions(page)
  await wallet.withoutLiveEvents()
  await wallet.quote('Grace Okafor', '25')
  await backstage.advance(6)
  await wallet.confirm()

  await expect(wallet.heading('This price has expired')).toBeVisible()
  await checkAccessibility()
  expect(executions).toHaveLength(0)
  await page.route(/\/api\/wallet\/quotes(\/|$)/, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(/"feesIncluded":\d+/, '"feesIncluded":1250000')
    await route.fulfill({ response: answer, body: text })
  })
  await wallet.button('Get a new price').click()
  await expect(wallet.heading('The price has changed')).toBeVisible()
  await expect(wallet.main().getByRole('table')).toContainText('1.25')
  await checkAccessibility()
  expect(executions).toHaveLength(0)
  await wallet.confirm()

  await wallet.expectSent()
  expect(executions).toHaveLength(1)
})

test('an expired session opens an inline sign-in, which can be left without an error, and continues with the same quote', {
  tag: '@long',
}, async ({ wallet, backstage, ada, page, checkAccessibility }) => {
  const executions = watchExecutions(page)
  await wallet.refuseRefresh()
  await backstage.advance(13)
  await wallet.quote('Grace Okafor', '25')
  const address = page.url()
  await backstage.advance(3)
  await wallet.confirm()

  await expect(wallet.heading('Sign in to send')).toBeVisible()
  await expect(wallet.main()).toContainText('Grace Okafor')
  await checkAccessibility()
  await wallet.button('Not now').click()
  await expect(wallet.button(/^Send /)).toBeVisible()
  await expect(wallet.alert()).toBeHidden()
  await wallet.confirm()
  await wallet.button('Email me a code').click()
  await wallet.typeCode(await backstage.readCode(ada.email))

  await wallet.expectSent()
  expect(page.url()).toBe(address)
  expect(executions).toHaveLength(1)
})

test('a lost response and a reload execute exactly once', async ({ wallet, backstage, page, checkAccessibility }) => {
  const executions = watchExecutions(page)
  await wallet.quote('Grace Okafor', '25')
  await backstage.order('lose-next-answer')
  await wallet.confirm()
  await expect(wallet.main()).toContainText(/don’t pay again/i)
  await checkAccessibility()
  await page.reload()

  await wallet.expectSent()
  expect(new Set(executions).size).toBe(1)
  const executed = (await backstage.exchanges()).filter(
    ({ path, status }) => path.endsWith('/execute') && status === 200,
  )
  expect(executed.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(wallet.main().getByRole('link', { name: /Grace Okafor/ })).toHaveCount(1)
})

test('being offline at the button is reported, and the payment continues when the network is back', {
  tag: '@long',
}, async ({ wallet, backstage, page }) => {
  const executions = watchExecutions(page)
  await wallet.quote('Grace Okafor', '25')
  await backstage.order('offline')
  await wallet.confirm()
  await expect(wallet.alert()).toContainText(/connection/i)
  expect(executions).toHaveLength(0)

  await backstage.callOff('offline')
  await wallet.confirm()

  await wallet.expectSent()
  expect(executions).toHaveLength(1)
})

test('a second tab with the same quote pays it only once', async ({ wallet, page }) => {
  const executions = watchExecutions(page)
  await wallet.quote('Grace Okafor', '25')
  const other = await wallet.openSecondTab()
  await expect(other.button(/^Send /)).toBeVisible()

  await Promise.all([wallet.confirm(), other.confirm()])

  await wallet.expectSent()
  await other.expectSent()
  expect(new Set(executions).size).toBe(1)
})

test('the amount is typed straight away, with what would arrive and a reference, edited from the price, and sent by keyboard alone', async ({
  wallet,
  page,
}) => {
  await press(page.getByRole('link', { name: 'Send', exact: true }))
  await press(wallet.main().getByRole('link', { name: 'Grace Okafor' }))
  const amount = wallet.main().getByRole('textbox', { name: 'How much? You send' })
  await expect(amount).toBeFocused()
  await page.keyboard.type('25')
  await expect(wallet.main().getByRole('textbox', { name: 'Recipient gets about' })).toHaveValue('24.87')
  const reference = wallet.main().getByRole('textbox', { name: 'Note to the recipient (optional)' })
  await tabTo(reference)
  await page.keyboard.type('Invoice 7')
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Check and send')).toBeFocused()
  await expect(wallet.main()).toContainText('2,475.00')
  await page.reload()
  await expect(wallet.main()).toContainText('Invoice 7')
  await press(wallet.button('Edit'))
  await expect(amount).toHaveValue('25')
  await expect(reference).toHaveValue('Invoice 7')
  await press(wallet.button('Use max'))
  await expect(amount).toHaveValue('2500')
  await amount.fill('30')
  await page.keyboard.press('Enter')
  await expect(wallet.heading('Check and send')).toBeFocused()
  // The browser's own way back keeps the amount, too.
  await page.goBack()
  await expect(amount).toHaveValue('30')
  await page.goForward()
  await press(wallet.button(/^Send /))

  await wallet.expectSent()
  await expect(wallet.main()).toContainText('Grace Okafor has received')
  await expect(wallet.main()).toContainText('Invoice 7')
  await press(wallet.button('Send again'))
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('')
})
