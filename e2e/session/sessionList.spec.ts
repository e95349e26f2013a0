import { checkAccessibility as sweep } from '../checkAccessibility.ts'
import { expect, test } from '../journey.ts'

test('a device that was signed out from another one says so and signs nothing, and its payment continues after a sign-in, with the same quote and key', async ({
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
  const executions: string[] = []
  phone.page.on('response', (response) => {
    if (!response.url().endsWith('/execute')) return
    executed.push(response.status())
    executions.push(`${response.url()} ${response.request().headers()['idempotency-key']}`)
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
  await sweep(phone.page)
  await phone.button('Email me a code').click()
  await phone.typeCode(await backstage.readCode(ada.email))

  await phone.expectSent()
  expect(executions).toHaveLength(2)
  expect(new Set(executions).size).toBe(1)
})
