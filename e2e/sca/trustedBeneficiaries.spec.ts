import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { press } from '../pages/keyboard.ts'
import type { ScaPage } from '../pages/ScaPage.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

/** The code in every text message of the sandbox. */
const rightCode = '123456'

const payee = 'Officina Bianchi'

const item = (wallet: WalletPage, name = payee): Locator =>
  wallet.main().getByRole('list', { name: 'Trusted payees' }).getByRole('listitem').filter({ hasText: name })

async function trust(wallet: WalletPage, sca: ScaPage): Promise<void> {
  await wallet.openSetting('Trusted payees')
  await item(wallet)
    .getByRole('button', { name: /^Trust/ })
    .click()
  await wallet.button('Yes, trust it').click()
  await expect(wallet.heading('Confirm that you trust this payee')).toBeVisible()
  await sca.typeCode()
  await expect(wallet.main().getByText('It is trusted now.')).toBeVisible()
}

/** The service has done it, and the response is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** The payee that was shown is no longer the one that would be trusted. */
async function answerWithAnotherPayee(page: Page): Promise<void> {
  await page.route(
    /\/customers\/external-accounts\/[^/]+$/,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(payee, 'Officina Verdi') })
    },
    { times: 1 },
  )
}

test.beforeEach(async ({ sca }) => sca.enterConfirmed())

test('a payee trusted by a proof is paid without one, until trust is withdrawn by another proof, also after a lost response', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  await wallet.openSetting('Trusted payees')
  await expect(item(wallet)).toContainText('does not know whether it is trusted')
  await checkAccessibility()
  await item(wallet)
    .getByRole('button', { name: /^Trust/ })
    .click()
  await expect(wallet.main()).toContainText('will then go out without asking you for a code')
  await checkAccessibility()
  await wallet.button('Yes, trust it').click()
  await expect(wallet.heading('Confirm that you trust this payee')).toBeFocused()
  await checkAccessibility()
  await sca.typeWrongCode()
  await expect(wallet.alert()).toContainText('That did not work')
  await expect(sca.codeField()).toBeFocused()
  await sca.typeCode()
  await expect(wallet.main().getByText('It is trusted now.')).toBeVisible()
  await expect(item(wallet)).toContainText('Trusted: payments go out without a code')
  await checkAccessibility()

  await wallet.quote(payee, '25')
  await wallet.confirm()
  await wallet.expectSent()

  await wallet.openSetting('Trusted payees')
  await page.route('**/untrust/confirm', loseAnswer, { times: 1 })
  const stopTrusting = item(wallet).getByRole('button', { name: /^Stop trusting/ })
  await stopTrusting.click()
  await expect(wallet.heading('Confirm that you stop trusting it')).toBeFocused()
  await sca.typeCode()
  await expect(wallet.alert()).toContainText('may or may not have been confirmed')
  await expect(item(wallet)).toContainText('does not know whether it is trusted')
  await expect(wallet.main().locator(':focus')).not.toHaveCount(0)
  await checkAccessibility()
  await stopTrusting.click()
  await expect(wallet.heading('Confirm that you stop trusting it')).toBeFocused()
  await sca.typeCode()
  await expect(wallet.main().getByText('It is no longer trusted.')).toBeVisible()
  await expect(item(wallet)).toContainText('Not trusted: you confirm each payment')

  await sca.pay(payee, '25')
  await sca.typeCode()
  await wallet.expectSent()
})

test('a trusted payee is removed only after a proof that withdraws its trust, even if the trust was not known here', async ({
  wallet,
  sca,
  phone,
  elena,
}) => {
  await trust(wallet, sca)
  await phone.enter(elena)
  await phone.openSetting('Trusted payees')
  await expect(item(phone)).toContainText('does not know whether it is trusted')
  await item(phone)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await phone.button('Yes, remove it').click()
  await expect(phone.heading('Confirm that it is removed')).toBeVisible()
  await phone.codeField().fill(rightCode)
  await expect(phone.main().getByText('It was removed.')).toBeVisible()
  await expect(item(phone)).toHaveCount(0)

  await wallet.page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.page.reload()
  await expect(wallet.main().getByRole('link', { name: 'Léa Fontaine-Albrecht' })).toBeVisible()
  await expect(wallet.main().getByRole('link', { name: payee })).toHaveCount(0)
})

test('a payee that is not trusted is removed without a proof', async ({ wallet, page }) => {
  await wallet.openSetting('Trusted payees')
  await item(wallet)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await wallet.button('Yes, remove it').click()
  await expect(wallet.main().getByText('It was removed.')).toBeVisible()
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await expect(wallet.main().getByRole('link', { name: 'Léa Fontaine-Albrecht' })).toBeVisible()
  await expect(wallet.main().getByRole('link', { name: payee })).toHaveCount(0)
})

test('the SCA sign-in, an expiry, locks and a changed payee prevent trust', async ({
  wallet,
  sca,
  backstage,
  page,
  checkAccessibility,
}) => {
  const askToTrust = async () => {
    await item(wallet)
      .getByRole('button', { name: /^Trust/ })
      .click()
    await wallet.button('Yes, trust it').click()
  }
  await wallet.openSetting('Trusted payees')
  await backstage.orderSca('end-sca-sessions')
  await askToTrust()
  await expect(sca.loginInPlace()).toBeVisible()
  await sca.typeCode()
  await expect(wallet.heading('Confirm that you trust this payee')).toBeVisible()
  await backstage.advance(6)
  await sca.typeCode()
  await expect(wallet.heading('The time to confirm is over')).toBeFocused()
  await checkAccessibility()
  await wallet.button('Start again').click()
  await backstage.orderSca('four-failed-attempts')
  await sca.typeWrongCode()
  await expect(wallet.heading('Locked for now')).toBeFocused()
  await expect(wallet.main()).toContainText(/Locked until \d+:\d\d [AP]M/)
  await checkAccessibility()
  await wallet.button('Cancel').click()
  await backstage.orderSca('no-failed-attempts')
  await askToTrust()
  await expect(sca.codeField()).toBeVisible()
  await backstage.orderSca('nine-failed-attempts')
  await sca.typeWrongCode()
  await expect(wallet.heading('Your account is locked')).toBeFocused()
  await expect(sca.codeField()).toBeHidden()
  await checkAccessibility()
  await wallet.button('Cancel').click()
  await backstage.orderSca('no-failed-attempts')

  await answerWithAnotherPayee(page)
  await askToTrust()
  await expect(wallet.heading('This payee has changed')).toBeFocused()
  await expect(wallet.main()).toContainText('Officina Verdi')
  await checkAccessibility()
  await wallet.button('Back to the list').click()
  await askToTrust()
  await sca.typeCode()
  await expect(wallet.main().getByText('It is trusted now.')).toBeVisible()
})

test('a payee is trusted with the keyboard alone, and Escape leaves the proof', async ({ wallet, page, sca }) => {
  await wallet.openSetting('Trusted payees')
  const button = item(wallet).getByRole('button', { name: /^Trust/ })
  await press(button)
  await press(wallet.button('Yes, trust it'))
  await expect(wallet.heading('Confirm that you trust this payee')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(wallet.heading('Confirm that you trust this payee')).toBeHidden()
  await expect(button).toBeFocused()
  await press(button)
  await press(wallet.button('Yes, trust it'))
  await press(sca.codeField())
  await page.keyboard.type(rightCode)
  await expect(wallet.main().getByText('It is trusted now.')).toBeVisible()
})
