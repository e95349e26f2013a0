import { expect, test } from './journey.ts'
import { watchTrips } from './pages/countTrips.ts'

test('from the code to the wallet, to the price, and to the payment, few requests wait for another one', async ({
  wallet,
  page,
  ada,
  backstage,
}) => {
  await wallet.open()
  await wallet.askForCode(ada.email)
  const code = await backstage.readCode(ada.email)
  const chainTo = await watchTrips(page)

  const signIn = await chainTo(/verify$/, async () => {
    await wallet.typeCode(code)
    await expect(wallet.profile()).toBeVisible()
  })
  // The service asks for a signature in its first answer.
  expect(signIn).toHaveLength(2)

  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
  await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
  const payee = /external-accounts\/…$/
  const price = await chainTo(payee, async () => {
    await wallet.button('Continue').click()
    await expect(wallet.button(/^Send /)).toBeVisible()
  })
  // The quote says whom it pays.
  expect(price).toHaveLength(2)

  const reloaded = await chainTo(payee, async () => {
    await page.reload()
    await expect(wallet.button(/^Send /)).toBeVisible()
  })
  // The page, its code and settings, the stored session, the quote, the payee.
  expect(reloaded).toHaveLength(5)

  const payment = await chainTo(/execute$/, async () => {
    const executed = page.waitForRequest((request) => request.url().endsWith('/execute'))
    await wallet.button(/^Send /).click()
    await executed
  })
  // Quote and payee are read once more, beside each other.
  expect(payment).toHaveLength(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
