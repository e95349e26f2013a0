import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { press } from '../pages/keyboard.ts'
import { routeOnce } from '../pages/routeOnce.ts'
import type { ScaPage } from '../pages/ScaPage.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

/** The code in every text message of the sandbox. */
const rightCode = '123456'

const payee = 'Officina Bianchi'

const item = (wallet: WalletPage, name = payee): Locator =>
  wallet.main().getByRole('list', { name: 'Trusted payees' }).getByRole('listitem').filter({ hasText: name })

const trustButton = (page: WalletPage): Locator => item(page).getByRole('button', { name: /^Trust / })
const stopButton = (page: WalletPage): Locator => item(page).getByRole('button', { name: /^Stop trusting / })

async function trust(wallet: WalletPage, sca: ScaPage): Promise<void> {
  await wallet.openSetting('Trusted payees')
  await trustButton(wallet).click()
  await wallet.button(/^Trust$/).click()
  await expect(wallet.heading('Confirm it’s you to trust this payee')).toBeVisible()
  await sca.typeCode()
  await expect(wallet.main().getByText('is now trusted')).toBeVisible()
}

/** The service makes the change, and the response is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** Replaces the payee that the page showed with another one. */
async function answerWithAnotherPayee(page: Page): Promise<void> {
  await routeOnce(page, /\/customers\/external-accounts\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(payee, 'Officina Verdi') })
  })
}

test.beforeEach(async ({ sca }) => sca.enterConfirmed())

test('pays a trusted payee without a proof, until the trust is taken back, even when that response is lost', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  await wallet.openSetting('Trusted payees')
  await expect(trustButton(wallet)).toBeVisible()
  await checkAccessibility()
  await trustButton(wallet).click()
  await expect(wallet.main()).toContainText('won’t need a code or passkey to pay this account')
  await checkAccessibility()
  await wallet.button(/^Trust$/).click()
  await expect(wallet.heading('Confirm it’s you to trust this payee')).toBeVisible()
  await checkAccessibility()
  await sca.typeWrongCode()
  await expect(wallet.alert()).toContainText('That didn’t work')
  await expect(sca.codeField()).toBeFocused()
  await sca.typeCode()
  await expect(wallet.main().getByText('is now trusted')).toBeVisible()
  await expect(stopButton(wallet)).toBeVisible()
  await checkAccessibility()

  await wallet.quote(payee, '25')
  await wallet.confirm()
  await wallet.expectSent()

  await wallet.openSetting('Trusted payees')
  await routeOnce(page, '**/untrust/confirm', loseAnswer)
  await stopButton(wallet).click()
  await expect(wallet.heading('Confirm it’s you to stop trusting it')).toBeVisible()
  await sca.typeCode()
  await expect(wallet.alert()).toContainText('may or may not have gone through')
  await expect(trustButton(wallet)).toBeVisible()
  await expect(wallet.main().locator(':focus')).not.toHaveCount(0)
  await checkAccessibility()

  await sca.pay(payee, '25')
  await sca.typeCode()
  await wallet.expectSent()
})

test('shows the trust on another device, and a trusted payee is removed only once the trust is taken back', {
  tag: '@long',
}, async ({ wallet, sca, phone, elena }) => {
  await trust(wallet, sca)
  await phone.enter(elena)
  const remove = async () => {
    await phone.page.goto('/payees')
    const row = phone.main().getByRole('listitem').filter({ hasText: payee })
    await row.getByRole('button', { name: /^Details/ }).click()
    await phone.button(/^Remove /).click()
    await phone.button('Remove').click()
  }
  await remove()
  await expect(phone.alert()).toContainText('Stop trusting this payee first')
  await phone.openSetting('Trusted payees')
  await stopButton(phone).click()
  await phone.codeField().fill(rightCode)
  await expect(phone.main().getByText('is no longer trusted')).toBeVisible()
  await remove()
  await expect(phone.main().getByText('The payee was removed.')).toBeVisible()

  await wallet.page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.page.reload()
  await expect(wallet.main().getByRole('link', { name: 'Léa Fontaine-Albrecht' })).toBeVisible()
  await expect(wallet.main().getByRole('link', { name: payee })).toHaveCount(0)
})

test('the SCA sign-in, an expiry and a changed payee prevent trust', { tag: '@long' }, async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const askToTrust = async () => {
    await trustButton(wallet).click()
    await wallet.button(/^Trust$/).click()
  }
  await wallet.openSetting('Trusted payees')
  await backstage.orderSca('end-sca-sessions')
  await askToTrust()
  await expect(sca.loginInPlace()).toBeVisible()
  await sca.typeCode()
  await expect(wallet.heading('Confirm it’s you to trust this payee')).toBeVisible()
  await backstage.advance(6)
  await sca.typeCode()
  await expect(wallet.heading('Time’s up')).toBeFocused()
  await checkAccessibility()
  await wallet.button('Start again').click()
  await expect(sca.codeField()).toBeVisible()
  await wallet.button('Cancel').click()

  await answerWithAnotherPayee(page)
  await askToTrust()
  await expect(wallet.heading('This payee’s details changed')).toBeFocused()
  await expect(wallet.main()).toContainText('Officina Verdi')
  await checkAccessibility()
  await wallet.button('Back to the list').click()
  await askToTrust()
  await sca.typeCode()
  await expect(wallet.main().getByText('is now trusted')).toBeVisible()
})

test('a payee is trusted with the keyboard alone, and Escape leaves the proof', { tag: '@long' }, async ({
  wallet,
  page,
  sca,
}) => {
  await wallet.openSetting('Trusted payees')
  const button = trustButton(wallet)
  await press(button)
  await press(wallet.button(/^Trust$/))
  await expect(wallet.heading('Confirm it’s you to trust this payee')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wallet.heading('Confirm it’s you to trust this payee')).toBeHidden()
  await expect(button).toBeFocused()
  await press(button)
  await press(wallet.button(/^Trust$/))
  await press(sca.codeField())
  await page.keyboard.type(rightCode)
  await expect(wallet.main().getByText('is now trusted')).toBeVisible()
})
