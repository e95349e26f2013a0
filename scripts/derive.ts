import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './checks/files.ts'
import { writeExports } from './derived/exports.ts'
import { writeLists, writeNewEntries } from './derived/journeyLists.ts'
import { writeOperationsPage } from './derived/operationsPage.ts'
import { writeThemeTable } from './derived/themeTable.ts'

/** Files of this repository by their path, as they have to be. */
export type Files = { readonly [file: string]: string }

/** What is written from the sources. In the order in which one is read by the next. */
const writers: readonly (() => Files)[] = [
  writeNewEntries,
  writeLists,
  writeExports,
  writeOperationsPage,
  writeThemeTable,
]

/** Returns all of it; `undefined` is the text of a snapshot whose entry point is gone. */
function listDerived(): [file: string, text: string | undefined][] {
  const snapshots = globSync('api/*.txt', { cwd: root }).map((file) => [file, undefined] as const)
  return Object.entries(Object.assign(Object.fromEntries(snapshots), ...writers.map((write) => write())))
}

/** Lists the files that are not as they have to be. */
export function checkDerived(): { read: number; faults: string[] } {
  const derived = listDerived()
  const isCurrent = (file: string, text: string | undefined) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text
  const stale = derived.filter(([file, text]) => !isCurrent(file, text))
  return { read: derived.length, faults: stale.map(([file]) => `${file} is not what \`pnpm derive\` writes`) }
}

if (import.meta.main) {
  for (const write of writers) for (const [file, text] of Object.entries(write())) writeFileSync(join(root, file), text)
  for (const [file, text] of listDerived()) if (text === undefined) rmSync(join(root, file))
}
