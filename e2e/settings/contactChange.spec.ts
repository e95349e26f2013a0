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
  await wallet.profile().click()
  await expect(wallet.page.getByRole('banner').getByText(moved)).toBeVisible()
  await wallet.page.keyboard.press('Escape')
  await checkAccessibility()
  await wallet.signOut()

  await wallet.askForCode(moved)
  await wallet.typeCode(await backstage.readCode(moved))
  await wallet.profile().click()
  await expect(wallet.page.getByRole('banner').getByText(moved)).toBeVisible()
})
