import type { Page } from './markdown.ts'
import { base } from './places.ts'

/** A page as Markdown, for readers that are programs. The frame of an example is left out. */
export function writeMarkdown({ title, body }: Page): string {
  return `# ${title}\n\n${body.replace(/<div class="live[\s\S]*?<\/div>\n+/g, '')}\n`
}

/** The list of all pages in Markdown (llmstxt.org). */
export function writeIndex(pages: readonly Page[]): string {
  const line = ({ slug, title, description }: Page) => `- [${title}](${base}${slug}.md): ${description}`
  const of = (test: (page: Page) => boolean) => pages.filter(test).map(line).join('\n')
  const isScreen = ({ slug }: Page) => slug.startsWith('screens')
  const isApi = ({ slug }: Page) => slug.startsWith('api/')
  return `# Countersign

> A library for self-custodial payments in web pages: the browser's core, React screens, the relay, and a sandbox of the service.

## Guides

${of((page) => !isScreen(page) && !isApi(page))}

## Screens

${of(isScreen)}

## Public names

${of(isApi)}
`
}
