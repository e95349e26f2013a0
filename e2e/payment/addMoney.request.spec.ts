import { expect, test } from '../journey.ts'
import { readClipboard } from '../pages/factors.ts'

test('someone asks for money with a link, and another person opens it, checks it and pays, which arrives', async ({
  wallet,
  elena,
  phone,
  ada,
  page,
  checkAccessibility,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallet.enter(elena)
  // Before the first proof, too.
  await wallet.main().getByRole('link', { name: 'Request', exact: true }).click()
  await expect(wallet.heading('Request money')).toBeVisible()
  const amount = wallet.main().getByRole('textbox', { name: 'Amount in EUR' })
  await amount.fill('twelve')
  await expect(wallet.main().getByText('Enter an amount, such as 25.')).toBeVisible()
  await expect(wallet.button('Copy link')).toBeHidden()
  await checkAccessibility()
  await amount.fill('12')
  await wallet.main().getByRole('textbox', { name: 'What it’s for' }).fill('Pizza & wine')
  await checkAccessibility()
  await wallet.button('Copy link').click()
  await expect(wallet.button('Copied')).toBeVisible()
  const link = await readClipboard(page)
  expect(new URL(link).hash).toBe('#currency=EUR&amount=1200&note=Pizza+%26+wine')
  expect(new URL(link).pathname).toMatch(/^\/send\/%24[a-z0-9]+%40sandbox%2Eexample$/)

  await phone.enter(ada)
  await phone.page.goto(link)
  await expect(phone.main().getByRole('textbox', { name: 'Recipient gets' })).toHaveValue('12')
  await expect(phone.main()).toContainText('Note in the payment link: Pizza & wine')
  await expect(phone.main()).toContainText('@sandbox.example')
  await phone.button('Continue').click()
  await expect(phone.heading('Check and send')).toBeVisible()
  await expect(phone.main()).toContainText('€12.00')
  await expect(phone.main()).toContainText('NotePizza & wine')
  await expect(phone.main()).toContainText('We can’t tell whose address this is.')
  await phone.confirm()
  await phone.expectSent()
  await expect(phone.main()).toContainText('NotePizza & wine')
  await phone.page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(phone.main().getByRole('link', { name: /Pizza & wine/ })).toBeVisible()

  await wallet.afterSeconds(4, wallet.main().getByText(/went up by €12\.00/))
})

test('home leads to a request, whose link is there to read', { tag: '@long' }, async ({ wallet, ada }) => {
  await wallet.enter(ada)
  await wallet.main().getByRole('link', { name: 'Request', exact: true }).click()
  await expect(wallet.heading('Request money')).toBeFocused()
  await expect(wallet.main().getByText(/\/send\/%24.+#currency=USD$/)).toBeVisible()
})

test('a link that was made to mislead fills in nothing that a request cannot hold', { tag: '@long' }, async ({
  wallet,
  ada,
  page,
}) => {
  await wallet.enter(ada)
  const receiver = '/send/%24success%2Eusd%40sandbox%2Eexample'
  const sends = wallet.main().getByRole('textbox', { name: 'You send' })
  for (const hash of [
    'amount=-5&currency=USD',
    `note=${'x'.repeat(81)}`,
    'note=%E2%80%AEevil',
    'amount=5&currency=JPY',
  ]) {
    await page.goto(`${receiver}#${hash}`)
    await page.reload()
    await expect(sends).toHaveValue('')
    await expect(wallet.main()).not.toContainText('Note in the payment link')
  }
  await wallet.button('Continue').click()
  await expect(wallet.alert()).toContainText('Enter an amount')
})
