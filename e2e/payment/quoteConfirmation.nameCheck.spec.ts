import { expect, test } from '../journey.ts'

test.beforeEach(async ({ sca }) => {
  await sca.enterConfirmed()
})

test('a name that the bank does not know needs a consent of its own before anything can be sent', async ({
  wallet,
  sca,
  checkAccessibility,
}) => {
  await wallet.addPayee({ name: 'Nora Lindqvist', iban: 'DE80120300000000202102' })
  await wallet.askPrice('30')
  await expect(wallet.main().getByText(/has this account under another name/)).toBeVisible()
  const consent = wallet.main().getByRole('checkbox', { name: /I’ve checked the details/ })
  const send = await wallet.button(/^Send /).boundingBox()
  const above = await consent.boundingBox()
  // Nothing stands between the consent and the button that it enables.
  expect((send?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(100)
  await expect(wallet.button(/^Send /)).toBeDisabled()
  await checkAccessibility()

  await consent.check()
  await expect(wallet.button(/^Send /)).toBeEnabled()
  await consent.uncheck()
  await expect(wallet.button(/^Send /)).toBeDisabled()
  await consent.check()
  await wallet.confirm()

  await sca.typeCode()
  await wallet.expectSent()
})

test('the bank’s own spelling is shown; where it says nothing, that is said and nothing is asked', {
  tag: '@long',
}, async ({ wallet, checkAccessibility }) => {
  await wallet.addPayee({ name: 'Nora Lindqvist', iban: 'DE53120300000000202103' })
  await wallet.askPrice('30')
  await expect(wallet.main().getByText(/The name is not quite right/)).toBeVisible()
  await expect(wallet.button(/^Send /)).toBeDisabled()
  await checkAccessibility()

  await wallet.addPayee({ name: 'Omar Haddad', iban: 'DE42120300000000202107' })
  await wallet.askPrice('30')
  await expect(wallet.main().getByText(/checks the name when the payment arrives/)).toBeVisible()
  await expect(wallet.button(/^Send /)).toBeEnabled()
})
