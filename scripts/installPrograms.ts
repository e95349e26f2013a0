import { installPackages } from './apt.ts'
import { chromiumPackages, ensureChromium, lacksChromium } from './browsers.ts'
import { firefoxEngine } from './engines/firefox.ts'
import { webkitEngine } from './engines/webkit.ts'
import { describeMissing, findProgram, testPrograms } from './programs.ts'

/** Installs every program that the tests use and that is missing, in one go, where this process may. */
const engines = [firefoxEngine, webkitEngine].filter((engine) => !engine.isInstalled())
installPackages([
  ...(lacksChromium() ? chromiumPackages : []),
  ...engines.flatMap(({ packages }) => packages),
  ...testPrograms.filter((name) => !findProgram(name)),
])

try {
  console.log(`Chromium: ${ensureChromium().executablePath}`)
  // What cannot be installed costs the tests that need it, and each is skipped by name.
  console.log(`Other programs: ${describeMissing(testPrograms) ?? 'all here'}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
