import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { addressOf, base, root } from './places.ts'
import type { Source } from './sources.ts'

/** A page of the site: its address, what stands above it, and its text in Markdown. */
export type Page = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: string
}

/** Blocks of code and code within a line: nothing in them is a comment or a link. A link may have code as its text. */
const codeOrLink = /(^```[\s\S]*?^```|(?<!!)\[[^\]]*\]\([^)\s]+\)|`[^`\n]*`)/m

function outsideOfCode(text: string, change: (prose: string) => string): string {
  return text
    .split(codeOrLink)
    .map((piece, index) => (index % 2 && piece.startsWith('`') ? piece : change(piece)))
    .join('')
}

/** The head of a table whose columns have no names. */
const emptyHead = /^\|(?:[^|\n]*\|)*?[ \t]*\|.*\n(?=\|[ :|-]+\|$)/gm

/** Screen readers read the name of a column with each cell, so each needs one, if only there. */
function nameColumns(prose: string): string {
  return prose.replace(emptyHead, (head) => head.replace(/\|[ \t]*(?=\|)/g, '| <span class="live-hidden">What</span> '))
}

/** What stands in a document for those who check it, such as where a block of code comes from. */
const comments = /<!--[\s\S]*?-->\n*/g

/** Makes a page of a document: its first heading becomes the title, and its links lead to other pages. */
export function readDocument(text: string, { slug, file, title }: Source, pages: ReadonlyMap<string, string>): Page {
  const bare = outsideOfCode(text, (prose) => prose.replace(comments, ''))
  const [, heading = slug] = /^# (.+)$/m.exec(bare) ?? []
  const body = outsideOfCode(bare.replace(/^# .+\n+/m, ''), (prose) => leadToPages(nameColumns(prose), { file, pages }))
  return { slug, title: title ?? plain(heading), description: describe(body), body }
}

/** The first paragraph, as one line of plain text. */
export function describe(body: string): string {
  const paragraph = body.split(/\n{2,}/).find((block) => /^[A-Z@`*[]/.test(block) && !block.startsWith('```')) ?? ''
  const text = plain(paragraph).replace(/\s+/g, ' ').trim()
  const sentence = /^.{20,}?[.:](?= |$)/.exec(text)?.[0] ?? text
  return sentence.replace(/:$/, '.')
}

function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
}

type Place = { file: string; pages: ReadonlyMap<string, string> }

/** A link to a file that is a page leads there. Another file is only named. */
function leadToPages(prose: string, { file, pages }: Place): string {
  return prose.replace(/(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^(https?:|mailto:|#)/.test(target)) return link
    // An address of the site itself.
    if (target.startsWith('/')) return `[${words}](${base}${target.slice(1)})`
    const [path = '', hash] = target.split('#')
    const place = normalize(join(dirname(file), path))
    if (!existsSync(join(root, place))) throw new Error(`${file}: a link leads nowhere: ${target}`)
    const found = pages.get(documentAt(place))
    if (found === undefined) return words
    return `[${words}](${addressOf(found)}${hash === undefined ? '' : `#${hash}`})`
  })
}

function documentAt(path: string): string {
  const whole = join(root, path)
  return existsSync(whole) && statSync(whole).isDirectory() ? join(path, 'README.md') : path
}
