import { expect, type Page } from '@playwright/test'

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

  /** Everything that crossed a hop, as the panel tells it. */
  async exchanges(): Promise<{ hop: string; method: string; path: string; status?: number }[]> {
    const answer = await this.#page.request.get('/demo/backstage', {
      headers: { origin: new URL(this.#page.url()).origin },
    })
    return (await answer.json()).exchanges
  }
}
