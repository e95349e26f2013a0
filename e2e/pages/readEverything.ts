import type { Page } from '@playwright/test'

/**
 * Returns everything in a page and in the browser's storage for it, as one text: the document, its address, every kind
 * of storage. The values of its fields are left out without `fields`.
 */
export function readEverything(page: Page, options: { fields?: boolean } = {}): Promise<string> {
  const { fields = true } = options
  return page.evaluate(async (withFields) => {
    const finish = <value>(request: IDBRequest<value>) =>
      new Promise<value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await finish(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store)
        records.push(await finish(content.getAllKeys()), await finish(content.getAll()))
      }
      database.close()
    }
    const typed = withFields ? [...document.querySelectorAll('input')].map(({ value }) => value) : []
    return JSON.stringify([
      records,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      typed,
      document.documentElement.outerHTML,
    ])
  }, fields)
}
