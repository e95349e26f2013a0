import { expect, test } from '../journey.ts'
import { readEverything } from '../pages/readEverything.ts'

test('a passkey from the offer signs in, pays, and is removed by another sign-in method', async ({
  authenticator,
  wallet,
  ada,
  backstage,
  page,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await expect(wallet.heading('Sign in faster with a passkey')).toBeVisible()
  await checkAccessibility()
  await wallet.createOfferedPasskey()
  expect(await authenticator.credentials()).toMatchObject([{ rpId: 'localhost' }])
  await wallet.signOut()

  // It is remembered, and offered at once.
  await expect(wallet.button('Sign in with your passkey')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Sign in with your passkey').click()
  await expect(wallet.heading('Your balance')).toBeVisible()
  await expect(wallet.heading('Sign in faster with a passkey')).toBeHidden()
  await wallet.quote('Grace Okafor', '25')
  await wallet.confirm()
  await wallet.expectSent()

  // A passkey cannot sign for its own removal: another method does, inline.
  await wallet.openSetting('Ways to sign in')
  const passkey = wallet.main().getByRole('listitem').filter({ hasText: 'Passkey' })
  await passkey.getByRole('button', { name: /^Remove/ }).click()
  await passkey.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(wallet.heading('Sign in to continue')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Email me a code').click()
  await wallet.typeCode(await backstage.readCode(ada.email))
  await expect(wallet.main().getByText('Passkey removed.')).toBeVisible()
  await expect(passkey).toHaveCount(0)
  await checkAccessibility()

  await wallet.signOut()
  await expect(wallet.main().getByRole('textbox', { name: 'Email address' })).toBeVisible()
  await expect(wallet.button('Sign in with your passkey')).toBeHidden()
  await page.reload()
  await expect(wallet.main().getByRole('textbox', { name: 'Email address' })).toBeVisible()
})

test('a declined offer is remembered, and a passkey from the settings is listed, and named by the user', {
  tag: '@long',
}, async ({ authenticator, wallet, ada, page, checkAccessibility }) => {
  await wallet.enter(ada)
  await wallet.button('Not now').click()
  await expect(wallet.heading('Sign in faster with a passkey')).toBeHidden()
  await expect.poll(() => readEverything(page)).toContain('declinedAtMs')
  await page.reload()
  await expect(wallet.heading('Your balance')).toBeVisible()
  await expect(wallet.heading('Recent activity')).toBeVisible()
  await expect(wallet.heading('Sign in faster with a passkey')).toBeHidden()
  await wallet.openSetting('Ways to sign in')
  await wallet.button('Add a passkey').click()
  const name = wallet.main().getByRole('textbox', { name: 'Passkey name' })
  await name.fill('<b>not</b>')
  await wallet.button('Create a passkey').click()
  await expect(wallet.alert()).toContainText('Use 1 to 100 letters')
  expect(await authenticator.credentials()).toEqual([])
  await checkAccessibility()
  await name.fill("Ada's laptop")
  await wallet.button('Create a passkey').click()

  await expect(wallet.main().getByText('Passkey added.')).toBeVisible()
  await expect(wallet.main().getByRole('listitem').filter({ hasText: "Ada's laptop" })).toContainText('Passkey')
  await checkAccessibility()
})
