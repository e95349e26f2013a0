import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classNames } from './themeClasses.ts'
import {
  readClassNames,
  readme,
  readStyles,
  readVariables,
  readWalletVariables,
  writeReadme,
  writeTables,
} from './themeTable.ts'

const css = readStyles()

test('the tables in the README are current', () => {
  expect(readFileSync(readme, 'utf8')).toBe(writeReadme())
})

test('every variable that the style sheet reads is found, and those of the wallet’s own', () => {
  const read = new Set([...css.matchAll(/var\(\s*(--cs-[\w-]+)/g)].map(([, name]) => name))

  expect(readVariables(css).map(({ name }) => name)).toEqual([...read])
  expect(readWalletVariables().map(({ name }) => name)).toContain('--cs-color-hero')
})

test('every variable has a default and a meaning', () => {
  for (const { name, fallback, meaning } of [...readVariables(css), ...readWalletVariables()]) {
    expect(fallback, name).not.toBe('')
    expect(meaning, name).toMatch(/^[A-Z].*\.$/)
  }
})

test('every class name of the style sheet is described, and no other', () => {
  expect(Object.keys(classNames).sort()).toEqual(readClassNames(css))
})

test('a default with both looks is shown as two values, and a private name as the variable behind it', () => {
  const tables = writeTables(`
    --_accent: var(--cs-color-accent, #00f); /* The action. */
    --_soft: var(--cs-color-soft, mix(var(--_accent), red)); /* Its ground. */
    --_accent: var(--cs-color-accent, light-dark(#00f, #99f));`)

  expect(tables).toContain('| `--cs-color-accent` | `#00f` / `#99f` | The action. |')
  expect(tables).toContain('| `--cs-color-soft` | `mix(var(--cs-color-accent), red)` | Its ground. |')
})
