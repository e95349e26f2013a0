import { test as base, expect } from '@playwright/test'
import type { EnginePage } from '../../scripts/engines/engine.ts'
import { firefoxEngine } from '../../scripts/engines/firefox.ts'
import { createProcesses } from '../../scripts/engines/processes.ts'
import { describeMissingEngine } from '../../scripts/engines/runEngines.ts'
import { webkitEngine } from '../../scripts/engines/webkit.ts'
import { WalletTab } from './WalletTab.ts'

export const journeyEngines = [firefoxEngine, webkitEngine]

/** What a journey in any engine works with. Every journey has a browser of its own, as every user has. */
export type EngineWorld = {
  /** The wallet at its sign-in. */
  wallet: WalletTab
  /** Opens another tab of the same browser. */
  openTab(path: string): Promise<WalletTab>
  /** A user with a funded wallet whom no other journey uses. */
  email: string
  /** Moves the service's clock. */
  advance(seconds: number): Promise<void>
}

export const test = base.extend<{ region: 'IT' | undefined; world: EngineWorld }>({
  region: [undefined, { option: true }],
  world: async ({ region, request, baseURL }, use, info) => {
    const engine = journeyEngines.find(({ name }) => name === info.project.name) ?? firefoxEngine
    info.skip(!engine.isInstalled(), describeMissingEngine(engine))
    const email = `${info.testId}@example.com`
    const customer = region
      ? { fullName: 'Elena Rossi', region, phoneNumber: '+393335550100' }
      : { fullName: 'Ada Byron' }
    const created = await request.post('/demo/customers', { data: { email, ...customer } })
    expect(created.status(), 'the customer is created').toBe(201)
    const advance = async (advanceSeconds: number) => {
      await request.post('/demo/backstage/clock', { data: { advanceSeconds } })
    }
    const processes = createProcesses()
    try {
      const { page, close } = await engine.open('about:blank', processes)
      const open = async (tab: EnginePage, path: string) => {
        await tab.goto(`${baseURL}${path}`)
        return new WalletTab(tab)
      }
      const openTab = async (path: string) => open(await page.openTab(), path)
      await use({ wallet: await open(page, '/'), openTab, email, advance })
      await close()
    } finally {
      processes.end()
    }
  },
})
