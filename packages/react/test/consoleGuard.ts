import { vi } from 'vitest'

const written: string[] = []

/** Keeps what is written to the console from here on. */
export function watchConsole(): void {
  written.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      written.push(values.map(String).join(' '))
    })
  }
}

/** @throws `Error` with everything that was written to the console since the last look. */
export function assertSilentConsole(): void {
  const complaints = written.splice(0)
  if (complaints.length > 0) throw new Error(`The console was written to:\n${complaints.join('\n')}`)
}
