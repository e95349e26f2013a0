import { expect, test } from './journey.ts'

test('a reload keeps the person signed in, and the key cannot leave the browser', async ({ wallet, ada, page }) => {
  await wallet.signIn(ada.email)
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

test('signing out in one tab signs the other out and says so', async ({ wallet, ada }) => {
  await wallet.signIn(ada.email)
  const other = await wallet.openSecondTab()
  await expect(other.heading('Your balance')).toBeVisible()

  await wallet.signOut()

  await expect(other.main().getByText(/another tab/i)).toBeVisible({ timeout: 1_000 })
  await expect(other.heading('Your balance')).toBeHidden()
})

test('signing in in one tab lets the other in', async ({ wallet, ada }) => {
  const other = await wallet.openSecondTab()
  await expect(other.heading('Sign in')).toBeVisible()

  await wallet.signIn(ada.email)

  await expect(other.heading('Your balance')).toBeVisible()
})

test('an expired session is said, and the same way in is offered', async ({
  wallet,
  ada,
  backstage,
  page,
  checkAccessibility,
}) => {
  await wallet.signIn(ada.email)
  await backstage.advance(16)
  // The page learns the service's time with the next answer.
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.reload()

  await expect(wallet.main().getByText('You were signed out because the time ran out.')).toBeVisible()
  await expect(wallet.button('Sign in again')).toBeVisible()
  await checkAccessibility()
})

test('a browser that dropped its data has lost the key and says so', async ({ wallet, ada, page, context }) => {
  await wallet.signIn(ada.email)
  await wallet.quote('Grace Okafor', '25')
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })

  await wallet.confirm()

  await expect(wallet.heading('Sign in to send')).toBeVisible()
})
