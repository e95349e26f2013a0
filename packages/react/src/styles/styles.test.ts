// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.css'))
const css = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

test('no rule knows left from right', () => {
  expect(css).not.toMatch(
    /(?<!safe-area-)(margin|padding|border|inset)-(left|right|top|bottom)|text-align: (left|right)|^\s*(left|right|top|bottom|width|height):/m,
  )
})

test('the direction is that of the `dir` attribute: what bundlers make of `:dir()` follows the language', () => {
  expect(css).not.toMatch(/:dir\(/)
})

test('nothing is loaded from anywhere, so that every content security policy holds', () => {
  expect(css).not.toMatch(/url\(|@font-face|http/)
})

test('no rule outweighs a host that means it', () => {
  expect(css).not.toMatch(/!important|@layer/)
})

test('every style sheet is part of one that hosts import', () => {
  const imported = [...css.matchAll(/@import "\.\/(.+)"/g)].map(([, name]) => name)
  expect([...imported, 'styles.css', 'wallet.css'].sort()).toEqual(files.sort())
})

test('a hidden part stays hidden: no later rule of the same weight shows it again', () => {
  const hiding = [...css.matchAll(/([^{}]+):where\(\[hidden\]\) \{\s*display: none/g)]
  expect(hiding).not.toHaveLength(0)
  for (const { 0: rule, 1: selector = '', index } of hiding)
    for (const [name] of selector.matchAll(/\.cs-[\w-]+/g))
      expect(css.slice(index + rule.length)).not.toMatch(new RegExp(`\\n\\${name} \\{[^}]*\\bdisplay: (?!none)`))
})
