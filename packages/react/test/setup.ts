import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// React reports misuse (missing keys, updates outside act, hydration) only on the console; here that fails the test.
const complaints: string[] = []

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      complaints.push(values.map(String).join(' '))
    })
  }
})

afterEach(() => {
  cleanup()
  if (complaints.length > 0) throw new Error(`The console was written to:\n${complaints.join('\n')}`)
})
