import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet }) => wallet.open())

test('each step is typed into straight away, from the load of the page to the end, without a click', async ({
  wallet,
  ada,
  backstage,
  page,
  checkAccessibility,
}) => {
  const field = wallet.main().getByRole('textbox', { name: 'Sign in Email address' })
  await expect(field).toBeFocused()
  await page.keyboard.type(ada.email)
  await page.keyboard.press('Enter')

  const code = wallet.main().getByRole('textbox', { name: 'Check your email 6-digit code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(new RegExp(`We sent a code to ${ada.email}`))
  await page.keyboard.type('111111')
  await expect(wallet.alert()).toContainText('That code isn’t right. Check it and try again')
  await expect(code).toBeFocused()
  await checkAccessibility()
  await page.keyboard.type(await backstage.readCode(ada.email))

  await expect(wallet.heading('Your balance')).toBeVisible()
})

test('the first press of Tab leads past the navigation', async ({ wallet, ada, page }) => {
  await wallet.enter(ada)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wallet.main()).toBeFocused()
  await page.keyboard.press('Tab')

  await expect(wallet.main().getByRole('link', { name: 'Send money' })).toBeFocused()
})

test('a pasted code with a space in it signs in, with three calls after the lookup', { tag: '@long' }, async ({
  wallet,
  ada,
  page,
  context,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(login|challenge|verify)$/.test(pathname)) calls.push(`${request.method()} ${pathname.split('/').at(-1)}`)
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallet.askForCode(ada.email)
  await page.evaluate(() => navigator.clipboard.writeText('000 000'))
  await wallet.codeField().focus()
  await page.keyboard.press('ControlOrMeta+V')

  await expect(wallet.heading('Your balance')).toBeVisible()
  expect(calls).toEqual(['POST login', 'POST challenge', 'POST verify', 'POST verify'])
})

test('a reload between the two steps continues where it was, and a new code can be requested after the wait', {
  tag: '@long',
}, async ({ wallet, ada, backstage, page }) => {
  await wallet.askForCode(ada.email)
  await page.reload()

  await expect(wallet.heading('Check your email')).toBeVisible()
  await expect(wallet.button(/^Resend code/)).toHaveAttribute('aria-disabled', 'true')
  // Half a minute passes on the service's clock; the page learns of it with the next response.
  await backstage.advance(1)
  await wallet.typeCode('111111')
  await wallet.button('Resend code').click()
  await expect(wallet.main().getByText(/We sent a new code/)).toBeVisible()
  await wallet.typeCode(await backstage.readCode(ada.email))
  await expect(wallet.heading('Your balance')).toBeVisible()
})

test('a tampered key is refused: nothing is sent, in plain words', { tag: '@long' }, async ({
  wallet,
  ada,
  backstage,
  page,
  checkAccessibility,
}) => {
  await backstage.order('tamper-next-bundle')
  await wallet.askForCode(ada.email)
  const verifications: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/verify')) verifications.push(request.url())
  })

  await wallet.typeCode('000000')

  await expect(wallet.heading('We stopped for your safety')).toBeFocused()
  await expect(wallet.alert()).toContainText('Your code was not sent.')
  await expect(wallet.main().getByRole('link', { name: 'Contact support' })).toBeVisible()
  await expect(wallet.main().getByRole('button', { name: 'Email me a code' })).toBeHidden()
  expect(verifications).toEqual([])
  await checkAccessibility()
})

test('an unknown address gets the same responses as a known one, and no code works', { tag: '@long' }, async ({
  wallet,
}) => {
  await wallet.askForCode('unknown@example.com')
  await wallet.typeCode('000000')

  await expect(wallet.alert()).toContainText('Check it and try again')
})
