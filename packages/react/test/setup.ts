import './nodeBytes.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { assertSilentConsole, watchConsole } from './consoleGuard.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// React reports misuse (missing keys, updates outside act, hydration) only on the console; here that fails the test.
beforeEach(watchConsole)
afterEach(() => {
  cleanup()
  assertSilentConsole()
})
