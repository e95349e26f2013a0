import { operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { writeOperationsPage } from './operationsPage.ts'

test('the page lists every operation', () => {
  const [text] = Object.values(writeOperationsPage())
  for (const { method, path } of Object.values(operations)) expect(text).toContain(`\`${method} ${path}\``)
})
