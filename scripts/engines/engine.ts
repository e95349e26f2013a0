import type { Processes } from './processes.ts'

/** A browser that can be found, started on one page, and ended. */
export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKitGTK'
  /** The Debian packages that bring it. */
  packages: readonly string[]
  /** The programs it needs, or `undefined` when one is missing. */
  find(): readonly string[] | undefined
  /** Opens the page in a fresh profile; resolves with what closes the browser again. */
  open(url: string, processes: Processes): Promise<() => Promise<void>>
}
