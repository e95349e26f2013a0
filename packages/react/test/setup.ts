import './nodeBytes.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { assertSilentConsole, watchConsole } from './consoleGuard.ts'
import { addStyles } from './styles.ts'
// The client of a sandbox loads it with the first request; here it is there, so that no test ends while it loads.
import '../../core/src/errors/sandboxHints.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// The first sign-in of a file loads the cryptography, on two slow cores.
configure({ asyncUtilTimeout: 5_000 })

// React reports misuse (missing keys, updates outside act, hydration) only on the console; here that fails the test.
beforeEach(watchConsole)
beforeEach(addStyles)
afterEach(() => {
  cleanup()
  clearPage()
  assertSilentConsole()
})

/** Files share one page, so what a test put there beside React goes with it. Some files are on a server and have none. */
function clearPage(): void {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
}
