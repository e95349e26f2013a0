import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { isOperationsPageCurrent, writeOperationsPage } from './operationsPage.ts'

test('the page of operations is current', () => {
  expect(isOperationsPageCurrent()).toBe(true)
})

test('the page lists every operation', () => {
  const page = writeOperationsPage()
  for (const { method, path } of Object.values(operations)) expect(page).toContain(`\`${method} ${path}\``)
})
