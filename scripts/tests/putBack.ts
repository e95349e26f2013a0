import { afterAll, vi } from 'vitest'

// Vitest undoes spies and stubs before the next test. A file that signs in while it loads would still meet them.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
