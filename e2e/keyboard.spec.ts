import { expect, test } from './journey.ts'
import { press } from './pages/keyboard.ts'

test('email, code, amount and code are typed straight away, and the title names each step', async ({
  wallet,
  backstage,
  elena,
  sca,
  page,
}) => {
  await wallet.open()
  await expect(wallet.main().getByRole('textbox', { name: 'Email address' })).toBeFocused()
  await page.keyboard.type(elena.email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Check your email · Harbor')
  await expect(wallet.codeField()).toBeFocused()
  await page.keyboard.type(await backstage.readCode(elena.email))
  await expect(wallet.heading('Confirm it’s you')).toBeVisible()
  await expect(sca.codeField()).toBeFocused()
  await page.keyboard.type('123456')
  await expect(wallet.main().getByText('Added money')).toBeVisible()

  await press(page.getByRole('link', { name: 'Send', exact: true }))
  await press(wallet.main().getByRole('link', { name: 'Léa Fontaine' }))
  await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeFocused()
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Check and send · Harbor')
  await press(wallet.button(/^Send /))
  await expect(page).toHaveTitle('Confirm the payment · Harbor')
  await expect(sca.codeField()).toBeFocused()
  await page.keyboard.type('123456')

  await wallet.expectSent()
  await expect(page).toHaveTitle('Payment arrived · Harbor')
})

test('every setting is reached and left with the keyboard alone', async ({ wallet, ada, page, checkAccessibility }) => {
  await wallet.enter(ada)
  // The panel next to the wallet has a hundred buttons of its own.
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }))
  await expect(wallet.heading('Settings')).toBeVisible()
  await checkAccessibility()

  for (const [setting, heading] of [
    ['Ways to sign in', 'Ways to sign in'],
    ['Devices', 'Devices'],
    ['Email and phone', 'Email and phone'],
    ['Privacy', 'Privacy'],
    ['Cards', 'Card access'],
    ['Recovery words', 'Recovery words'],
  ] as const) {
    await press(wallet.main().getByRole('link', { name: setting }))
    await expect(wallet.heading(heading)).toBeVisible()
    await press(wallet.main().getByRole('link', { name: 'Settings' }))
  }

  await press(wallet.main().getByRole('link', { name: 'Privacy' }))
  const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
  const before = await privacy.getAttribute('aria-checked')
  await press(privacy)
  await expect(privacy).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')
  await expect(privacy).toBeFocused()
})
