import { expect, test } from '../journey.ts'

test('one component is the whole wallet: every page has its title and address, and the browser’s buttons work', async ({
  wallet,
  ada,
  page,
}) => {
  await wallet.enter(ada)
  const rail = page.getByRole('navigation', { name: 'Main' })
  for (const [name, heading, path] of [
    ['Send', 'Who do you want to pay?', '/send'],
    ['Add money', 'Add money', '/add'],
    ['Payees', 'Your payees', '/payees'],
    ['Activity', 'Activity', '/activity'],
    ['Settings', 'Settings', '/settings'],
  ] as const) {
    await rail.getByRole('link', { name, exact: true }).click()
    await expect(wallet.main().getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(`${heading} · Harbor`)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(rail.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(wallet.main().getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the tabs are at the thumb, and gone inside a flow', async ({ wallet, ada, page, checkAccessibility }) => {
    await wallet.enter(ada)
    const tabs = page.getByRole('navigation', { name: 'Main' })
    await expect(tabs.getByRole('link')).toHaveText(['Home', 'Send', 'Activity', 'Settings'])
    await checkAccessibility()
    await tabs.getByRole('link', { name: 'Send' }).click()
    await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
    await expect(wallet.main().getByRole('textbox', { name: 'You send' })).toBeVisible()
    await expect(tabs).toBeHidden()
    await wallet.main().getByRole('link', { name: 'All payees' }).click()
    await expect(tabs).toBeVisible()
  })

  test('also on a low one, the action of an amount and of its check is in sight, and covers no field that has the focus', async ({
    wallet,
    ada,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await wallet.enter(ada)
    await page.getByRole('link', { name: 'Send', exact: true }).click()
    await wallet.main().getByRole('link', { name: 'Grace Okafor' }).click()
    await wallet.main().getByRole('textbox', { name: 'You send' }).fill('25')
    await expect(wallet.button('Continue')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const note = wallet.main().getByRole('textbox', { name: /^Note to the recipient/ })
    await wallet.main().getByRole('button', { name: 'Use max' }).focus()
    await page.keyboard.press('Tab')
    await expect(note).toBeFocused()
    const [field, action] = [await note.boundingBox(), await wallet.button('Continue').boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0)

    await wallet.button('Continue').click()
    await expect(wallet.button(/^Send /)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
