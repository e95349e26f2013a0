import { expect, test } from '../journey.ts'
import { press } from '../pages/keyboard.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

const sends = (wallet: WalletPage) => wallet.main().getByRole('textbox', { name: 'You send' })
const gets = (wallet: WalletPage) => wallet.main().getByRole('textbox', { name: 'Recipient gets' })

async function choose(wallet: WalletPage, payee: string): Promise<void> {
  await wallet.page.getByRole('link', { name: 'Send', exact: true }).click()
  await wallet.main().getByRole('link', { name: payee }).click()
}

test('either amount can be the one that stays, and the other follows', { tag: '@long' }, async ({
  wallet,
  ada,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await choose(wallet, 'Grace Okafor')
  await expect(wallet.heading('How much?')).toBeVisible()
  await expect(sends(wallet)).toBeFocused()
  await checkAccessibility()
  await sends(wallet).fill('25')
  await expect(gets(wallet)).toHaveValue('24.87')
  await expect(wallet.main()).toContainText(/Fee \(included\)\s*0\.125/)
  await checkAccessibility()

  await gets(wallet).fill('100')
  await expect(sends(wallet)).toHaveValue(/^100\.50/)
  await expect(wallet.main().getByText('You send about')).toBeVisible()
  await checkAccessibility()
  await wallet.button('Continue').click()
  await expect(wallet.heading('Check and send')).toBeVisible()
  await expect(wallet.main()).toContainText('$100.00')

  await wallet.button('Edit').click()
  await expect(gets(wallet)).toHaveValue('100')
  await wallet.button('Continue').click()
  await wallet.confirm()
  await wallet.expectSent()
})

test('too little in the wallet leads to adding money, and from Europe to a transfer', { tag: '@long' }, async ({
  wallet,
  elena,
  sca,
  checkAccessibility,
}) => {
  expect(elena.region).toBe('IT')
  await sca.enterConfirmed()
  await choose(wallet, 'Officina Bianchi')
  await sends(wallet).fill('0')
  await wallet.button('Continue').click()
  await expect(wallet.alert()).toContainText('Enter an amount, such as 25.')
  await expect(sends(wallet)).toBeFocused()

  await sends(wallet).fill('99999')
  await expect(wallet.alert()).toContainText('You only have €2,500.00.')
  await expect(wallet.button('Continue')).toBeHidden()
  await checkAccessibility()
  await wallet.button('Add money').click()
  await expect(wallet.heading('Add money')).toBeVisible()

  await wallet.page.goBack()
  await sends(wallet).fill('99999')
  await wallet.button('Pay by bank transfer').click()
  await expect(wallet.heading('Pay by bank transfer')).toBeFocused()
  await expect(wallet.main()).toContainText('€99,999.00')
})

test('someone new is saved and paid with the keyboard alone, by a rail and for a purpose that was chosen', async ({
  wallet,
  sca,
  page,
  checkAccessibility,
}) => {
  await sca.enterConfirmed()
  await wallet.addPayee({ name: 'Nora Lindqvist', iban: 'DE02120300000000202051' })
  await expect(sends(wallet)).toBeFocused()
  const first = wallet.main().getByText('Your first payment to this account. Check it with the recipient.')
  await expect(first).toBeVisible()
  await page.keyboard.type('30')
  await press(wallet.main().getByText('More options'))
  await checkAccessibility()
  await wallet.main().getByRole('combobox', { name: 'How it is sent' }).selectOption('SEPA_INSTANT')
  await wallet.main().getByRole('combobox', { name: 'Purpose (optional)' }).selectOption('Gift')
  await wallet.main().getByRole('textbox', { name: 'Note to the recipient' }).fill('For the tickets')
  const request = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/quotes'))
  await press(wallet.button('Continue'))
  expect((await request).postDataJSON()).toMatchObject({
    destination: { paymentRail: 'SEPA_INSTANT' },
    purposeOfPayment: 'GIFT',
    remittanceInformation: 'For the tickets',
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 3000,
  })
  await expect(wallet.button('Send €30.00')).toBeVisible()
  await expect(first).toBeVisible()
})

test('money that the service holds is paid from without a signature, once the user has proved who they are', async ({
  wallet,
  ada,
  backstage,
  page,
  checkAccessibility,
}) => {
  const executions: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/execute')) executions.push(request.headers())
  })
  await wallet.enter(ada)
  await choose(wallet, 'Grace Okafor')
  await wallet.main().getByLabel('From', { exact: true }).selectOption({ label: 'US Dollar · $150.00' })
  await expect(wallet.main()).toContainText('Available: $150.00')
  await sends(wallet).fill('25')
  await checkAccessibility()
  // The sign-in is longer ago then than the platform of the demo wants it to be for what no wallet signs.
  await backstage.advance(6)
  await wallet.button('Continue').click()
  await expect(wallet.main()).toContainText('$125.00')
  await wallet.button('Send $25.00').click()
  await wallet.button('Email me a code').click()
  await wallet.typeCode(await backstage.readCode(ada.email))
  await wallet.expectSent()

  expect(executions).toHaveLength(2)
  for (const headers of executions) expect(Object.keys(headers).join()).not.toContain('signature')
  await expect(wallet.main()).toContainText('Exactly as you agreed.')
  await expect(wallet.main().getByText('Signature')).toBeHidden()
})

test('money moves to another account of the user, which every page names', async ({
  wallet,
  ada,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await choose(wallet, 'My own account')
  await sends(wallet).fill('25')
  await wallet.button('Continue').click()
  await expect(wallet.main()).toContainText('ToUS Dollar')
  await expect(wallet.main()).not.toContainText('first payment')
  await checkAccessibility()
  await wallet.confirm()
  await wallet.expectSent()
  await expect(wallet.main()).toContainText('ToUS Dollar')

  await wallet.page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(wallet.main().getByRole('link', { name: /^US Dollar/ })).toBeVisible()
  await wallet.page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(wallet.main()).toContainText('$175.00')
})
