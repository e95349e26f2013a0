import { type BrowserContext, test as base, expect } from '@playwright/test'
import { checkAccessibility, type Sweep } from './checkAccessibility.ts'
import { Authenticator } from './pages/Authenticator.ts'
import { Backstage } from './pages/Backstage.ts'
import { ScaPage } from './pages/ScaPage.ts'
import { WalletPage } from './pages/WalletPage.ts'
import { watchLayout } from './pages/watchLayout.ts'

export type Person = { email: string; fullName: string }
export type PersonInEurope = Person & { phoneNumber: string; region: 'IT' }

type Options = {
  /** Whether the panel is next to the wallet. It polls all the time, and most journeys do not need it. */
  panel: boolean
}

type Fixtures = {
  backstage: Backstage
  /** The wallet, not opened yet: at its sign-in (`open`), or with a signed-in user (`enter`). */
  wallet: WalletPage
  /** The same wallet on another device. */
  phone: WalletPage
  /** A fingerprint reader in the device, as soon as a test asks for it. */
  authenticator: Authenticator
  /** A user with a funded wallet whom no other test uses. */
  ada: Person
  /** The same with a wallet in euros, whose payments need a proof. */
  elena: PersonInEurope
  /** The proofs that `elena` is asked for. */
  sca: ScaPage
  /** Asserts that the wallet in its present state, or the panel next to it, has no accessibility violation. */
  checkAccessibility: (sweep?: Sweep) => Promise<void>
}

let people = 0

/** A journey through the demo. It fails on any message of the browser that the test did not cause. */
export const test = base.extend<Fixtures & Options>({
  panel: [false, { option: true }],
  context: async ({ context, panel }, use, { file }) => {
    if (!panel) await closePanel(context)
    const findShifts = await watchLayout(context)
    await use(context)
    if (isStill(file)) expect(findShifts(), 'what moved in the page').toEqual([])
  },
  backstage: async ({ page, baseURL }, use) => use(new Backstage(page, baseURL ?? '')),
  wallet: async ({ page, backstage }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // A request that a fault cut off is reported by the browser itself, and a tampered bundle by the client of a sandbox.
      const ordered = /^(Failed to load resource|Countersign: TARGET_BUNDLE_UNTRUSTED)/
      if (message.type() === 'error' && !ordered.test(message.text())) complaints.push(message.text())
    })
    await use(new WalletPage(page, backstage))
    await backstage.callEverythingOff()
    expect(complaints).toEqual([])
  },
  phone: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await closePanel(context)
    const page = await context.newPage()
    await use(new WalletPage(page, new Backstage(page, baseURL ?? '')))
    await context.close()
  },
  authenticator: async ({ page }, use) => use(await Authenticator.connect(page)),
  ada: async ({ backstage }, use) => {
    const person = { email: `ada${++people}-${process.pid}@example.com`, fullName: 'Ada Byron' }
    await backstage.addCustomer(person)
    await use(person)
  },
  elena: async ({ backstage }, use) => {
    const number = `${process.pid % 10_000}`.padStart(4, '0') + `${++people}`.padStart(3, '0')
    const person = {
      email: `elena${people}-${process.pid}@example.com`,
      fullName: 'Elena Rossi',
      phoneNumber: `+39333${number}`,
      region: 'IT',
    } as const
    await backstage.addCustomer(person)
    await use(person)
  },
  sca: async ({ wallet, backstage, elena }, use) => {
    await use(new ScaPage(wallet, backstage, elena))
    await backstage.orderSca('execution-answers-202')
  },
  checkAccessibility: async ({ page }, use) => use((sweep) => checkAccessibility(page, sweep)),
})

/**
 * Nothing moves by itself in the journey of one payment. Several at once, what follows a stop, the sign-in and the settings
 * still move where something comes or goes.
 */
const isStill = (file: string) => /payment(?!.*Batch)|scaChallenge\.(faults|passkey|spec)|layoutShift/.test(file)

/** As its reader left it. */
async function closePanel(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const note = 'harbor:backstage'
    if (location.protocol === 'http:' && !sessionStorage.getItem(note)) sessionStorage.setItem(note, 'closed')
  })
}

export { expect }
