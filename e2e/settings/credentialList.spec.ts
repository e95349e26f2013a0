import { expect, test } from '../journey.ts'
import { changeContact, item } from '../pages/settings.ts'

let numbers = 0

/** A mobile number that no other test uses. */
const newNumber = () => `+1415556${String(1000 + ++numbers)}`

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a code by text message is added, verified, and removed by the other sign-in method', async ({
  wallet,
  ada,
  backstage,
  checkAccessibility,
}) => {
  const phoneNumber = newNumber()
  await changeContact(wallet, { kind: 'Phone number', field: 'New phone number', value: phoneNumber })
  await wallet.openSetting('Ways to sign in')
  await expect(wallet.main().getByText('This is your only sign-in method.')).toBeVisible()
  await expect(wallet.button(/^Remove/)).toHaveCount(0)
  await checkAccessibility()
  await wallet.button('Add text message codes').click()
  await expect(wallet.heading('Verify your phone number')).toBeVisible()
  await checkAccessibility()
  await wallet.typeCode(await backstage.readCode(phoneNumber))
  await expect(wallet.main().getByText('You can now sign in by text message.')).toBeVisible()
  await expect(item(wallet, 'Text message code')).toContainText('You signed in with this')

  await item(wallet, 'Text message code')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await checkAccessibility()
  await wallet.button('Remove').click()
  await expect(wallet.heading('Sign in to continue')).toBeVisible()
  await wallet.button('Email me a code').click()
  await wallet.typeCode(await backstage.readCode(ada.email))
  await expect(wallet.main().getByText('Phone number removed.')).toBeVisible()
  await expect(item(wallet, 'Text message code')).toHaveCount(0)
})
