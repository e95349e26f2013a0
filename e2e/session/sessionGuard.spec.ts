import { expect, test } from '../journey.ts'
import { watchPayments } from '../pages/watchPayments.ts'

test('a reload keeps the user signed in, and the key cannot leave the browser', async ({ wallet, ada, page }) => {
  await wallet.enter(ada)
  await page.reload()
  await expect(wallet.heading('Your balance')).toBeVisible()

  const extractable = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('countersign')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const records = await new Promise<{ privateKey?: CryptoKey }[]>((resolve) => {
      const request = database.transaction('records').objectStore('records').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    const keys = records.flatMap(({ privateKey }) => (privateKey ? [privateKey] : []))
    const exported = await Promise.allSettled(
      keys.flatMap((key) => (['jwk', 'pkcs8'] as const).map((format) => crypto.subtle.exportKey(format, key))),
    )
    return {
      keys: keys.length,
      extractable: keys.filter((key) => key.extractable).length,
      exported: exported.filter(({ status }) => status === 'fulfilled').length,
    }
  })
  expect(extractable).toEqual({ keys: 1, extractable: 0, exported: 0 })
})

test('signing in in one tab signs the other in; signing out signs it out, which the other says', async ({
  wallet,
  ada,
}) => {
  await wallet.open()
  const other = await wallet.openSecondTab()
  await expect(other.heading('Sign in')).toBeVisible()
  await wallet.enter(ada)
  await expect(other.heading('Your balance')).toBeVisible()

  await wallet.signOut()

  await expect(other.page.getByText(/another tab/i).first()).toBeVisible()
  await expect(other.heading('Your balance')).toBeHidden()
})

test('a wallet that is idle for five minutes locks: open content goes, and the true outcome is shown after the sign-in', async ({
  wallet,
  sca,
  backstage,
  elena,
  page,
  checkAccessibility,
}) => {
  const locked = wallet.main().getByText('You were inactive.')
  const fiveMinutesPass = async () => {
    await backstage.advance(5)
    await page.clock.fastForward('05:00')
    await expect(locked).toBeVisible()
  }
  const sent = watchPayments(page)
  await page.clock.install()
  await sca.enterConfirmed()
  await wallet.openSetting('How you confirm payments')
  await wallet.button('Add an authenticator app').click()
  await wallet.button('Show the QR code').click()
  const key =
    (await wallet
      .main()
      .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
      .textContent()) ?? ''

  await fiveMinutesPass()
  await expect(wallet.heading('Connect your app')).toBeHidden()
  expect(await page.content()).not.toContain(key)
  await expect(wallet.main().getByRole('img', { name: /^QR code/, includeHidden: true })).toHaveCount(0)
  await checkAccessibility()
  // What the wallet showed may be old by now, or could not be read.
  const readAgain = page.waitForRequest(/internal-accounts/)
  await wallet.unlock(elena.email)
  await readAgain
  await expect(wallet.heading('Hidden for your security')).toBeVisible()

  await sca.pay('Léa Fontaine', '25')
  await sca.codeField().pressSequentially('123')
  await fiveMinutesPass()
  await expect(wallet.main()).not.toContainText('25.00', { useInnerText: true })
  expect(
    await page.locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  ).not.toContain('123')
  await wallet.unlock(elena.email)
  await expect(wallet.heading('Not sent')).toBeVisible()
  await expect(wallet.main()).toContainText('It was not confirmed in time. No money left your wallet.')
  await wallet.button('Get a new price').click()
  await wallet.confirm()
  await sca.typeCode()
  await sca.expectPaid()
  expect(sent.proofs).toEqual(['code'])
})

test('a browser that dropped its data has lost the key and says so', async ({ wallet, ada, page, context }) => {
  await wallet.enter(ada)
  await wallet.quote('Grace Okafor', '25')
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })

  await wallet.confirm()

  await expect(wallet.heading('Sign in to send')).toBeVisible()
})

test('three tabs of an active user refresh the session once', { tag: '@long' }, async ({
  wallet,
  ada,
  backstage,
  context,
}) => {
  const legs: string[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/refresh')) legs.push(`${response.status()} ${response.url()}`)
  })
  await wallet.enter(ada)
  const tabs = [wallet, await wallet.openSecondTab(), await wallet.openSecondTab()]
  for (const tab of tabs) await expect(tab.heading('Your balance')).toBeVisible()
  await backstage.advance(11)

  // Each gets the service's time with the responses of its pages, and each has a user moving on it.
  const use = async ({ page, heading }: (typeof tabs)[number]) => {
    const pages = page.getByRole('navigation', { name: 'Main' })
    await pages.getByRole('link', { name: 'Activity' }).click()
    await pages.getByRole('link', { name: 'Home' }).click()
    await expect(heading('Recent activity')).toBeVisible()
  }
  const move = async ({ page: { mouse } }: (typeof tabs)[number]) => {
    await mouse.move(200, 200)
    await mouse.move(300, 300)
  }
  await Promise.all(tabs.map(use))
  // A page may show an older state, so the responses with the time can come after the first movements.
  await expect(async () => {
    await Promise.all(tabs.map(move))
    expect(legs).toHaveLength(2)
  }).toPass({ timeout: 20_000 })
  await Promise.all(tabs.map(use))
  await Promise.all(tabs.map(move))

  // Past the end of the first session each of them still signs, without asking the user.
  await backstage.advance(5)
  for (const tab of tabs) {
    await tab.page.reload()
    await tab.openSetting('Privacy')
    const privacy = tab.main().getByRole('switch', { name: 'Private wallet' })
    await expect(privacy).toBeVisible()
    const turned = (await privacy.getAttribute('aria-checked')) === 'true' ? 'false' : 'true'
    await privacy.click()
    await expect(privacy).toHaveAttribute('aria-checked', turned)
  }
  expect(legs.map((leg) => leg.slice(0, 3))).toEqual(['202', '201'])
  expect(new Set(legs.map((leg) => leg.slice(4))).size).toBe(1)
})

test('in its last two minutes the session says so, and is extended', { tag: '@long' }, async ({
  wallet,
  ada,
  backstage,
  page,
  checkAccessibility,
}) => {
  await wallet.enter(ada)
  await wallet.refuseRefresh()
  await backstage.advance(13.5)
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await page.reload()
  await expect(wallet.main().getByText(/You’ll be signed out in/)).toBeVisible()
  await expect(wallet.main().getByRole('timer')).toBeVisible()
  await checkAccessibility()
  // The automatic refresh fails, and the next one waits a minute.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/refresh'))
  await page.mouse.move(200, 200)
  await failed
  await wallet.allowRefresh()
  await wallet.button('Stay signed in').click()

  await expect(wallet.main().getByText(/You’ll be signed out in/)).toBeHidden()
  await expect(wallet.profile()).toBeVisible()
  await backstage.advance(5)
  await page.reload()
  await expect(wallet.profile()).toBeVisible()
})
