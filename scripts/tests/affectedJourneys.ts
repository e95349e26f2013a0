import { basename } from 'node:path'

/**
 * The files that reach a browser: a change to them can break any journey, most likely those of the same name or area.
 */
const inBrowserOrBehind = /^(packages\/\w+\/src|apps\/demo\/(src|server))\//

/** Names a file by its journey: `passkeyLogin` for `passkeyLogin.faults.test.ts` and for anything in `passkey-login/`. */
const journeyName = (name: string): string =>
  basename(name)
    .replace(/\..*/, '')
    .replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/**
 * Which spec files a change of these files can affect: those of the same name, else those of the same area, else the one
 * that crosses everything. A check keeps names and areas the same in every layer.
 *
 * @param specs All spec files, as paths from the root.
 */
export function affectedJourneys(changed: readonly string[], specs: readonly string[]): string[] {
  const throughEverything = specs.filter((spec) => journeyName(spec) === 'quoteConfirmation')
  const found = changed.flatMap((path) => {
    if (specs.includes(path)) return [path]
    if (path.startsWith('e2e/')) return throughEverything
    if (!inBrowserOrBehind.test(path) || /\.test\.tsx?$/.test(path)) return []
    const places = path.split('/')
    const names = places.map(journeyName)
    const ofName = specs.filter((spec) => names.includes(journeyName(spec)))
    if (ofName.length > 0) return ofName
    const ofArea = specs.filter((spec) => places.includes(spec.split('/')[1] ?? ''))
    return ofArea.length > 0 ? ofArea : throughEverything
  })
  return [...new Set(found)].sort()
}
