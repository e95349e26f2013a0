import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findVendors, repositoryFiles } from './vendors.ts'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'vendors-'))
})

afterEach(() => rmSync(tree, { recursive: true }))

test.each([
  ['turn', 'key'],
  ['Light', 'Spark'],
  ['PRI', 'VY'],
  ['@dynamic', '-labs/sdk'],
  ['Web3', 'Auth'],
])('a line with %s%s is found', (...halves) => {
  writeFileSync(join(tree, 'page.md'), `first\nlike ${halves.join('')} does\n`)

  expect(findVendors(['page.md'], tree)).toEqual([{ file: 'page.md', line: 2, text: `like ${halves.join('')} does` }])
})

test('a file named after a vendor is found', () => {
  const file = `${['turn', 'key'].join('')}.ts`
  writeFileSync(join(tree, file), '')

  expect(findVendors([file], tree)).toEqual([{ file, line: 0, text: file }])
})

test('ordinary words are not vendors', () => {
  writeFileSync(join(tree, 'page.md'), 'a private key, a turn of the key, dynamic labels, web authentication\n')

  expect(findVendors(['page.md'], tree)).toEqual([])
})

test('the repository names no vendor', () => {
  const files = repositoryFiles()

  expect(files.length).toBeGreaterThan(40)
  expect(findVendors(files)).toEqual([])
})
