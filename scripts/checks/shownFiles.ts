import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from './files.ts'

/** An excerpt of a file, as a page of the documentation shows it. */
type Excerpt = { file: string; line: number; code: string; from: string }

/** Lists the excerpts that are not in their files. Only files of `examples/` may be shown, because those are run. */
export function findDrift(excerpts: readonly Excerpt[], directory: string = root): string[] {
  return excerpts.flatMap(({ file, line, code, from }) => {
    const path = resolve(directory, from)
    if (relative(join(directory, 'examples'), path).startsWith('..')) return `${file}:${line} ${from} is not an example`
    if (!existsSync(path)) return `${file}:${line} ${from} does not exist`
    // Whole lines that follow each other.
    const isPart = `\n${readFileSync(path, 'utf8')}`.includes(`\n${code.trimEnd()}\n`)
    return isPart ? [] : `${file}:${line} differs from ${from}`
  })
}
