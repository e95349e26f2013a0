import { expect, test } from 'vitest'

test.fails('a test that writes to the console does not pass', () => {
  console.error('a warning from React')
  expect(true).toBe(true)
})
