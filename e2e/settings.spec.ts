import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import type { WalletPage } from './pages/WalletPage.ts'

let numbers = 0

/** A mobile number that no other test knows. */
const newNumber = () => `+1415556${String(1000 + ++numbers)}`

const item = (wallet: WalletPage, text: string): Locator =>
  wallet.main().getByRole('listitem').filter({ hasText: text })

async function changeContact(wallet: WalletPage, contact: { kind: string; field: string; value: string }) {
  const { kind, field, value } = contact
  await wallet.openSetting('Email and phone')
  await item(wallet, kind)
    .getByRole('button', { name: /^(Change|Add)/ })
    .click()
  await wallet.main().getByRole('textbox', { name: field }).fill(value)
  await wallet.button('Save').click()
  await expect(wallet.main().getByText('Saved. From now on it is')).toBeVisible()
}

test.beforeEach(async ({ wallet, ada }) => {
  await wallet.enter(ada)
})

test('a code by text message is added, proven, and removed by the other way in', async ({
  wallet,
  ada,
  backstage,
  checkAccessibility,
}) => {
  const phoneNumber = newNumber()
  await changeContact(wallet, { kind: 'Phone number', field: 'New phone number', value: phoneNumber })
  await wallet.openSetting('Ways to sign in')
  await expect(wallet.main().getByText('Your only way in, so it stays.')).toBeVisible()
  await expect(wallet.button(/^Remove/)).toHaveCount(0)
  await checkAccessibility()
  await wallet.button('Code by text message').click()
  await expect(wallet.heading('Check your phone')).toBeFocused()
  await checkAccessibility()
  await wallet.typeCode(await backstage.readCode(phoneNumber))
  await expect(wallet.main().getByText('It was added.')).toBeVisible()
  await expect(item(wallet, 'Code by text message')).toContainText('You used it to sign in now')

  await item(wallet, 'Code by text message')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await checkAccessibility()
  await wallet.button('Yes, remove it').click()
  await expect(wallet.heading('Sign in to go on')).toBeVisible()
  await wallet.button('Email me a code').click()
  await wallet.typeCode(await backstage.readCode(ada.email))
  await expect(wallet.main().getByText('It was removed.')).toBeVisible()
  await expect(item(wallet, 'Code by text message')).toHaveCount(0)
})

test('codes go to a new address from then on', async ({ wallet, ada, backstage, checkAccessibility }) => {
  const moved = ada.email.replace('ada', 'moved')
  await wallet.openSetting('Email and phone')
  await item(wallet, 'Email address')
    .getByRole('button', { name: /^Change/ })
    .click()
  await wallet.main().getByRole('textbox', { name: 'New email address' }).fill('no address')
  await wallet.button('Save').click()
  await expect(wallet.alert()).toContainText('Please enter an email address')
  await expect(wallet.main().getByRole('textbox', { name: 'New email address' })).toBeFocused()
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'New email address' }).fill(moved)
  await wallet.button('Save').click()
  await expect(wallet.main().getByText('Saved. From now on it is')).toContainText('m•••@example.com')
  await checkAccessibility()
  await wallet.signOut()

  await wallet.askForCode(moved)
  await wallet.typeCode(await backstage.readCode(moved))
  await expect(wallet.main().getByText('Signed in as m•••@example.com')).toBeVisible()
})

test('an address that somebody else has is refused, and nothing is saved', async ({ wallet, ada, request, page }) => {
  const taken = ada.email.replace('ada', 'taken')
  await request.post('/demo/customers', {
    headers: { origin: new URL(page.url()).origin },
    data: { email: taken, fullName: 'Somebody Else' },
  })
  await wallet.openSetting('Email and phone')
  await item(wallet, 'Email address')
    .getByRole('button', { name: /^Change/ })
    .click()
  await wallet.main().getByRole('textbox', { name: 'New email address' }).fill(taken)
  await wallet.button('Save').click()

  await expect(wallet.alert()).toContainText('Nothing was saved')
  await wallet.button('Cancel').click()
  await expect(item(wallet, 'Email address')).toContainText('a•••@example.com')
})

test('the wallet is made private and public again', async ({ wallet, page, checkAccessibility }) => {
  await wallet.openSetting('Privacy')
  const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
  await expect(privacy).toBeVisible()
  const before = await privacy.getAttribute('aria-checked')
  const after = before === 'true' ? 'false' : 'true'
  await checkAccessibility()
  await privacy.click()
  await expect(privacy).toHaveAttribute('aria-checked', after)
  await expect(wallet.main().getByText('This wallet is')).toBeVisible()
  await checkAccessibility()

  await page.reload()
  await expect(privacy).toHaveAttribute('aria-checked', after)
  await privacy.click()
  await expect(privacy).toHaveAttribute('aria-checked', before ?? '')
})

test('a card is allowed to spend, and ended', async ({ wallet, checkAccessibility }) => {
  await wallet.openSetting('Card payments')
  await expect(wallet.main().getByText('No card may spend from this wallet by itself.')).toBeVisible()
  await wallet.button('Allow this card').click()
  await expect(wallet.alert()).toContainText('Please give it a name')
  await checkAccessibility()
  await wallet.main().getByRole('textbox', { name: 'Name' }).fill('Groceries')
  await wallet.button('Allow this card').click()
  await expect(wallet.main().getByText('The card may spend from this wallet now.')).toBeVisible()
  await expect(item(wallet, 'Groceries')).toContainText('May spend')
  await checkAccessibility()

  await item(wallet, 'Groceries').getByRole('button', { name: /^End/ }).click()
  await checkAccessibility()
  await wallet.button('Yes, end it').click()
  await expect(wallet.main().getByText('The card can no longer spend from this wallet.')).toBeVisible()
})

test('every setting is reached and left with the keyboard alone', async ({ wallet, page, checkAccessibility }) => {
  const press = async (target: Locator) => {
    await target.waitFor()
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement))
        return void (await page.keyboard.press('Enter'))
      await page.keyboard.press('Tab')
    }
    throw new Error('the keyboard does not reach it')
  }
  // The panel beside the wallet has a hundred buttons of its own.
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }))
  await expect(wallet.heading('Settings')).toBeVisible()
  await checkAccessibility()

  for (const [setting, heading] of [
    ['Ways to sign in', 'Ways to sign in'],
    ['Devices', 'Where you are signed in'],
    ['Email and phone', 'Email and phone'],
    ['Privacy', 'Privacy'],
    ['Card payments', 'Cards that may spend'],
    ['Recovery words', 'Your recovery words'],
  ] as const) {
    await press(wallet.main().getByRole('link', { name: setting }))
    await expect(wallet.heading(heading)).toBeVisible()
    await checkAccessibility()
    await press(wallet.main().getByRole('link', { name: 'Settings' }))
  }

  await press(wallet.main().getByRole('link', { name: 'Privacy' }))
  const privacy = wallet.main().getByRole('switch', { name: 'Private wallet' })
  const before = await privacy.getAttribute('aria-checked')
  await press(privacy)
  await expect(privacy).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')
  await expect(privacy).toBeFocused()
})
