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
    return isPartOf(readFileSync(path, 'utf8'), code) ? [] : `${file}:${line} differs from ${from}`
  })
}

/**
 * Whether the lines of an excerpt follow each other in a file, all moved to the right by the same amount. An ellipsis
 * stands for the rest of a text in quotes.
 */
export function isPartOf(text: string, excerpt: string): boolean {
  const lines = text.split('\n')
  const wanted = excerpt.trimEnd().split('\n').map(toPattern)
  return lines.some((first, start) => {
    const [indent = ''] = /^ */.exec(first) ?? []
    return wanted.every((pattern, index) => {
      const line = lines[start + index] ?? ''
      return pattern.test(line.startsWith(indent) ? line.slice(indent.length) : line)
    })
  })
}

function toPattern(line: string): RegExp {
  const literal = line.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll(/…(?=['"`])/g, '[^\'"`]+')}$`)
}
