import { expect, type Page } from '@playwright/test'
import type { Backstage } from './Backstage.ts'

/** The wallet as a person uses it: by what is written on things. */
export class WalletPage {
  readonly page: Page
  readonly #backstage: Backstage

  constructor(page: Page, backstage: Backstage) {
    this.page = page
    this.#backstage = backstage
  }

  readonly main = () => this.page.getByRole('main')
  readonly heading = (name: string | RegExp) => this.main().getByRole('heading', { name })
  readonly button = (name: string | RegExp) => this.main().getByRole('button', { name })
  readonly codeField = () => this.main().getByRole('textbox', { name: /code/i })
  readonly alert = () => this.main().getByRole('alert').filter({ hasText: /\S/ })

  async open(): Promise<void> {
    await this.page.goto('/')
    await expect(this.heading('Sign in')).toBeVisible()
  }

  async askForCode(email: string): Promise<void> {
    await this.main().getByRole('textbox', { name: 'Email address' }).fill(email)
    await this.button('Email me a code').click()
    await expect(this.heading('Check your email')).toBeVisible()
  }

  async typeCode(code: string): Promise<void> {
    // A full code is sent by itself.
    await this.codeField().fill(code)
  }

  async signIn(email: string): Promise<void> {
    await this.askForCode(email)
    await this.typeCode(await this.#backstage.readCode(email))
    await expect(this.heading('Your balance')).toBeVisible()
  }

  /** From anywhere to the price of a payment. */
  async quote(payee: string, amount: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Send', exact: true }).click()
    await this.main().getByRole('link', { name: payee }).click()
    await this.main().getByRole('textbox', { name: 'You send' }).fill(amount)
    await this.button('Continue').click()
    await expect(this.button(/^Send /)).toBeVisible()
  }

  async confirm(): Promise<void> {
    await this.button(/^Send /).click()
  }

  async signOut(): Promise<void> {
    await this.button('Sign out').click()
    await expect(this.heading('Sign in')).toBeVisible()
  }

  /** Another tab of the same browser at the same place. */
  async openSecondTab(): Promise<WalletPage> {
    const tab = await this.page.context().newPage()
    await tab.goto(this.page.url())
    return new WalletPage(tab, this.#backstage)
  }
}
