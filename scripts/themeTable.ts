import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { classNames } from './themeClasses.ts'

const root = join(import.meta.dirname, '..')
export const readme = join(root, 'packages/react/README.md')

/** A style sheet that hosts import, its files in their order. */
export function readStyles(sheet = 'styles.css'): string {
  const folder = join(root, 'packages/react/src/styles')
  const entry = readFileSync(join(folder, sheet), 'utf8')
  const files = [...entry.matchAll(/@import "(.+)"/g)].map(([, file = '']) => file)
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

const start = '<!-- theme: written by `pnpm derive` -->'
const end = '<!-- end of theme -->'

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

/** Every class name that a rule of the style sheet has. */
export function readClassNames(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(cs-[\w-]+)/g)].map(([, name = '']) => name))].sort()
}

/** The variables that only the wallet’s own style sheet reads. */
export function readWalletVariables(): ThemeVariable[] {
  const known = new Set(readVariables(readStyles()).map(({ name }) => name))
  return readVariables(readStyles('wallet.css')).filter(({ name }) => !known.has(name))
}

/** The two tables of the README: variables and class names. */
export function writeTables(css: string = readStyles(), ofWallet: readonly ThemeVariable[] = []): string {
  const ownNames = new Map(
    [
      ...(css + (ofWallet.length > 0 ? readStyles('wallet.css') : '')).matchAll(/(--_[\w-]+): var\(\s*(--cs-[\w-]+)/g),
    ].map(([, own = '', name = '']) => [own, name]),
  )
  const show = (fallback: string) =>
    fallback
      .replace(/\s+/g, ' ')
      .replace(/^light-dark\((.*), (.*)\)$/, '$1` / `$2')
      .replace(/--_[\w-]+/g, (own) => ownNames.get(own) ?? own)
  return [
    '| Variable | Default (light / dark) | Meaning |',
    '|---|---|---|',
    ...[...readVariables(css), ...ofWallet].map(
      ({ name, fallback, meaning }) => `| \`${name}\` | \`${show(fallback)}\` | ${meaning} |`,
    ),
    '',
    '| Class name | What has it |',
    '|---|---|',
    ...Object.entries(classNames).map(([name, meaning]) => `| \`.${name}\` | ${meaning} |`),
  ].join('\n')
}

/** The README with the tables as they are now. */
export function writeReadme(): string {
  const [before = '', rest = ''] = readFileSync(readme, 'utf8').split(start)
  const [, after = ''] = rest.split(end)
  return `${before}${start}\n\n${writeTables(readStyles(), readWalletVariables())}\n\n${end}${after}`
}

if (import.meta.main) writeFileSync(readme, writeReadme())
