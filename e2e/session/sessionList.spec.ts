import { checkAccessibility as sweep } from '../checkAccessibility.ts'
import { expect, test } from '../journey.ts'

test('a device that was signed out from another one is covered at once and signs nothing, and its payment continues after a sign-in', async ({
  wallet,
  phone,
  ada,
  backstage,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await phone.enter(ada)
  await phone.quote('Grace Okafor', '25')
  const executed: number[] = []
  phone.page.on('response', (response) => {
    if (response.url().endsWith('/execute')) executed.push(response.status())
  })
  await wallet.openSetting('Devices')
  await expect(wallet.main().getByRole('list', { name: 'This device' }).getByRole('listitem')).toHaveCount(1)
  await checkAccessibility()
  await wallet.signOutOtherDevice()
  await expect(wallet.main().getByRole('listitem').filter({ hasText: 'Another device' })).toHaveCount(0)
  await checkAccessibility()

  // At once: a user of that device sees nothing of the wallet, and can send nothing.
  await expect(phone.main().getByText('You were signed out from another device.')).toBeVisible({ timeout: 3_000 })
  await expect(phone.button(/^Send /)).toBeHidden()
  expect(executed).toEqual([])
  await sweep(phone.page)
  await phone.button('Email me a code').click()
  // The platform no longer knows the user there, so the address is asked for.
  await phone.main().getByRole('textbox', { name: 'Email address' }).fill(ada.email)
  await phone.button('Continue').click()
  await phone.typeCode(await backstage.readCode(ada.email))
  await phone.confirm()

  await phone.expectSent()
  expect(executed).toEqual([200])
})
