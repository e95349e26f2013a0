import { expect, test } from '../journey.ts'

test('a device that was signed out from another one says so, and signs nothing', async ({
  wallet,
  phone,
  ada,
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
  await expect(wallet.main().getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await checkAccessibility()
  await wallet.signOutOtherDevice()
  await expect(wallet.main().getByRole('listitem').filter({ hasText: 'Another device' })).toHaveCount(0)
  await checkAccessibility()

  await phone.confirm()

  await expect(phone.main().getByText('You were signed out from another device.')).toBeVisible()
  // A user of that device now sees nothing of the wallet.
  await expect(phone.button(/^Send /)).toBeHidden()
  await expect(phone.button('Email me a code')).toBeVisible()
  expect(executed).toEqual([401])
})
