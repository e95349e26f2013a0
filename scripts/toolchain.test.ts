import { expect, test } from 'vitest'

test('scripts and tests run on the Node that the project brings', () => {
  expect(process.version).toBe('v24.21.0')
})
