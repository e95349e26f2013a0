import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/files.ts'
import type { Files } from '../derive.ts'

const readme = 'packages/react/README.md'

/** A style sheet that hosts import, its files in their order. */
export function readStyles(sheet = 'styles.css'): string {
  const folder = join(root, 'packages/react/src/styles')
  const entry = readFileSync(join(folder, sheet), 'utf8')
  const files = [...entry.matchAll(/@import "(.+)"/g)].map(([, file = '']) => file)
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

export type ThemeVariable = { name: string; fallback: string; meaning: string }

/** Every `--cs-*` variable that the style sheet reads, with its default and the comment behind its declaration. */
export function readVariables(css: string): ThemeVariable[] {
  const found = new Map<string, ThemeVariable>()
  for (const [, declared = '', comment] of css.matchAll(/:\s*(var\(\s*--cs-[^;]*);(?: \/\* (.*) \*\/)?/g)) {
    const [, name = '', fallback = ''] = /^var\(\s*(--cs-[\w-]+),\s*(.*?)\s*\)$/s.exec(declared.trim()) ?? []
    const known = found.get(name)
    // The second declaration of a color has both looks; any other one repeats the first.
    const isBetter = !known || fallback.startsWith('light-dark')
    found.set(name, {
      name,
      fallback: isBetter ? fallback : known.fallback,
      meaning: comment ?? known?.meaning ?? '',
    })
  }
  return [...found.values()]
}

/** Who has each class name, as the README says. A host may style them; their rules weigh one class. */
export function readMeanings(): ReadonlyMap<string, string> {
  const rows = readFileSync(join(root, readme), 'utf8').matchAll(/^\| `\.(cs-[\w-]+)` \| (.+) \|$/gm)
  return new Map([...rows].map(([, name = '', meaning = '']) => [name, meaning]))
}

/** Lists the class names without a meaning, and the meanings without a class name. */
export function listUndescribed(): { read: number; faults: string[] } {
  const names = new Set([...readStyles().matchAll(/\.(cs-[\w-]+)/g)].map(([, name = '']) => name))
  const meanings = readMeanings()
  return {
    read: names.size,
    faults: [
      ...[...names].filter((name) => !meanings.has(name)).map((name) => `.${name} has no row in ${readme}`),
      ...[...meanings.keys()].filter((name) => !names.has(name)).map((name) => `.${name} is in no style sheet`),
    ],
  }
}

/** The table of the variables of some style sheets. */
export function writeVariables(css: string): string {
  const ownNames = new Map(
    [...css.matchAll(/(--_[\w-]+): var\(\s*(--cs-[\w-]+)/g)].map(([, own = '', name = '']) => [own, name]),
  )
  const show = (fallback: string) =>
    fallback
      .replace(/\s+/g, ' ')
      .replace(/^light-dark\((.*), (.*)\)$/, '$1` / `$2')
      .replace(/--_[\w-]+/g, (own) => ownNames.get(own) ?? own)
  return [
    '| Variable | Default (light / dark) | Meaning |',
    '|---|---|---|',
    ...readVariables(css).map(({ name, fallback, meaning }) => `| \`${name}\` | \`${show(fallback)}\` | ${meaning} |`),
  ].join('\n')
}

/** The README with the table of the variables as they are now, those of the wallet’s own style sheet last. */
export function writeThemeTable(): Files {
  const table = writeVariables(readStyles() + readStyles('wallet.css'))
  const text = readFileSync(join(root, readme), 'utf8')
  const place = /(?<=<!-- theme: written by `pnpm derive` -->\n\n).*?(?=\n\n<!-- end of theme -->)/s
  return { [readme]: text.replace(place, () => table) }
}
