import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from '../checks/files.ts'
import type { Summary } from './summary.ts'

/** What a result depends on. */
export type Part = {
  title: string
  /** What the files that are read begin with, as paths from the root. Without it, every file is. */
  reads?: readonly string[]
  /** Files that are not read although they begin so. */
  except?: RegExp
  /** What is left behind, as patterns: a result counts as long as that is still there, unchanged. */
  leaves?: readonly string[]
}

export type LastRun = {
  find(part: Part): Summary | undefined
  /** Keeps a result without failures, unless what it depends on has changed while it came about. */
  keep(part: Part, summary: Summary): void
}

/** What every result depends on. */
const always = ['package.json', 'pnpm-', 'tsconfig', 'vite.config.ts', 'scripts/']

/**
 * Results of steps in `.cache/results`, by the content of what they depend on. On a server (`CI`) each run proves
 * everything again, unless `COUNTERSIGN_RESULTS` says that the results were restored on purpose.
 */
export function createLastRun(root: string, env: NodeJS.ProcessEnv = process.env): LastRun {
  if (env.CI && !env.COUNTERSIGN_RESULTS) return { find: () => undefined, keep: () => {} }
  const folder = join(root, '.cache/results')
  const fileOf = ({ title }: Part) => join(folder, `${title.replaceAll(/\W+/g, '-')}.json`)
  const settings = Object.entries(env).filter(([name]) => name.startsWith('COUNTERSIGN_'))

  function keyOf({ title, reads, except }: Part, contents: ReadonlyMap<string, string>): string {
    const isRead = (file: string) =>
      !except?.test(file) && (!reads || [...always, ...reads].some((beginning) => file.startsWith(beginning)))
    const read = [...contents].filter(([file]) => isRead(file))
    return digest(JSON.stringify([title, process.version, settings.sort(), read]))
  }
  const before = listContents(root)

  return {
    find: (part) => {
      if (!existsSync(fileOf(part))) return undefined
      const kept = JSON.parse(readFileSync(fileOf(part), 'utf8')) as { key: string; left: string; summary: Summary }
      return kept.key === keyOf(part, before) && kept.left === traceOf(part, root) ? kept.summary : undefined
    },
    keep: (part, summary) => {
      const key = keyOf(part, before)
      if (summary.failures.length > 0 || key !== keyOf(part, listContents(root))) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(part), JSON.stringify({ key, left: traceOf(part, root), summary }))
    },
  }
}

/** The digest of each file that git knows or would add, sorted by path. */
function listContents(root: string): ReadonlyMap<string, string> {
  const files = repositoryFiles(root)
  return new Map(files.sort().map((file) => [file, digest(readFileSync(join(root, file)))]))
}

/** Names, sizes and times: what was written again is another build. */
function traceOf({ leaves = [] }: Part, root: string): string {
  const files = globSync([...leaves], { cwd: root }).sort()
  const traces = files.map((file) => [file, statSync(join(root, file))] as const)
  return digest(JSON.stringify(traces.map(([file, { size, mtimeMs }]) => [file, size, mtimeMs])))
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
