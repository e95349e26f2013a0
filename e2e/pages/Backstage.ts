import { expect, type Page } from '@playwright/test'
import type { BackstageNews, FaultName, ScaOrder } from '../../apps/demo/src/backstage/backstageApi.ts'

type NewCustomer = { email: string; fullName: string; phoneNumber?: string; region?: string }

/**
 * What is behind the wallet: inbox, faults to order, the sandbox clock. Called as the panel does, without the panel.
 */
export class Backstage {
  readonly #page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  readonly #panel = () => this.#page.getByRole('dialog', { name: 'Backstage' })

  /** In the panel: the orders for customers in Europe, and for the payment of the page. */
  readonly scaOrders = () => this.#panel().getByRole('region', { name: 'Customers in Europe' }).getByRole('button')

  /** In the panel: the ways in which the relay can fail. */
  readonly faults = () => this.#panel().getByRole('region', { name: 'Break something' }).getByRole('button')

  /** In the panel: the code that was "sent" to an address last. */
  readonly shownCode = (to: string) =>
    this.#panel()
      .getByRole('listitem')
      .filter({ hasText: to })
      .first()
      .getByRole('button', { name: /^Copy code/ })

  /** In the panel: presses one of them, and checks that the server accepted it. */
  async press(order: string): Promise<void> {
    const answered = this.#page.waitForResponse(/\/demo\/backstage\/(sca|faults)$/)
    await this.scaOrders()
      .or(this.faults())
      .and(this.#page.getByRole('button', { name: order, exact: true }))
      .click()
    expect((await answered).status(), order).toBe(200)
  }

  /** Creates a wallet for a user. */
  async addCustomer(person: NewCustomer): Promise<void> {
    const answer = await this.#page.request.post('/demo/customers', { headers: this.#headers(), data: person })
    expect(answer.status()).toBe(201)
  }

  /** The code that was "sent" to an address last. */
  async readCode(to: string): Promise<string> {
    const latest = async () => (await this.#read()).inbox.find((message) => message.to === to)?.code
    await expect.poll(latest, `a code for ${to}`).toBeDefined()
    return (await latest()) ?? ''
  }

  async order(fault: FaultName): Promise<void> {
    await this.#post('faults', { fault, armed: true })
  }

  async callOff(fault: FaultName): Promise<void> {
    await this.#post('faults', { fault, armed: false })
  }

  /** Withdraws every order that has not taken effect. */
  async callEverythingOff(): Promise<void> {
    for (const fault of (await this.#read()).armed) await this.callOff(fault)
  }

  /** Moves the service's clock without touching the page, as time would. */
  async advance(minutes: number): Promise<void> {
    await this.#post('clock', { advanceSeconds: minutes * 60 })
  }

  /** Does the same, and the page wakes up to it, as after a long sleep. */
  async advanceAndWake(minutes: number): Promise<void> {
    await this.advance(minutes)
    await this.wake()
  }

  /** The page comes back to the front. */
  async wake(page = this.#page): Promise<void> {
    await page.evaluate(() => void dispatchEvent(new Event('focus')))
  }

  /** Orders an event for customers in Europe, or for the payment on the page. */
  async orderSca(order: ScaOrder): Promise<void> {
    const [, section = '', quoteId = ''] = new URL(this.#page.url()).pathname.split('/')
    const isPayment = section === 'pay' || section === 'fund'
    await this.#post('sca', { order, ...(isPayment && { quoteId: decodeURIComponent(quoteId) }) })
  }

  /** Returns what crossed a hop recently, newest first, as the panel gets it. */
  async exchanges(): Promise<BackstageNews['exchanges']> {
    return (await this.#read()).exchanges
  }

  async #read(): Promise<BackstageNews> {
    const answer = await this.#page.request.get('/demo/backstage', { headers: this.#headers() })
    return await answer.json()
  }

  async #post(path: string, data: object): Promise<void> {
    const answer = await this.#page.request.post(`/demo/backstage/${path}`, { headers: this.#headers(), data })
    expect(answer.ok()).toBe(true)
  }

  readonly #headers = () => ({ origin: this.#origin })
}
