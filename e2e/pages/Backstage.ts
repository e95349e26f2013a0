import { expect, type Page } from '@playwright/test'
import type { BackstageNews, ScaOrder } from '../../apps/demo/src/backstage/backstageApi.ts'

/** The panel beside the wallet: inbox, faults to order, the sandbox clock. */
export class Backstage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  readonly #panel = () => this.#page.getByRole('dialog', { name: 'Backstage' })

  /** What can be ordered for customers in Europe, and for the payment of the page. */
  readonly scaOrders = () => this.#panel().getByRole('region', { name: 'Customers in Europe' }).getByRole('button')

  /** The code that was "sent" to an address last. */
  async readCode(email: string): Promise<string> {
    const message = this.#panel().getByRole('listitem').filter({ hasText: email }).first()
    const copy = message.getByRole('button', { name: /^Copy code/ })
    await expect(copy).toBeVisible()
    return ((await copy.getAttribute('aria-label')) ?? '').replace('Copy code ', '')
  }

  /** Presses one of them, and sees that the server took it. */
  async press(order: string): Promise<void> {
    const answered = this.#page.waitForResponse(/\/demo\/backstage\/(sca|faults)$/)
    await this.scaOrders()
      .and(this.#page.getByRole('button', { name: order, exact: true }))
      .click()
    expect((await answered).status(), order).toBe(200)
  }

  async order(fault: string): Promise<void> {
    const button = this.#panel().getByRole('button', { name: fault })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }

  async callOff(fault: string): Promise<void> {
    const button = this.#panel().getByRole('button', { name: fault })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  }

  /** Takes back whatever was ordered and has not happened. */
  async callEverythingOff(): Promise<void> {
    for (const fault of (await this.#read()).armed) await this.#post('faults', { fault, armed: false })
  }

  async letQuotesExpire(): Promise<void> {
    await this.#panel().getByRole('button', { name: 'Let quotes expire' }).click()
  }

  /** Moves the service's clock without touching the panel, as time would. */
  async advance(minutes: number): Promise<void> {
    await this.#post('clock', { advanceSeconds: minutes * 60 })
  }

  /** The same, and the page wakes up to it, as after a long sleep. */
  async advanceAndWake(minutes: number): Promise<void> {
    await this.advance(minutes)
    await this.wake()
  }

  /** The page comes back to the front. */
  async wake(): Promise<void> {
    await this.#page.evaluate(() => void dispatchEvent(new Event('focus')))
  }

  /** Something that happens to customers in Europe, or to the payment on the page. */
  async orderSca(order: ScaOrder): Promise<void> {
    const [, section = '', quoteId = ''] = new URL(this.#page.url()).pathname.split('/')
    const isPayment = section === 'pay' || section === 'fund'
    await this.#post('sca', { order, ...(isPayment && { quoteId: decodeURIComponent(quoteId) }) })
  }

  /** What crossed a hop of late, newest first, as the panel tells it. */
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

  readonly #headers = () => ({ origin: new URL(this.#page.url()).origin })
}
