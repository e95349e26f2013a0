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

/** Everything that was written to the console since the last look, for a test that expects it. */
export function takeComplaints(): readonly string[] {
  return written.splice(0)
}

/** @throws `Error` with everything that was written to the console since the last look. */
export function assertSilentConsole(): void {
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(`The console was written to:\n${complaints.join('\n')}`)
}
