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
 * Which spec files show most of a change of these files: those of the same name, else of the same area those that reach it
 * through the fewest imports, else the one that crosses everything. A check keeps names and areas the same in every layer.
 *
 * @param parameters.specs All spec files, as paths from the root.
 * @param parameters.stepsFrom Returns the files that reach one, with the number of imports in between.
 */
export function affectedJourneys(
  changed: readonly string[],
  parameters: { specs: readonly string[]; stepsFrom: (file: string) => ReadonlyMap<string, number> },
): string[] {
  const { specs, stepsFrom } = parameters
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
    return ofArea.length > 0 ? findNearest(ofArea, stepsFrom(path)) : throughEverything
  })
  return [...new Set(found)].sort()
}

/** A journey is as near as the nearest module of its name; all are where none has one. */
function findNearest(specs: readonly string[], steps: ReadonlyMap<string, number>): readonly string[] {
  const distances = specs.map((spec) => {
    const own = [...steps].filter(([file]) => file.split('/').map(journeyName).includes(journeyName(spec)))
    return Math.min(...own.map(([, count]) => count))
  })
  return specs.filter((_, index) => distances[index] === Math.min(...distances))
}
