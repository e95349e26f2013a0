import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages, isRoot } from './apt.ts'

/** What Playwright and Vitest need to launch a browser. */
export type BrowserLaunch = { executablePath: string; args: string[] }

/** Chromium without its windows: the same engine, which does a quarter less work for the same pages. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const withWindows = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Debian packages that bring the browser of the tests. */
export const chromiumPackages = ['chromium-headless-shell', 'fonts-dejavu-core']

const advice =
  'No Chromium found: run `pnpm exec playwright install chromium`, or set COUNTERSIGN_CHROMIUM to the path of one.'

/**
 * Looks for Chromium: the `COUNTERSIGN_CHROMIUM` variable, then Playwright's own download, then the system's, the one
 * without windows first.
 *
 * @returns `undefined` if there is no browser.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): BrowserLaunch | undefined {
  const chosen = env.COUNTERSIGN_CHROMIUM
  if (chosen && !existsSync(chosen)) {
    throw new Error(`COUNTERSIGN_CHROMIUM names ${chosen}, which does not exist; correct the path or unset it.`)
  }
  const paths = [chosen, chromium.executablePath(), headlessShell, ...withWindows]
  const executablePath = paths.find((path) => path && existsSync(path))
  // Chromium refuses to run its sandbox as root, which is the user in containers.
  return executablePath ? { executablePath, args: isRoot() ? ['--no-sandbox'] : [] } : undefined
}

/** Returns whether a package would bring a better browser than the one that is found here, if any. */
export function lacksChromium(): boolean {
  const found = findChromium()?.executablePath
  const chosen = process.env.COUNTERSIGN_CHROMIUM
  return found === undefined || (!chosen && withWindows.includes(found))
}

/**
 * Finds Chromium, and installs it first where this process may: from the system's packages, otherwise as Playwright's own
 * download. Only root replaces a browser with windows; otherwise it is used if there is no other.
 *
 * @throws `Error` that says what to do if there is no browser.
 */
export function ensureChromium(): BrowserLaunch {
  if (isRoot() ? lacksChromium() : !findChromium()) {
    installPackages(chromiumPackages)
    if (!findChromium()) downloadChromium()
  }
  const found = findChromium()
  if (!found) throw new Error(advice)
  return found
}

function downloadChromium(): void {
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  })
}
