import { expect, test } from '../journey.ts'
import { Authenticator } from '../pages/Authenticator.ts'
import { connectApp, factorItem, openFactors, rightCode } from '../pages/factors.ts'
import { press } from '../pages/keyboard.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

async function addApp(wallet: WalletPage): Promise<void> {
  await connectApp(wallet)
  await wallet.button('I’ve saved them').click()
  await wallet.button('Done').click()
  await expect(factorItem(wallet, 'Authenticator app')).toBeVisible()
}

async function addPasskey(wallet: WalletPage): Promise<void> {
  await wallet.button('Add a passkey').click()
  await expect(wallet.main().getByText('Passkey added.')).toBeVisible()
  await expect(factorItem(wallet, 'Passkey')).toBeVisible()
}

test.describe('in the settings', () => {
  test.beforeEach(async ({ wallet, sca, authenticator }) => {
    void authenticator
    await sca.enterConfirmed()
    await openFactors(wallet)
  })

  test('there is one passkey: a prompt that the device refused adds none, a second is refused, and it is removed', {
    tag: '@long',
  }, async ({ wallet, authenticator, checkAccessibility }) => {
    const other = await wallet.openSecondTab()
    await Authenticator.connect(other.page)
    await expect(other.button('Add a passkey')).toBeVisible()
    await wallet.page.bringToFront()
    await authenticator.setVerified(false)
    await wallet.button('Add a passkey').click()
    await expect(wallet.button('Add a passkey')).not.toHaveAttribute('aria-busy', 'true')
    await expect(factorItem(wallet, 'Passkey')).toHaveCount(0)
    expect(await authenticator.credentials()).toHaveLength(0)
    await authenticator.setVerified(true)
    await addPasskey(wallet)
    expect(await authenticator.credentials()).toHaveLength(1)
    await expect(wallet.button('Add a passkey')).toHaveCount(0)
    await checkAccessibility()

    await other.page.bringToFront()
    await other.button('Add a passkey').click()
    await expect(other.alert()).toContainText('You already have a passkey for confirming.')
    await other.page.close()

    await factorItem(wallet, 'Passkey')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await checkAccessibility()
    await wallet.button(/^Remove$/).click()
    await expect(wallet.main().getByText('Passkey removed.')).toBeVisible()
    await expect(factorItem(wallet, 'Passkey')).toHaveCount(0)
    await expect(wallet.button('Add a passkey')).toBeVisible()
  })

  test('every factor proves the user’s identity when the SCA session has ended, and the last one comes first', async ({
    wallet,
    backstage,
    page,
    checkAccessibility,
  }) => {
    await addApp(wallet)
    await addPasskey(wallet)
    for (const { factor, last, prove } of [
      { factor: 'Authenticator app', last: 'Text message code', prove: () => wallet.codeField().fill(rightCode) },
      {
        factor: 'Passkey',
        last: 'Authenticator app',
        prove: () => wallet.button('Confirm with your passkey').click(),
      },
    ]) {
      await backstage.orderSca('end-sca-sessions')
      await page.goto('/')
      await expect(wallet.heading('Confirm it’s you')).toBeVisible()
      await expect(wallet.button(new RegExp(`^${last}.*Used last`))).toBeVisible()
      await checkAccessibility()
      await wallet.button(new RegExp(`^${factor}`)).click()
      await checkAccessibility()
      await prove()
      await expect(wallet.heading('Confirm it’s you')).toBeHidden()
      await expect(wallet.main().getByRole('list', { name: 'Activity' })).toBeVisible()
    }
  })

  test('an app is added with the keyboard alone, and a passkey is removed with it', { tag: '@long' }, async ({
    wallet,
    page,
  }) => {
    await addPasskey(wallet)
    await press(wallet.button('Add an authenticator app'))
    await press(wallet.button('Show the QR code'))
    await expect(wallet.heading('Connect your app')).toBeVisible()
    await expect(wallet.codeField()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(wallet.button('Add an authenticator app')).toBeFocused()
    await press(wallet.button('Add an authenticator app'))
    await press(wallet.button('Show the QR code'))
    await press(wallet.codeField())
    await page.keyboard.type(rightCode)
    await expect(wallet.heading('Save your recovery codes')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(wallet.heading('Save your recovery codes')).toBeVisible()
    await press(wallet.button('I’ve saved them'))
    await press(wallet.button('Done'))
    await expect(factorItem(wallet, 'Authenticator app')).toBeVisible()
    await press(factorItem(wallet, 'Passkey').getByRole('button', { name: /^Remove/ }))
    await press(wallet.button(/^Remove$/))
    await expect(wallet.main().getByText('Passkey removed.')).toBeVisible()
    await expect(factorItem(wallet, 'Passkey')).toHaveCount(0)
  })
})
