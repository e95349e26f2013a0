import './nodeBytes.ts'
// Every browser has a storage, whichever files run in this process.
import 'fake-indexeddb/auto'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { afterEffects } from './afterEffects.ts'
import { assertSilentConsole, watchConsole } from './consoleGuard.ts'
import { withoutOwnerStacks } from './ownerStacks.ts'
import { stopWatchingPage, watchPageListeners } from './pageListeners.ts'
import { addStyles } from './styles.ts'
// The client of a sandbox loads it with the first request; here it is there, so that no test ends while it loads.
import '../../core/src/errors/sandboxHints.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
withoutOwnerStacks()
const { asyncWrapper } = getConfig()
configure({
  // The first sign-in of a file loads the cryptography, on two slow cores.
  asyncUtilTimeout: 5_000,
  // What was found is handed to the test when it stands: its effects have run, such as the one that moves the focus.
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const found = await work()
      await afterEffects()
      return found
    }),
})

// React reports misuse (missing keys, updates outside act, hydration) only on the console; here that fails the test.
beforeEach(watchConsole)
beforeEach(addStyles)
beforeEach(watchPageListeners)
afterEach(() => {
  cleanup()
  stopWatchingPage()
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
