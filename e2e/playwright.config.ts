import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/browsers.ts'
import { ports } from './ports.ts'

// Each worker reads this file again and finds its own demo.
const port = ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? ports[0]
const chromium = findChromium()

export default defineConfig({
  testDir: '.',
  workers: ports.length,
  fullyParallel: true,
  forbidOnly: true,
  // What a test of a screen shows as well, and is walked through in a browser by the long run.
  ...(process.env.COUNTERSIGN_LONG ? {} : { grepInvert: /@long/ }),
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
      args: [
        ...(chromium?.args ?? []),
        '--host-resolver-rules=MAP wallet.test 127.0.0.1',
        // A page lives for seconds: optimizing its code costs more than it saves, a thirteenth of the whole.
        '--js-flags=--no-opt,--no-maglev',
        // Pictures that are not looked at need no process that draws them.
        '--disable-gpu',
        '--disable-gpu-compositing',
        // Nor do requests to this machine need a process that keeps the browser apart from the network.
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Frames of a placeholder that shimmers cost more than the page behind it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a good part of the time; `--trace on` enables it for a journey under investigation.
    trace: 'off',
  },
  webServer: {
    command: 'node scripts/journeyServers.ts',
    cwd: '..',
    // The last one to start.
    url: `http://localhost:${ports.at(-1)}/demo/config`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
