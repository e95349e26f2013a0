import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from '../checks/files.ts'
import type { Summary } from './summary.ts'

/** What a result depends on. */
export type Part = {
  title: string
  /** The files that are read, by their paths from the root. Without it, every file is. */
  reads?: RegExp
  /** What is left behind, as patterns: a result counts as long as that is still there, unchanged. */
  leaves?: readonly string[]
}

export type LastRun = ReturnType<typeof createLastRun>

/** What every result depends on. */
const always = /^(package\.json|pnpm-|tsconfig|vite\.config\.ts|scripts\/)/

/** Results of steps in `.cache/results`, by the content of what they depend on. On a server (`CI`) each run proves everything again. */
export function createLastRun(root: string, env: NodeJS.ProcessEnv = process.env) {
  const folder = join(root, '.cache/results')
  const fileOf = ({ title }: Part) => join(folder, `${title.replaceAll(/\W+/g, '-')}.json`)
  const settings = Object.entries(env).filter(([name]) => name.startsWith('COUNTERSIGN_'))
  const before = listContents(root)

  function keyOf({ title, reads = /^/ }: Part, contents: typeof before): string {
    const read = contents.filter(([file]) => always.test(file) || reads.test(file))
    return digest(JSON.stringify([title, process.version, settings.sort(), read]))
  }
  /** Names, sizes and times: what was written again is another build. */
  function traceOf({ leaves = [] }: Part): string {
    const files = globSync([...leaves], { cwd: root }).sort()
    const traces = files.map((file) => [file, statSync(join(root, file))] as const)
    return digest(JSON.stringify(traces.map(([file, { size, mtimeMs }]) => [file, size, mtimeMs])))
  }

  return {
    find: (part: Part): Summary | undefined => {
      if (env.CI || !existsSync(fileOf(part))) return undefined
      const kept = JSON.parse(readFileSync(fileOf(part), 'utf8')) as { key: string; left: string; summary: Summary }
      return kept.key === keyOf(part, before) && kept.left === traceOf(part) ? kept.summary : undefined
    },
    /** Keeps a result without failures, unless what it depends on has changed while it came about. */
    keep: (part: Part, summary: Summary): void => {
      const key = keyOf(part, before)
      if (summary.failures.length > 0 || key !== keyOf(part, listContents(root))) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(part), JSON.stringify({ key, left: traceOf(part), summary }))
    },
  }
}

/** The digest of each file that git knows or would add, sorted by path. */
function listContents(root: string): (readonly [file: string, digest: string])[] {
  const files = repositoryFiles(root).sort()
  return files.map((file) => [file, digest(readFileSync(join(root, file)))])
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
