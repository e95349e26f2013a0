import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMeanings, readStyles, writeVariables } from '../../../scripts/derived/themeTable.ts'
import { root } from './places.ts'
import { table } from './table.ts'

type Budget = { readonly name: string; readonly limit: string }

function writeSizes(): string {
  const budgets: readonly Budget[] = JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8'))
  return table(
    ['What', 'At most'],
    budgets.map(({ name, limit }) => [name, limit]),
  )
}

function writeTheme(): string {
  const classNames = [...readMeanings()].map(([name, meaning]) => [`\`.${name}\``, meaning])
  return [writeVariables(readStyles()), table(['Class name', 'What has it'], classNames)].join('\n\n')
}

/** What a page of the site's own takes from the code, where it says `{{name}}`. */
const insertions: Readonly<Record<string, () => string>> = {
  theme: writeTheme,
  sizes: writeSizes,
}

export function insert(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(insertions, name) ? (insertions[name]?.() ?? place) : place,
  )
}
