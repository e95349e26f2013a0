import { expect, type Page } from '@playwright/test'

type ScaOrder =
  | 'end-sca-sessions'
  | `${'no' | 'four' | 'nine'}-failed-attempts`
  | `execution-answers-${200 | 202}`
  | `liveness-${'passes' | 'is-reviewed' | 'is-rejected' | 'never-happens'}`
  | `change-quote-${'amount' | 'currency' | 'payee' | 'rail'}`

/** The panel beside the wallet: inbox, faults to order, the sandbox clock. */
export class Backstage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  readonly #panel = () => this.#page.getByRole('dialog', { name: 'Backstage' })

  /** The code that was "sent" to an address last. */
  async readCode(email: string): Promise<string> {
    const message = this.#panel().getByRole('listitem').filter({ hasText: email }).first()
    const copy = message.getByRole('button', { name: /^Copy code/ })
    await expect(copy).toBeVisible()
    return ((await copy.getAttribute('aria-label')) ?? '').replace('Copy code ', '')
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

  async letQuotesExpire(): Promise<void> {
    await this.#panel().getByRole('button', { name: 'Let quotes expire' }).click()
  }

  /** Moves the service's clock without touching the panel, as time would. */
  async advance(minutes: number): Promise<void> {
    const answer = await this.#page.request.post('/demo/backstage/clock', {
      headers: { origin: new URL(this.#page.url()).origin },
      data: { advanceSeconds: minutes * 60 },
    })
    expect(answer.ok()).toBe(true)
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
    const [, section, quoteId = ''] = new URL(this.#page.url()).pathname.split('/')
    const answer = await this.#page.request.post('/demo/backstage/sca', {
      headers: { origin: new URL(this.#page.url()).origin },
      data: { order, ...(section === 'pay' && { quoteId: decodeURIComponent(quoteId) }) },
    })
    expect(answer.ok()).toBe(true)
  }

  /** What crossed a hop of late, newest first, as the panel tells it. */
  async exchanges(): Promise<{ id: number; hop: string; method: string; path: string; status?: number }[]> {
    const answer = await this.#page.request.get('/demo/backstage', {
      headers: { origin: new URL(this.#page.url()).origin },
    })
    return (await answer.json()).exchanges
  }
}
