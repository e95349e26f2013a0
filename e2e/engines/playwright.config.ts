import { defineConfig } from '@playwright/test'
import { installEngines } from '../../scripts/engines/runEngines.ts'
import { ports } from '../ports.ts'
import { journeyEngines } from './engineTest.ts'

const origin = `http://localhost:${ports[0]}`

installEngines(journeyEngines)

/** The core journeys of the demo in engines that others drive; Playwright runs and counts them. `pnpm test:long` does. */
export default defineConfig({
  testDir: '.',
  // Not `.spec.ts`: the journeys in Chromium have other fixtures.
  testMatch: 'journeys.ts',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 150_000,
  reporter: 'list',
  outputDir: '../../test-results/engines',
  use: { baseURL: origin, extraHTTPHeaders: { origin } },
  projects: journeyEngines.map(({ name }) => ({ name })),
  webServer: {
    command: 'node scripts/journeyServers.ts',
    cwd: '../..',
    url: `${origin}/demo/config`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
