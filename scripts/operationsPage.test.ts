import { readFileSync } from 'node:fs'
import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { page, writeOperationsPage } from './operationsPage.ts'

test('the page of operations is current', () => {
  expect(readFileSync(page, 'utf8')).toBe(writeOperationsPage())
})

test('the page lists every operation', () => {
  const text = writeOperationsPage()
  for (const { method, path } of Object.values(operations)) expect(text).toContain(`\`${method} ${path}\``)
})
