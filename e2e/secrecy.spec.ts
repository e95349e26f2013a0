import { expect, test } from './journey.ts'

/** A code that occurs nowhere by chance. */
const code = '739164'

test('the one-time code is nowhere but in the field: not in requests, storage, the document or the console', async ({
  wallet,
  ada,
  page,
}) => {
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())))
  await wallet.askForCode(ada.email)
  await wallet.typeCode(code)
  await expect(wallet.alert()).toBeVisible()

  seen.push(
    await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      const records = await Promise.all(
        databases.map(
          ({ name = '' }) =>
            new Promise((resolve) => {
              const open = indexedDB.open(name)
              open.onsuccess = () => {
                const stores = [...open.result.objectStoreNames]
                if (stores.length === 0) return resolve([])
                const all = open.result
                  .transaction(stores)
                  .objectStore(stores[0] ?? '')
                  .getAll()
                all.onsuccess = () => resolve(all.result)
              }
            }),
        ),
      )
      return JSON.stringify([
        records,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        document.documentElement.outerHTML,
      ])
    }),
  )
  const everywhere = seen.join('\n')
  expect(everywhere).toContain('encryptedOtpBundle')
  for (const disguise of [
    code,
    '373339313634',
    btoa(code),
    encodeURIComponent(code).replace(/\d/g, (digit) => `%3${digit}`),
  ])
    expect(everywhere).not.toContain(disguise)
})
