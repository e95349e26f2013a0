import type { Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { readEverything } from '../pages/readEverything.ts'
import type { WalletPage } from '../pages/WalletPage.ts'

const words = (wallet: WalletPage) => wallet.main().getByRole('list', { name: 'Recovery words' }).getByRole('listitem')

async function tickWarnings(wallet: WalletPage): Promise<void> {
  await expect(wallet.main().getByRole('checkbox')).toHaveCount(3)
  for (const box of await wallet.main().getByRole('checkbox').all()) await box.check()
}

/** Changes one digit of the signature. */
async function swapEnvelope(route: Route): Promise<void> {
  const response = await route.fetch()
  const text = await response.text()
  const swapped = text.replace(/(dataSignature[^0-9a-f]+30[0-9a-f]{20})([0-9a-f])/, (_all, before, digit) =>
    before.concat(digit === '0' ? '1' : '0'),
  )
  if (response.status() === 200) expect(swapped).not.toBe(text)
  await route.fulfill({ response, body: swapped })
}

/** To the step at which the words can be revealed. */
async function askForWords(wallet: WalletPage): Promise<void> {
  await tickWarnings(wallet)
  await wallet.button('Show my recovery words').click()
  await expect(wallet.heading('Write these words down')).toBeVisible()
}

async function reveal(wallet: WalletPage): Promise<string> {
  await wallet.button('Reveal the words').click()
  await expect(words(wallet)).toHaveCount(12)
  return (await words(wallet).allTextContents()).join(' ')
}

/** Neither in the page nor in anything that the browser stores. */
async function expectGone(page: Page, phrase: string): Promise<void> {
  const everything = await readEverything(page)
  expect(everything).toContain('AuthMethod')
  for (const trace of [phrase, phrase.split(' ').slice(0, 3).join(' '), JSON.stringify(phrase.split(' ')).slice(1, -1)])
    expect(everything).not.toContain(trace)
}

test.beforeEach(async ({ wallet, ada, page }) => {
  await page.clock.install()
  await wallet.enter(ada)
  await wallet.openSetting('Recovery words')
})

test('recovery words are shown after three warnings, hidden when the window loses the focus, and gone once two of them were entered', async ({
  wallet,
  page,
  checkAccessibility,
}) => {
  await expect(wallet.main().getByRole('checkbox')).toHaveCount(3)
  await expect(wallet.button('Show my recovery words')).toBeDisabled()
  await checkAccessibility()
  await askForWords(wallet)
  await expect(words(wallet)).toHaveCount(0)
  await checkAccessibility()
  const phrase = await reveal(wallet)
  expect(phrase).toMatch(/^([a-z]+ ){11}[a-z]+$/)
  await checkAccessibility()

  // The event that a window gets when another one comes to the front. Headless windows all keep the focus.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await expect(words(wallet)).toHaveCount(0)
  await expectGone(page, phrase)
  expect(await reveal(wallet)).toBe(phrase)
  await wallet.button('Hide the words').click()
  await expect(words(wallet)).toHaveCount(0)
  await expectGone(page, phrase)

  await reveal(wallet)
  await wallet.button('More time').click()
  await wallet.button('I wrote them down').click()
  const fields = wallet.main().getByRole('textbox')
  await expect(fields.first()).toBeFocused()
  await expectGone(page, phrase)
  await checkAccessibility()
  await page.keyboard.type('wrong')
  await fields.nth(1).fill('wrong')
  await wallet.button('Check').click()
  await expect(wallet.alert()).toContainText('That’s not right')
  const labels = await wallet.main().locator('label').allTextContents()
  for (const [index, label] of labels.entries())
    await fields.nth(index).fill(phrase.split(' ')[Number(/\d+/.exec(label)?.[0]) - 1] ?? '')
  await page.keyboard.press('Enter')

  await expect(wallet.heading('Your words are saved')).toBeFocused()
  await expectGone(page, phrase)
  await checkAccessibility()
})

test('a swapped envelope is not opened; the words clear themselves after three minutes and on leaving, and leave nothing behind', {
  tag: '@long',
}, async ({ wallet, page, checkAccessibility }) => {
  await page.route('**/export', swapEnvelope)
  await tickWarnings(wallet)
  await wallet.button('Show my recovery words').click()
  await expect(wallet.alert()).toContainText('We didn’t open these words')
  await expect(words(wallet)).toHaveCount(0)
  await checkAccessibility()
  await page.unroute('**/export')
  await wallet.openSetting('Recovery words')

  await askForWords(wallet)
  const phrase = await reveal(wallet)
  await page.clock.runFor(181_000)

  await expect(wallet.heading('The words are hidden')).toBeVisible()
  await expect(wallet.button('Reveal the words')).toBeHidden()
  await expectGone(page, phrase)
  await checkAccessibility()
  await wallet.button('Show them again').click()
  await expect(wallet.main().getByRole('checkbox', { checked: true })).toHaveCount(0)

  await askForWords(wallet)
  await reveal(wallet)
  await wallet.main().getByRole('link', { name: 'Settings' }).click()
  await expect(wallet.heading('Settings')).toBeVisible()
  await expectGone(page, phrase)
  await page.goBack()
  await expect(wallet.heading('Recovery words')).toBeVisible()
  await expectGone(page, phrase)
})
