import { expect, test } from 'vitest'
import { findChromium } from './browsers.ts'

test('the browser named by the environment comes first', () => {
  expect(findChromium({ COUNTERSIGN_CHROMIUM: process.execPath })?.executablePath).toBe(process.execPath)
})

test('a named browser that does not exist is an error, not a reason to take another', () => {
  expect(() => findChromium({ COUNTERSIGN_CHROMIUM: '/nowhere/chromium' })).toThrow(
    'COUNTERSIGN_CHROMIUM names /nowhere/chromium, which does not exist; correct the path or unset it.',
  )
})

test('the browser keeps its sandbox unless it runs as root', () => {
  const { args } = findChromium({ COUNTERSIGN_CHROMIUM: process.execPath }) ?? {}

  expect(args).toEqual(process.getuid?.() === 0 ? ['--no-sandbox'] : [])
})
