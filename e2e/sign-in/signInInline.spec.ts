import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../journey.ts'

/** The executions that left the page: the quote, and the key. */
function watchExecutions(context: BrowserContext) {
  const executions: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/execute'))
      executions.push(`${request.url()} ${request.headers()['idempotency-key']}`)
  })
  return executions
}

test('a payment whose session was ended elsewhere continues after a sign-in, with the same quote and key', async ({
  wallet,
  ada,
  backstage,
  phone,
  context,
  checkAccessibility,
}) => {
  const executions = watchExecutions(context)
  await wallet.enter(ada)
  await wallet.quote('Grace Okafor', '25')
  await phone.enter(ada)
  await phone.signOutOtherDevice()

  await wallet.confirm()
  await expect(wallet.heading('You were signed out')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Email me a code').click()
  await wallet.typeCode(await backstage.readCode(ada.email))

  await wallet.expectSent()
  expect(executions).toHaveLength(2)
  expect(new Set(executions).size).toBe(1)
})

test.describe('without a session', () => {
  test.beforeEach(async ({ wallet, ada, backstage, page }) => {
    await wallet.enter(ada)
    await wallet.openSetting('Privacy')
    await wallet.refuseRefresh()
    await backstage.advance(16)
    await page.reload()
    await expect(wallet.main().getByText('Your session expired.')).toBeVisible()
  })

  test('a setting opens an inline sign-in and is changed', async ({ wallet, ada, backstage, checkAccessibility }) => {
    const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
    await expect(privacy).toHaveAttribute('aria-checked', 'false')
    await privacy.click()
    await expect(wallet.heading('Sign in to continue')).toBeFocused()
    await checkAccessibility()
    await wallet.button('Email me a code').click()
    await wallet.typeCode(await backstage.readCode(ada.email))

    await expect(privacy).toHaveAttribute('aria-checked', 'true')
    await expect(wallet.heading('Sign in to continue')).toBeHidden()
    await expect(wallet.profile()).toBeVisible()
  })

  test('leaving the inline sign-in changes nothing, and shows no error', async ({ wallet, page }) => {
    const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
    await privacy.click()
    await expect(wallet.heading('Sign in to continue')).toBeVisible()
    await wallet.button('Not now').click()
    await expect(wallet.heading('Sign in to continue')).toBeHidden()
    await expect(privacy).toHaveAttribute('aria-checked', 'false')
    await expect(privacy).toBeFocused()
    await expect(wallet.alert()).toBeHidden()

    await privacy.click()
    await expect(wallet.heading('Sign in to continue')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(wallet.heading('Sign in to continue')).toBeHidden()
  })
})
