import { expect, test } from '../journey.ts'

test.beforeEach(async ({ wallet }) => wallet.open())

test('an emailed code signs in, with three calls after the lookup', async ({ wallet, ada, backstage, page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(login|challenge|verify)$/.test(pathname)) calls.push(`${request.method()} ${pathname.split('/').at(-1)}`)
  })

  await wallet.askForCode(ada.email)
  await wallet.typeCode(await backstage.readCode(ada.email))

  await expect(wallet.heading('Your balance')).toBeVisible()
  expect(calls).toEqual(['POST login', 'POST challenge', 'POST verify', 'POST verify'])
})

test('a pasted code with a space in it is accepted', async ({ wallet, ada, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallet.askForCode(ada.email)
  await page.evaluate(() => navigator.clipboard.writeText('000 000'))
  await wallet.codeField().focus()
  await page.keyboard.press('ControlOrMeta+V')

  await expect(wallet.heading('Your balance')).toBeVisible()
})

test('three wrong codes keep the form, and then the right one signs in', async ({
  wallet,
  ada,
  backstage,
  checkAccessibility,
}) => {
  await wallet.askForCode(ada.email)
  for (const wrong of ['111111', '222222', '333333']) {
    await wallet.typeCode(wrong)
    await expect(wallet.alert()).toContainText('Check the code and try again')
    await expect(wallet.codeField()).toBeFocused()
  }
  await checkAccessibility()
  await wallet.typeCode(await backstage.readCode(ada.email))

  await expect(wallet.heading('Your balance')).toBeVisible()
})

test('a new code can be requested after the wait', async ({ wallet, ada, backstage }) => {
  await wallet.askForCode(ada.email)
  await expect(wallet.button(/New code in|Send a new code/)).toHaveAttribute('aria-disabled', 'true')
  // Half a minute passes on the service's clock; the page learns of it with the next response.
  await backstage.advance(1)
  await wallet.typeCode('111111')

  await wallet.button('Send a new code').click()

  await expect(wallet.main().getByText(/We sent a new code/)).toBeVisible()
  await wallet.typeCode(await backstage.readCode(ada.email))
  await expect(wallet.heading('Your balance')).toBeVisible()
})

test('a reload between the two steps continues where it was', async ({ wallet, ada, backstage, page }) => {
  await wallet.askForCode(ada.email)
  await page.reload()

  await expect(wallet.heading('Check your email')).toBeVisible()
  await wallet.typeCode(await backstage.readCode(ada.email))
  await expect(wallet.heading('Your balance')).toBeVisible()
})

test('a tampered key is refused: nothing is sent, in plain words', async ({
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

  await expect(wallet.alert()).toContainText(/nothing was sent/i)
  expect(verifications).toEqual([])
  await checkAccessibility()
})

test('an unknown address gets the same responses as a known one, and no code works', async ({ wallet }) => {
  await wallet.askForCode('unknown@example.com')
  await wallet.typeCode('000000')

  await expect(wallet.alert()).toContainText('Check the code and try again')
})

test('being offline is shown, and the address is still there for the next attempt', async ({
  wallet,
  ada,
  backstage,
}) => {
  await backstage.order('offline')
  await wallet.main().getByRole('textbox', { name: 'Email address' }).fill(ada.email)
  await wallet.button('Continue').click()
  await expect(wallet.alert()).toContainText(/connection/i)

  await backstage.callOff('offline')
  await wallet.button('Continue').click()
  await expect(wallet.heading('Check your email')).toBeVisible()
})
