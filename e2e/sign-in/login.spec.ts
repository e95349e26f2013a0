import { expect, test } from '../journey.ts'

test('a passkey that is gone from the device is said, and the code by email still lets in', async ({
  authenticator,
  wallet,
  ada,
  backstage,
  checkAccessibility,
}) => {
  await wallet.enter({ ...ada, passkey: 'signs in', left: true })
  await authenticator.forgetPasskeys()

  await wallet.button('Sign in with your passkey').click()
  await expect(wallet.alert()).toContainText('It may have been removed from this device')
  await checkAccessibility()
  await wallet.button('Try another way').click()
  await wallet.askForCode(ada.email, { choose: true })
  await wallet.typeCode(await backstage.readCode(ada.email))

  await expect(wallet.heading('Your balance')).toBeVisible()
})

test('the field that offers the passkey still takes an address', { tag: '@long' }, async ({
  authenticator,
  wallet,
  ada,
  backstage,
}) => {
  await wallet.enter({ ...ada, passkey: 'signs in', left: true })
  await authenticator.setTouched(false)
  await wallet.button('Try another way').click()

  await expect(wallet.main().getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  )
  await wallet.askForCode(ada.email, { choose: true })
  await wallet.typeCode(await backstage.readCode(ada.email))

  await expect(wallet.heading('Your balance')).toBeVisible()
})
