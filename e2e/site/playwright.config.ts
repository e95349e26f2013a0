import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/browsers.ts'
import { sitePort } from '../../scripts/site.ts'

/** The site of the documentation, built and served as files. `pnpm test:long` runs it. */
export default defineConfig({
  testDir: '.',
  // Not `.spec.ts`: the journeys of the demo have other servers.
  testMatch: '*.gallery.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: '../../test-results/site',
  use: {
    baseURL: `http://localhost:${sitePort}`,
    launchOptions: findChromium() ?? {},
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    trace: 'off',
  },
  webServer: {
    command: 'node scripts/site.ts',
    cwd: '../..',
    url: `http://localhost:${sitePort}/`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
})
