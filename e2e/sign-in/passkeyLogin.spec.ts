import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { Authenticator } from '../pages/Authenticator.ts'
import { WalletPage } from '../pages/WalletPage.ts'

const signInWithPasskey = 'Sign in with your passkey'

/** Each failure is explained, the button is there for the next attempt, and another sign-in method is offered. */
async function expectOutcome(wallet: WalletPage, outcome: { code: string; says: string | RegExp }): Promise<void> {
  const { code, says } = outcome
  await expect(wallet.alert()).toContainText(says)
  await expect(wallet.alert()).toHaveAttribute('data-error-code', code)
  await expect(wallet.button(signInWithPasskey)).not.toHaveAttribute('aria-busy', 'true')
  await expect(wallet.button('Try another way')).toBeVisible()
}

test.describe('a wallet with a passkey on this device', () => {
  test.beforeEach(async ({ authenticator, wallet, ada }) => {
    await wallet.enter({ ...ada, passkey: 'signs in', left: true })
    expect(await authenticator.credentials()).toHaveLength(1)
  })

  // 1, 2 and 5 of 10. The journey that continues from here is in passkeyRegistration.spec.ts.
  test('cancel, user verification refused, success: a dismissed prompt shows no error, a refusal does, and the next attempt works', async ({
    authenticator,
    wallet,
    page,
    checkAccessibility,
  }) => {
    await authenticator.setTouched(false)
    await wallet.button(signInWithPasskey).click()
    await expect(wallet.main().getByText('Waiting for your device…')).toBeVisible()
    await wallet.button('Try another way').click()
    await expect(wallet.main().getByRole('textbox', { name: 'Email address' })).toBeVisible()
    await expect(wallet.alert()).toBeHidden()

    // It refuses at once, which is all that distinguishes it from a dismissed prompt; a busy machine must not hide it.
    await page.clock.setFixedTime(new Date())
    await authenticator.setTouched(true)
    await authenticator.setVerified(false)
    await wallet.button(signInWithPasskey).click()
    await expectOutcome(wallet, { code: 'PASSKEY_NOT_VERIFIED', says: 'couldn’t verify you' })
    await checkAccessibility()

    await authenticator.setVerified(true)
    await wallet.button(signInWithPasskey).click()
    await expect(wallet.heading('Your balance')).toBeVisible()
  })

  // 3 and 4 of 10. The prompt is the browser's own; a minute passes on the page's clock. Without an authenticator the
  // browser waits for a security key to be plugged in, so a minute passes as well.
  test('time-out, no authenticator: the user did not respond, or the device has none', async ({
    authenticator,
    wallet,
    page,
    checkAccessibility,
  }) => {
    await authenticator.setTouched(false)
    await page.clock.install()
    await wallet.button(signInWithPasskey).click()
    await expect(wallet.main().getByText('Waiting for your device…')).toBeVisible()
    await page.clock.runFor(62_000)

    await expectOutcome(wallet, { code: 'PASSKEY_TIMED_OUT', says: 'took too long' })
    await checkAccessibility()
    await authenticator.disconnect()
    await wallet.button(signInWithPasskey).click()
    await expect(wallet.main().getByText('Waiting for your device…')).toBeVisible()
    await page.clock.runFor(62_000)

    await expectOutcome(wallet, { code: 'PASSKEY_UNAVAILABLE', says: 'No passkey for this wallet on this device' })
    await checkAccessibility()
  })

  // 8 of 10.
  test('two at once: the second tab waits for the first', async ({
    authenticator,
    wallet,
    backstage,
    context,
    checkAccessibility,
  }) => {
    await authenticator.setTouched(false)
    await wallet.button(signInWithPasskey).click()
    await expect(wallet.main().getByText('Waiting for your device…')).toBeVisible()
    const tab = await context.newPage()
    await Authenticator.connect(tab)
    const other = new WalletPage(tab, backstage)
    await tab.goto('/')
    await other.button(signInWithPasskey).click()

    await expectOutcome(other, { code: 'PASSKEY_BUSY', says: 'Another passkey prompt is open' })
    await expect(wallet.main().getByText('Waiting for your device…')).toBeVisible()
    await checkAccessibility()
    await wallet.button('Try another way').click()
    await expect(wallet.main().getByRole('textbox', { name: 'Email address' })).toBeVisible()
  })

  // 9 and 10 of 10.
  test('permissions policy, a browser without passkeys: each is said, and another method is offered', async ({
    wallet,
    ada,
    page,
    checkAccessibility,
  }) => {
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const headers = { ...response.headers(), 'permissions-policy': 'publickey-credentials-get=()' }
      await route.fulfill({ response, headers })
    })
    await page.reload()

    await choosePasskey(wallet, ada.email)
    await expect(wallet.main().getByText('blocks passkeys')).toBeVisible()
    await checkAccessibility()
    await expectOnlyAnotherWay(wallet)

    await page.unroute('**/*')
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
    await wallet.open()
    await choosePasskey(wallet, ada.email)
    await expect(wallet.main().getByText('This browser doesn’t support passkeys.')).toBeVisible()
    await checkAccessibility()
    await expectOnlyAnotherWay(wallet)
    await wallet.button(/^Email me a code/).click()
    await expect(wallet.heading('Check your email')).toBeVisible()
  })

  // 7 of 10. A page without HTTPS that is not on localhost gets no passkeys, and the relay refuses its sign-in.
  test('insecure page: passkeys do not work there, nor does any other sign-in method', async ({
    ada,
    backstage,
    context,
    wallet,
  }) => {
    const page = await context.newPage()
    await page.goto(`http://wallet.test:${new URL(wallet.page.url()).port}/`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    const insecure = new WalletPage(page, backstage)

    await insecure.main().getByRole('textbox', { name: 'Email address' }).fill(ada.email)
    await insecure.button('Continue').click()
    // The relay accepts nothing from a page that could have been modified on its way.
    await expect(insecure.alert()).toContainText('Something went wrong and we stopped to be safe.')
    await expect(insecure.button(signInWithPasskey)).toBeHidden()
  })
})

// 6 of 10.
test('wrong site: a passkey for another domain is not created', async ({
  authenticator,
  wallet,
  ada,
  page,
  checkAccessibility,
}) => {
  await misname(page)
  await wallet.enter(ada)
  await wallet.button('Create a passkey').click()

  await expect(wallet.alert()).toContainText('Passkeys aren’t set up for this site')
  await expect(wallet.alert()).toHaveAttribute('data-error-code', 'PASSKEY_WRONG_SITE')
  await expect(wallet.button('Not now')).toBeVisible()
  expect(await authenticator.credentials()).toEqual([])
  await checkAccessibility()
})

/** The platform names another domain than the page's own. */
async function misname(page: Page): Promise<void> {
  await page.route('**/passkeys/**', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, rp: { ...body.rp, id: 'elsewhere.example' } } })
  })
}

/** By the address, to the passkey among the methods of the wallet. */
async function choosePasskey(wallet: WalletPage, email: string): Promise<void> {
  await wallet.main().getByRole('textbox', { name: 'Email address' }).fill(email)
  await wallet.button('Continue').click()
  await wallet.button(/^Use a passkey/).click()
}

/** No button that could not work, and a next step that does. */
async function expectOnlyAnotherWay(wallet: WalletPage): Promise<void> {
  await expect(wallet.button(signInWithPasskey)).toBeHidden()
  await wallet.button('Try another way').click()
  await expect(wallet.button(/^Email me a code/)).toBeVisible()
}
