import { expect, test } from 'vitest'
import { readStyles, readVariables, writeVariables } from './themeTable.ts'

const css = readStyles()
const all = css + readStyles('wallet.css')

test('every variable that the style sheet reads is found, and those of the wallet’s own', () => {
  const read = new Set([...css.matchAll(/var\(\s*(--cs-[\w-]+)/g)].map(([, name]) => name))

  expect(readVariables(css).map(({ name }) => name)).toEqual([...read])
  expect(readVariables(all).map(({ name }) => name)).toContain('--cs-color-hero')
})

test('every variable has a default and a meaning', () => {
  for (const { name, fallback, meaning } of readVariables(all)) {
    expect(fallback, name).not.toBe('')
    expect(meaning, name).toMatch(/^[A-Z].*\.$/)
  }
})

test('a default with both looks is shown as two values, and a private name as the variable behind it', () => {
  const table = writeVariables(`
    --_accent: var(--cs-color-accent, #00f); /* The action. */
    --_soft: var(--cs-color-soft, mix(var(--_accent), red)); /* Its ground. */
    --_accent: var(--cs-color-accent, light-dark(#00f, #99f));`)

  expect(table).toContain('| `--cs-color-accent` | `#00f` / `#99f` | The action. |')
  expect(table).toContain('| `--cs-color-soft` | `mix(var(--cs-color-accent), red)` | Its ground. |')
})
