import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** What Playwright and Vitest need to launch a browser. */
export type BrowserLaunch = { executablePath: string; args: string[] }

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const advice =
  'No Chromium found: run `pnpm exec playwright install chromium`, or set COUNTERSIGN_CHROMIUM to the path of one.'

/**
 * Looks for Chromium: the `COUNTERSIGN_CHROMIUM` variable, then Playwright's own download, then the system's.
 *
 * @returns `undefined` where there is none.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): BrowserLaunch | undefined {
  const chosen = env.COUNTERSIGN_CHROMIUM
  if (chosen && !existsSync(chosen)) {
    throw new Error(`COUNTERSIGN_CHROMIUM names ${chosen}, which does not exist; correct the path or unset it.`)
  }
  const executablePath = [chosen, chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path))
  // Chromium refuses to run its sandbox as root, which is who runs in containers.
  return executablePath ? { executablePath, args: isRoot() ? ['--no-sandbox'] : [] } : undefined
}

/**
 * Finds Chromium, and installs it first where this process may: as root from the system's packages, otherwise as
 * Playwright's own download.
 */
export function ensureChromium(): BrowserLaunch {
  const found = findChromium()
  if (found) return found
  for (const [command, ...args] of installers()) {
    console.log(`Chromium is missing; running: ${command} ${args.join(' ')}`)
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    })
    if (status !== 0) break
  }
  const installed = findChromium()
  if (!installed) throw new Error(advice)
  return installed
}

function installers(): [command: string, ...args: string[]][] {
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    return [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
    ]
  }
  return [['node_modules/.bin/playwright', 'install', 'chromium']]
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}
