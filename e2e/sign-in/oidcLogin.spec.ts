import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

/** Chooses an identity at the provider. */
async function consent(provider: Page, email: string): Promise<void> {
  await expect(provider.getByRole('heading', { name: 'Harbor ID' })).toBeVisible()
  await provider.getByLabel('Email address').fill(email)
  await provider.getByRole('button', { name: 'Continue' }).click()
}

/** From the sign-in to the provider's own page. */
async function goToProvider({ page, button }: WalletPage): Promise<void> {
  await button('Continue with Harbor ID').click()
  await expect(page.getByRole('heading', { name: 'Harbor ID' })).toBeVisible()
}

test.describe('a wallet that is linked to an account at Harbor ID', () => {
  test.beforeEach(async ({ wallet, ada }) => {
    await wallet.enter({ ...ada, linked: true, left: true })
  })

  test('signs in across a full-page redirect, and pays', async ({ wallet, ada, page, checkAccessibility }) => {
    await wallet.button('Continue with Harbor ID').click()
    await expect(page.getByRole('heading', { name: 'Harbor ID' })).toBeVisible()
    await checkAccessibility()
    await consent(page, ada.email)

    await expect(wallet.heading('Your balance')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await wallet.quote('Grace Okafor', '25')
    await wallet.confirm()
    await wallet.expectSent()
  })

  test('canceling at the provider, or going back in the browser, shows no error, and the next attempt works', async ({
    wallet,
    ada,
    page,
    checkAccessibility,
  }) => {
    await goToProvider(wallet)
    await page.goBack()
    await expect(wallet.heading('Sign in')).toBeVisible()
    await expect(wallet.alert()).toBeHidden()
    await page.reload()
    await goToProvider(wallet)
    await page.getByRole('link', { name: 'Cancel' }).click()

    await expect(wallet.heading('Sign in')).toBeVisible()
    await expect(wallet.main().getByRole('textbox', { name: 'Email address' })).toBeVisible()
    await expect(wallet.alert()).toBeHidden()
    await checkAccessibility()
    await wallet.button('Continue with Harbor ID').click()
    await consent(page, ada.email)
    await expect(wallet.heading('Your balance')).toBeVisible()
  })

  test('a user who stays at the provider for too long starts over', { tag: '@long' }, async ({
    wallet,
    ada,
    page,
    backstage,
    checkAccessibility,
  }) => {
    await page.clock.install()
    await goToProvider(wallet)
    await backstage.advance(11)
    await page.clock.fastForward('11:00')
    await consent(page, ada.email)

    await expect(wallet.alert()).toContainText('This sign-in took too long')
    await expect(wallet.button('Try another way')).toBeVisible()
    await checkAccessibility()
    await wallet.button('Continue with Harbor ID').click()
    await consent(page, ada.email)
    await expect(wallet.heading('Your balance')).toBeVisible()
  })

  test('a response to a sign-in that was not started here signs no user in, nor does a token that comes too late', {
    tag: '@long',
  }, async ({ wallet, ada, page, backstage }) => {
    await goToProvider(wallet)
    await page.locator('input[name=state]').evaluate((field: HTMLInputElement) => {
      field.value = 'begun-elsewhere'
    })
    await consent(page, ada.email)
    await expect(wallet.alert()).toHaveAttribute('data-error-code', 'OIDC_LOGIN_LOST')
    await expect(wallet.heading('Your balance')).toBeHidden()

    await goToProvider(wallet)
    await page.route('**/demo/identity/token', async (route) => {
      const response = await route.fetch()
      await backstage.advance(2)
      await route.fulfill({ response })
    })
    await consent(page, ada.email)

    await expect(wallet.alert()).toContainText('link this account in settings')
    await expect(wallet.alert()).toHaveAttribute('data-error-code', 'OIDC_TOKEN_REFUSED')
    await expect(wallet.heading('Your balance')).toBeHidden()
  })

  test('two tabs at the provider do not take each other’s responses', async ({ wallet, ada, page }) => {
    const other = await wallet.openSecondTab()
    await goToProvider(wallet)
    await goToProvider(other)
    const states = await Promise.all([page, other.page].map((tab) => tab.locator('input[name=state]').inputValue()))
    expect(new Set(states).size).toBe(2)

    await consent(other.page, ada.email)
    await expect(other.heading('Your balance')).toBeVisible()
    await consent(page, ada.email)
    await expect(wallet.heading('Your balance')).toBeVisible()
  })
})
