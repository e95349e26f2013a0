import { expect, test } from '../journey.ts'
import { item } from '../pages/settings.ts'

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('codes go to a new address after the change', async ({ wallet, ada, backstage, checkAccessibility }) => {
  const moved = ada.email.replace('ada', 'moved')
  await wallet.openSetting('Email and phone')
  await item(wallet, 'Email address')
    .getByRole('button', { name: /^Change/ })
    .click()
  await wallet.main().getByRole('textbox', { name: 'New email address', exact: true }).fill('no address')
  await wallet.button('Save').click()
  await expect(wallet.alert()).toContainText('Enter an email address')
  await expect(wallet.main().getByRole('textbox', { name: 'New email address', exact: true })).toBeFocused()
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'New email address', exact: true }).fill(moved)
  await wallet.main().getByRole('textbox', { name: 'Repeat the new email address' }).fill(ada.email)
  await wallet.button('Save').click()
  await expect(wallet.alert()).toContainText('The two addresses don’t match')
  await wallet.main().getByRole('textbox', { name: 'Repeat the new email address' }).fill(moved)
  await wallet.button('Save').click()
  await expect(wallet.main().getByText('Your email is now')).toContainText(moved)
  await expect(wallet.page.getByText('m•••@example.com').first()).toBeVisible()
  await checkAccessibility()
  await wallet.signOut()

  await wallet.askForCode(moved)
  await wallet.typeCode(await backstage.readCode(moved))
  await wallet.profile().click()
  await expect(wallet.page.getByText(moved)).toBeVisible()
})

test('an address that another customer has is refused, and nothing is saved', async ({
  wallet,
  ada,
  request,
  page,
}) => {
  const taken = ada.email.replace('ada', 'taken')
  await request.post('/demo/customers', {
    headers: { origin: new URL(page.url()).origin },
    data: { email: taken, fullName: 'Another Person' },
  })
  await wallet.openSetting('Email and phone')
  await item(wallet, 'Email address')
    .getByRole('button', { name: /^Change/ })
    .click()
  await wallet.main().getByRole('textbox', { name: 'New email address', exact: true }).fill(taken)
  await wallet.main().getByRole('textbox', { name: 'Repeat the new email address' }).fill(taken)
  await wallet.button('Save').click()

  await expect(wallet.alert()).toContainText('Nothing was saved')
  await wallet.button('Cancel').click()
  await expect(item(wallet, 'Email address')).toContainText('a•••@example.com')
})
