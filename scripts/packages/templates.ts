import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const examples = join(import.meta.dirname, '../../examples')

/** Lists the files of an example, without what a run in the repository leaves behind. */
export function filesOf(directory: string): string[] {
  const derived = /^(node_modules|\.next|\.wrangler|dist|\.env|next-env\.d\.ts)(\/|$)/
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
  return files.filter((file) => !derived.test(file)).sort()
}

/** Lists the examples that are projects, each of which is a template of `create-countersign`. */
export function listExamples(): string[] {
  return readdirSync(examples, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(examples, entry.name, 'package.json')))
    .map(({ name }) => name)
    .sort()
}

/** Copies the examples to where `create-countersign` looks for its templates. */
export function copyTemplates(to: string): void {
  for (const name of listExamples())
    for (const file of filesOf(join(examples, name))) cpSync(join(examples, name, file), join(to, name, file))
}

/** Lists the files in which the templates of a package are not the examples of this repository. */
export function differences(templates: string): string[] {
  const files = listExamples().flatMap((name) => {
    const both = [join(examples, name), join(templates, name)].filter((folder) => existsSync(folder))
    return [...new Set(both.flatMap(filesOf))].map((file) => join(name, file))
  })
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  return files.filter((file) => read(join(examples, file)) !== read(join(templates, file))).sort()
}
