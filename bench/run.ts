import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { createTestEnclave } from '../packages/core/test/crypto/bundles.ts'
import { ensureChromium } from '../scripts/browsers.ts'
import type { Measured } from './measure.ts'
import type { BenchBundle } from './page.ts'

const address = 'http://localhost/'

/** The page's code as the library would be built into a product: its files by address. */
async function bundlePage(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: resolve(import.meta.dirname, 'page.ts'), formats: ['es'], fileName: 'page' },
    },
  })
  const [{ output }] = result as [Rolldown.RolldownOutput]
  const chunks = output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map(({ fileName, code }) => [address + fileName, code]))
}

function createBundle(): BenchBundle {
  const { fields, signRaw, quorum } = createTestEnclave()
  const genuine = fields()
  const rawSignatureHex = signRaw(Buffer.from(genuine.data, 'hex')).toString('hex')
  return { targetBundle: JSON.stringify(genuine), signerHex: quorum.publicHex, rawSignatureHex }
}

/** An isolated page: only there does the browser's clock show microseconds. */
async function openPage(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  const headers = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
  const html = '<!doctype html><script type="module" src="/page.js"></script>'
  await page.route(`${address}**`, (route) => {
    const code = files.get(route.request().url())
    return route.fulfill({ headers, contentType: code ? 'text/javascript' : 'text/html', body: code ?? html })
  })
  await page.goto(address)
  await page.waitForFunction('globalThis.runBench !== undefined')
}

function print(measured: readonly Measured[]): void {
  for (const { name, oursMs, rawMs, ratio, budget } of measured) {
    const verdict = ratio <= budget ? 'within' : 'OVER'
    console.log(
      `${name.padEnd(28)} library ${oursMs.toFixed(3)} ms   raw WebCrypto ${rawMs.toFixed(3)} ms   ratio ${ratio.toFixed(2)}   budget ${budget.toFixed(1)}   ${verdict}`,
    )
  }
  if (measured.some(({ ratio, budget }) => ratio > budget)) process.exitCode = 1
}

const browser = await chromium.launch(ensureChromium())
try {
  const page = await browser.newPage()
  await openPage(page, await bundlePage())
  console.log(`Chromium ${browser.version()}, medians of 500 samples each, taken in turn`)
  print(await page.evaluate<readonly Measured[]>(`runBench(${JSON.stringify(createBundle())})`))
} finally {
  await browser.close()
}
