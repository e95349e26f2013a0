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

/** A movement as the sandbox answers it, as often as needed: one an hour; and the keys of that sandbox. */
async function createMovements() {
  const { customer, sandbox } = await createTestWallet()
  const { clientId, clientSecret } = sandbox.credentials
  const authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  const url = `https://service.test${sandboxBasePath}/transactions?customerId=${customer.customerId}`
  const answer = await sandbox.fetch(new Request(url, { headers: { authorization } }))
  const { data } = (await answer.json()) as { data: readonly object[] }
  const newest = Date.parse('2026-03-02T12:00:00Z')
  const movements = Array.from({ length: rows }, (_, at) => {
    const createdAt = new Date(newest - at * 3_600_000).toISOString()
    return { ...data[at % data.length], id: `Transaction:bench-${at}`, createdAt, updatedAt: createdAt }
  })
  const trust = { otpBundle: [sandbox.quorumPublicKeyHex], export: [sandbox.exportPublicKeyHex] }
  return { movements, trust }
}

type Service = Awaited<ReturnType<typeof createMovements>>

async function openPage(page: Page, files: ReadonlyMap<string, string>, { movements, trust }: Service): Promise<void> {
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

async function readLongTasks(page: Page): Promise<readonly number[]> {
  return await page.evaluate(() => globalThis.longTasks.splice(0))
}

const browser = await chromium.launch(ensureChromium())
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const started = performance.now()
  await openPage(page, await bundlePage(), await createMovements())
  console.log(`${rows} movements are shown after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await readLongTasks(page)
  await page.mouse.move(195, 400)
  for (const distance of [...Array(60).fill(300), ...Array(60).fill(-300)]) {
    await page.mouse.wheel(0, distance)
    await page.waitForTimeout(50)
  }
  const tasks = [...(await readLongTasks(page))].sort((left, right) => left - right)
  const longest = tasks.at(-1) ?? 0
  const middle = tasks[Math.floor(tasks.length / 2)] ?? 0
  console.log(
    `scrolling, ${slowDown} times slower: ${tasks.length} tasks over ${budgetMs} ms, half of them below ${middle}, the longest ${longest}   ${longest > budgetMs ? 'OVER' : 'within'}`,
  )
  await page.getByRole('searchbox').pressSequentially('zzz', { delay: 200 })
  await page.waitForFunction(() => document.querySelectorAll('.cs-row').length === 0)
  console.log(`typing in the search: tasks of ${(await readLongTasks(page)).join(', ') || `less than ${budgetMs}`} ms`)
  if (longest > budgetMs) process.exitCode = 1
} finally {
  await browser.close()
}
