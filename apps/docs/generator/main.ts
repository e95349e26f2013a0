import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { groups, withoutPage } from '../src/live/journeys.ts'
import { writeApi } from './api.ts'
import { insert } from './insertions.ts'
import { writeIndex, writeMarkdown } from './llms.ts'
import { describe, type Page, readDocument } from './markdown.ts'
import { addressOf, generated, root } from './places.ts'
import { writeJourney } from './react/journeyPage.ts'
import { createProgram, listEntries } from './react/program.ts'
import { readJourney } from './react/readJourney.ts'
import { readScenes } from './react/readScenes.ts'
import { documents } from './sources.ts'

const own = join(import.meta.dirname, '../pages')

/** Documents of the repository, and the pages that exist only here. */
function readPages(): Page[] {
  const written = globSync('**/*.md', { cwd: own }).sort()
  const sources = [
    ...documents,
    ...written.map((file) => ({ slug: file.replace(/\.md$/, ''), file: `apps/docs/pages/${file}` })),
  ]
  const pages = new Map(sources.map(({ slug, file }) => [file, slug]))
  return sources.map((source) => {
    const text = readFileSync(join(root, source.file), 'utf8')
    return readDocument(source.file.startsWith('apps/') ? insert(text) : text, source, pages)
  })
}

/** The pages that are read from the code: one for each journey, one for each entry point, and a list. */
function describeCode(): Page[] {
  const entries = listEntries()
  const program = createProgram(entries)
  const scenes = readScenes()
  const journeys = groups.map(({ label, journeys: names }) => ({
    label,
    pages: names.map((name) => {
      const entry = entries.find((each) => each.package_ === 'react' && each.name === name)
      if (!entry) throw new Error(`@countersign/react has no entry point ${name}`)
      return writeJourney(readJourney(program, entry), scenes.get(name) ?? [])
    }),
  }))
  const named = new Set([...groups.flatMap(({ journeys: names }) => names), ...withoutPage])
  const forgotten = entries.find(({ package_, name }) => package_ === 'react' && !named.has(name))
  if (forgotten) throw new Error(`${forgotten.specifier} has no page: name it in src/live/journeys.ts`)
  const list = journeys.map(({ label, pages }) => {
    const lines = pages.map(({ slug, title, description }) => `- [${title}](${addressOf(slug)}): ${description}`)
    return `## ${label}\n\n${lines.join('\n')}`
  })
  const body = [
    'Every screen, in a browser, in front of the real relay and a service with real cryptography. All of it runs in the page that you read: no server, no account.',
    ...list,
  ].join('\n\n')
  return [
    { slug: 'screens', title: 'All screens', description: describe(body), body },
    ...journeys.flatMap(({ pages }) => pages),
    ...entries.map((entry) => writeApi(program, entry)),
  ]
}

function write(path: string, text: string): void {
  const file = join(generated, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Astro reads what stands above a page as YAML; JSON is YAML. */
function withTitle({ slug, title, description, body }: Page): string {
  const splash = slug === 'index' ? 'template: splash\n' : ''
  const edges = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${splash}`
  return `---\n${edges}---\n\n${body}\n`
}

rmSync(generated, { recursive: true, force: true })
const pages = [...readPages(), ...describeCode()]
for (const page of pages) {
  write(`pages/${page.slug}.md`, withTitle(page))
  write(`public/${page.slug}.md`, writeMarkdown(page))
}
write('public/llms.txt', writeIndex(pages))
cpSync(join(import.meta.dirname, '../static'), join(generated, 'public'), { recursive: true })
console.log(
  `${pages.length} pages written, ${[...readScenes().values()].flat().length} live examples on ${readScenes().size} of them`,
)
