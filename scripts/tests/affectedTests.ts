/** Folders that say nothing about what a file is for. */
const general = new Set([
  'packages',
  'apps',
  'core',
  'react',
  'platform',
  'sandbox',
  'src',
  'test',
  'flows',
  'controllers',
])

const placesOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .filter((place) => !general.has(place))

/**
 * Sorts the test files that reach a change through their imports: by how much of their place they share with it (a
 * journey, an area, a folder), then by the number of imports in between. Nearly everything reaches a payment, so what is
 * far away is left to the whole command.
 *
 * @param steps The files that reach the change, with the number of imports in between.
 */
export function sortAffectedTests(changed: readonly string[], steps: ReadonlyMap<string, number>): string[] {
  const places = new Set(changed.flatMap(placesOf))
  const shared = (file: string) => placesOf(file).filter((place) => places.has(place)).length
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  return [...steps]
    .filter(([file]) => isTest(file))
    .map(([file, count]) => ({ file, count, shared: shared(file) }))
    .sort((left, right) => right.shared - left.shared || left.count - right.count || (left.file < right.file ? -1 : 1))
    .map(({ file }) => file)
}
