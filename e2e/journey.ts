import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import { Authenticator } from './pages/Authenticator.ts'
import { Backstage } from './pages/Backstage.ts'
import { ScaPage } from './pages/ScaPage.ts'
import { WalletPage } from './pages/WalletPage.ts'

export type Person = { email: string; fullName: string }
export type PersonInEurope = Person & { phoneNumber: string; region: 'IT' }

type Fixtures = {
  backstage: Backstage
  wallet: WalletPage
  /** The same wallet on another device, at its sign-in. */
  phone: WalletPage
  /** A fingerprint reader in the device, from the moment that a test asks for it. */
  authenticator: Authenticator
  /** Somebody with a funded wallet whom no other test knows. */
  ada: Person
  /** The same with a wallet in euros, whose payments need a proof. */
  elena: PersonInEurope
  /** The proofs, as `elena` is asked for them. */
  sca: ScaPage
  /** Asserts that the wallet as it stands, or the panel beside it, has no accessibility violation. */
  checkAccessibility: (part?: 'wallet' | 'backstage') => Promise<void>
}

const panel = '#backstage'

let people = 0

/** A journey through the demo. Any message of the browser that nobody ordered fails it. */
export const test = base.extend<Fixtures>({
  backstage: async ({ page }, use) => use(new Backstage(page)),
  wallet: async ({ page, backstage }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // A request that a fault cut off is reported by the browser itself.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text())
    })
    const wallet = new WalletPage(page, backstage)
    await wallet.open()
    await use(wallet)
    await backstage.callEverythingOff()
    expect(complaints).toEqual([])
  },
  phone: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const phone = new WalletPage(page, new Backstage(page))
    await phone.open()
    await use(phone)
    await context.close()
  },
  authenticator: async ({ page }, use) => use(await Authenticator.connect(page)),
  ada: async ({ request, baseURL }, use) => {
    const person = { email: `ada${++people}-${process.pid}@example.com`, fullName: 'Ada Byron' }
    const answer = await request.post('/demo/customers', { headers: { origin: baseURL ?? '' }, data: person })
    expect(answer.status()).toBe(201)
    await use(person)
  },
  elena: async ({ request, baseURL }, use) => {
    const number = `${process.pid % 10_000}`.padStart(4, '0') + `${++people}`.padStart(3, '0')
    const person = {
      email: `elena${people}-${process.pid}@example.com`,
      fullName: 'Elena Rossi',
      phoneNumber: `+39333${number}`,
      region: 'IT',
    } as const
    const answer = await request.post('/demo/customers', { headers: { origin: baseURL ?? '' }, data: person })
    expect(answer.status()).toBe(201)
    await use(person)
  },
  sca: async ({ wallet, backstage, elena }, use) => {
    await use(new ScaPage(wallet, backstage, elena))
    await backstage.orderSca('execution-answers-202')
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async (part = 'wallet') => {
      // No frame is of another origin, and only violations are read: that halves the time of each look.
      const axe = new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'], preload: false })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // The panel grows with every request; it is looked at once, and not with each state of the wallet.
      const { violations } = await (part === 'wallet' ? axe.exclude(panel) : axe.include(panel)).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    })
  },
})

export { expect }
