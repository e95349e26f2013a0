import { resolve } from 'node:path'
import { sandboxBasePath } from '@countersign/sandbox'
import { createTestWallet } from '@countersign/sandbox/testing'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { ensureChromium } from '../../scripts/browsers.ts'

const address = 'http://localhost/'
const rows = 10_000
const perPage = 100
const slowDown = 4
/** What a browser calls a long task. */
const budgetMs = 50

/** The page as the library would be built into a product: its files by address. */
async function bundlePage(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: resolve(import.meta.dirname, 'page.tsx'), formats: ['es'], fileName: 'page', cssFileName: 'page' },
    },
  })
  const [{ output }] = result as [Rolldown.RolldownOutput]
  return new Map(
    output.map((file) => [address + file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}

declare global {
  /** Tasks of the page that took longer than 50 ms, in ms: what the browser reports since it was emptied. */
  var longTasks: number[]
}

function watchLongTasks(): void {
  globalThis.longTasks = []
  new PerformanceObserver((list) => {
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

/** A movement as the sandbox answers it, as often as needed, and the keys of that sandbox. */
async function createMovements(perDay: number) {
  const { customer, sandbox } = await createTestWallet()
  const { clientId, clientSecret } = sandbox.credentials
  const authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  const url = `https://service.test${sandboxBasePath}/transactions?customerId=${customer.customerId}`
  const answer = await sandbox.fetch(new Request(url, { headers: { authorization } }))
  const { data } = (await answer.json()) as { data: readonly object[] }
  const newest = Date.parse('2026-03-02T12:00:00Z')
  const movements = Array.from({ length: rows }, (_, at) => {
    const createdAt = new Date(newest - (at * 86_400_000) / perDay).toISOString()
    return { ...data[at % data.length], id: `Transaction:bench-${at}`, createdAt, updatedAt: createdAt }
  })
  const trust = { otpBundle: [sandbox.quorumPublicKeyHex], export: [sandbox.exportPublicKeyHex] }
  return { movements, trust }
}

type Service = Awaited<ReturnType<typeof createMovements>>

async function openList(page: Page, files: ReadonlyMap<string, string>, { movements, trust }: Service): Promise<void> {
  await page.addInitScript(watchLongTasks)
  await page.addInitScript((keys) => Object.assign(globalThis, { trust: keys }), trust)
  await page.route(`${address}**`, (route) => {
    const url = new URL(route.request().url())
    const file = files.get(url.href)
    const html = '<!doctype html><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>'
    if (file)
      return route.fulfill({ contentType: url.pathname.endsWith('css') ? 'text/css' : 'text/javascript', body: file })
    if (url.pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (!url.pathname.endsWith('/transactions')) return route.fulfill({ json: { data: [], hasMore: false } })
    const start = Number(url.searchParams.get('cursor') ?? 0)
    const next = start + perPage
    const hasMore = next < movements.length
    const data = movements.slice(start, next)
    return route.fulfill({ json: { data, hasMore, ...(hasMore && { nextCursor: String(next) }), totalCount: rows } })
  })
  await page.goto(address)
  for (let shown = perPage; shown < rows; shown += perPage) {
    await page.waitForFunction((count) => document.querySelectorAll('.cs-row').length === count, shown)
    // Looked up by its place: a search by name reads every row.
    await page.evaluate(() => document.querySelector<HTMLElement>('.cs-card > .cs-button')?.click())
  }
  await page.waitForFunction((count) => document.querySelectorAll('.cs-row').length === count, rows)
}

/** The same rows as a browser lays them out by itself: their words, each as tall as the row that they come from. */
async function openPlainList(page: Page, list: Page): Promise<void> {
  const texts = await list.evaluate(() =>
    [...document.querySelectorAll('.cs-row')].map(({ textContent }) => textContent ?? ''),
  )
  await page.addInitScript(watchLongTasks)
  await page.route(`${address}plain`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><ul></ul>' }),
  )
  await page.goto(`${address}plain`)
  await page.evaluate((rows) => {
    const items = rows.map((text) => Object.assign(document.createElement('li'), { textContent: text }))
    for (const item of items) item.style.minHeight = '72px'
    document.querySelector('ul')?.append(...items)
  }, texts)
}

async function readLongTasks(page: Page): Promise<readonly number[]> {
  return await page.evaluate(() => globalThis.longTasks.splice(0))
}

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.mouse.move(195, 400)
  await readLongTasks(page)
}

/** Scrolls there and back, and returns the long tasks that it took. */
async function scroll(page: Page): Promise<readonly number[]> {
  for (const distance of [...Array(60).fill(300), ...Array(60).fill(-300)]) {
    await page.mouse.wheel(0, distance)
    await page.waitForTimeout(50)
  }
  return await readLongTasks(page)
}

function describeTasks(tasks: readonly number[]): string {
  const [longest = 0] = tasks.toSorted((left, right) => right - left)
  return `${tasks.length} tasks over ${budgetMs} ms, the longest ${longest}`
}

const browser = await chromium.launch(ensureChromium())
try {
  const files = await bundlePage()
  for (const perDay of [3, 24]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const plain = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const started = performance.now()
    await openList(page, files, await createMovements(perDay))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${rows} movements, ${perDay} a day, are shown after ${seconds} s`)
    await openPlainList(plain, page)
    await slow(page)
    await slow(plain)
    // The first time, rows are laid out that were not looked at yet. A busy machine slows down both.
    for (const time of ['the first time', 'again']) {
      const [own, other] = [await scroll(page), await scroll(plain)]
      const isOver = own.length > 0
      if (isOver) process.exitCode = 1
      console.log(
        `scrolling ${time}, ${slowDown} times slower: ${describeTasks(own)}; a plain list: ${describeTasks(other)}   ${isOver ? 'OVER' : 'within'}`,
      )
    }
    await page.getByRole('searchbox').pressSequentially('zzz', { delay: 200 })
    await page.waitForFunction(() => document.querySelectorAll('.cs-row').length === 0)
    console.log(
      `typing in the search: tasks of ${(await readLongTasks(page)).join(', ') || `less than ${budgetMs}`} ms`,
    )
    await page.close()
    await plain.close()
  }
} finally {
  await browser.close()
}
