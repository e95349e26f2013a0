import { expect, test } from '../journey.ts'

test.describe('without a session', () => {
  test.beforeEach(async ({ wallet, ada, backstage, page }) => {
    await wallet.enter(ada)
    await wallet.openSetting('Privacy')
    await wallet.refuseRefresh()
    await backstage.advance(16)
    await page.reload()
    await expect(wallet.main().getByText('Your session expired.')).toBeVisible()
  })

  test('a setting opens an inline sign-in, which can be left without an error, and is changed after it', async ({
    wallet,
    ada,
    backstage,
    page,
    checkAccessibility,
  }) => {
    await expect(wallet.button('Sign in again')).toBeVisible()
    await checkAccessibility()
    const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
    await expect(privacy).toHaveAttribute('aria-checked', 'false')
    await privacy.click()
    await expect(wallet.heading('Sign in to continue')).toBeFocused()
    await checkAccessibility()
    await wallet.button('Not now').click()
    await expect(wallet.heading('Sign in to continue')).toBeHidden()
    await expect(privacy).toHaveAttribute('aria-checked', 'false')
    await expect(privacy).toBeFocused()
    await expect(wallet.alert()).toBeHidden()

    await privacy.click()
    await expect(wallet.heading('Sign in to continue')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(wallet.heading('Sign in to continue')).toBeHidden()

    await privacy.click()
    await wallet.button('Email me a code').click()
    await wallet.typeCode(await backstage.readCode(ada.email))

    await expect(privacy).toHaveAttribute('aria-checked', 'true')
    await expect(wallet.heading('Sign in to continue')).toBeHidden()
    await expect(wallet.profile()).toBeVisible()
  })
})
