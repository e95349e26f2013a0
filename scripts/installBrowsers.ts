import { canInstallPackages, installPackages } from './apt.ts'
import { chromiumPackages, ensureChromium, lacksChromium } from './browsers.ts'
import { firefoxEngine } from './engines/firefox.ts'
import { webkitEngine } from './engines/webkit.ts'

/** Installs every browser that the tests use and that is missing, in one go, where this process may. */
const engines = [firefoxEngine, webkitEngine].filter((engine) => !engine.find())
const missing = [...(lacksChromium() ? chromiumPackages : []), ...engines.flatMap(({ packages }) => packages)]
if (missing.length > 0 && canInstallPackages()) installPackages(missing)

try {
  console.log(`Chromium: ${ensureChromium().executablePath}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
