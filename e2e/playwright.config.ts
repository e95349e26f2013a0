import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/browsers.ts'

const port = 4170
const chromium = findChromium()

export default defineConfig({
  testDir: '.',
  // The sandbox has one clock and the relay one set of faults, so journeys take turns.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    // A host that is neither HTTPS nor this machine's own name: what a browser calls insecure.
    launchOptions: {
      ...chromium,
      args: [...(chromium?.args ?? []), '--host-resolver-rules=MAP wallet.test 127.0.0.1'],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/demo.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/demo/config`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
