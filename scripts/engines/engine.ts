import type { Processes } from './processes.ts'

/** One tab, as far as the journeys in every engine need it. */
export type EnginePage = {
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  /** Runs JavaScript in the page and returns its result, which has to be JSON. */
  evaluate(script: string): Promise<unknown>
  /** Presses keys, into what has the focus. */
  type(text: string): Promise<void>
  /** Opens another tab of the same browser. */
  openTab(): Promise<EnginePage>
}

/** A browser that is running. */
export type OpenBrowser = { page: EnginePage; close(): Promise<void> }

/** A browser that can be found, started on one page, and ended. */
export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKitGTK'
  /** The Debian packages that bring it. */
  packages: readonly string[]
  /** Returns whether every program that it needs is here. */
  isInstalled(): boolean
  /** Opens the page in a new profile. */
  open(url: string, processes: Processes): Promise<OpenBrowser>
}

/** What pages of Playwright and of Puppeteer have in common. */
type DrivenPage = Pick<EnginePage, 'goto' | 'reload' | 'evaluate'> & { keyboard: Pick<EnginePage, 'type'> }

export function drive(page: DrivenPage, openTab: () => Promise<DrivenPage>): EnginePage {
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (script) => page.evaluate(script),
    type: (text) => page.keyboard.type(text),
    openTab: async () => drive(await openTab(), openTab),
  }
}
