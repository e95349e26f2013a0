import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assertSilentConsole } from './consoleGuard.ts'

test('a complaint of React on the console is what ends a test', () => {
  render([<i key="same" />, <i key="same" />])

  expect(assertSilentConsole).toThrow(/The console was written to:\n.*same key/)
})

test('a silent console ends nothing', () => {
  render(<i />)

  expect(assertSilentConsole).not.toThrow()
})
