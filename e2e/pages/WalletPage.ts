import { expect, type Locator, type Page } from '@playwright/test'
import type { Entry } from '../enter/enter.ts'
import type { Backstage } from './Backstage.ts'

const refreshes = '**/auth/sessions/*/refresh'

/** The wallet as a user operates it: by its visible texts. */
export class WalletPage {
  readonly page: Page
  readonly #backstage: Backstage

  constructor(page: Page, backstage: Backstage) {
    this.page = page
    this.#backstage = backstage
  }

  readonly main = () => this.page.getByRole('main')
  readonly heading = (name: string | RegExp) => this.main().getByRole('heading', { name })
  /** A text is the whole name. */
  readonly button = (name: string | RegExp) => this.main().getByRole('button', { name, exact: true })
  /** Who is signed in. Absent while no user is, and while the wallet is locked. */
  readonly profile = () => this.page.getByRole('button', { name: 'Profile' })
  readonly codeField = () => this.main().getByRole('textbox', { name: /code/i })
  readonly alert = () => this.main().getByRole('alert').filter({ hasText: /\S/ })

  /** At its sign-in. */
  async open(): Promise<void> {
    await this.page.goto('/')
    await expect(this.heading('Sign in')).toBeVisible()
  }

  /** Opens it with a signed-in user, without the sign-in screens. */
  async enter(entry: Entry): Promise<void> {
    await this.page.goto('/enter/index.html')
    await this.page.evaluate((parameters) => enterWallet(parameters), entry)
    if (entry.left) return this.open()
    await this.page.goto('/')
    await expect(this.heading('Your balance')).toBeVisible()
  }

  /** Where the wallet has more than one sign-in method, the code has to be chosen. */
  async askForCode(email: string, { choose = false } = {}): Promise<void> {
    await this.main().getByRole('textbox', { name: 'Email address' }).fill(email)
    await this.button('Continue').click()
    if (choose) await this.button(/^Email me a code/).click()
    await expect(this.heading('Check your email')).toBeVisible()
  }

  async typeCode(code: string): Promise<void> {
    // A full code is submitted automatically.
    await this.codeField().fill(code)
  }

  /** Through its screens. */
  async signIn(email: string): Promise<void> {
    await this.askForCode(email)
    await this.typeCode(await this.#backstage.readCode(email))
    await expect(this.heading('Your balance')).toBeVisible()
  }

  /** Takes the offer of the home page. */
  async createOfferedPasskey(): Promise<void> {
    await expect(this.heading('Sign in faster with a passkey')).toBeVisible()
    await this.button('Create a passkey').click()
    await expect(this.heading('Your passkey is ready')).toBeVisible()
    await this.button('Continue').click()
    await expect(this.heading('Your passkey is ready')).toBeHidden()
  }

  /** Opens one page of the settings. */
  async openSetting(name: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Settings', exact: true }).first().click()
    await this.main().getByRole('link', { name }).click()
  }

  /** Ends the session of the other device, in the settings of this one. */
  async signOutOtherDevice(): Promise<void> {
    await this.openSetting('Devices')
    const other = this.main().getByRole('listitem').filter({ hasText: 'Another device' })
    await other.getByRole('button', { name: /^Sign out/ }).click()
    await expect(this.main().getByText('That device was signed out.')).toBeVisible()
  }

  /** From anywhere to the price of a payment. */
  async quote(payee: string, amount: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Send', exact: true }).click()
    await this.main().getByRole('link', { name: payee }).click()
    await this.askPrice(amount)
  }

  /** From anywhere to the amount for a new payee in Germany. */
  async addPayee({ name, iban }: { name: string; iban: string }): Promise<void> {
    await this.page.getByRole('link', { name: 'Send', exact: true }).click()
    await this.main()
      .getByRole('button', { name: /New payee/ })
      .click()
    const account = this.main().getByRole('textbox', { name: /IBAN, account number/ })
    await account.fill(iban)
    await account.press('Enter')
    await this.main().getByRole('textbox', { name: 'Full name' }).fill(name)
    await this.main().getByRole('combobox', { name: 'Country where they live' }).selectOption('Germany')
    await this.button('Save payee').click()
    await this.button(`Pay ${name}`).click()
  }

  /** From the amount to the price. */
  async askPrice(amount: string): Promise<void> {
    await this.main().getByRole('textbox', { name: 'You send' }).fill(amount)
    await this.button('Continue').click()
    await expect(this.button(/^Send /)).toBeVisible()
  }

  /** Loads the page again as that of a platform without live events: it learns what happened when it asks. */
  async withoutLiveEvents(): Promise<void> {
    await this.page.route('**/api/wallet/events', (route) => route.fulfill({ status: 404 }))
    await this.page.reload()
  }

  async confirm(): Promise<void> {
    await this.button(/^Send /).click()
  }

  /** Waits until the payment was sent and has arrived. The three seconds of the service take no time here. */
  async expectSent(): Promise<void> {
    await expect(this.heading(/^Payment (sent|arrived)$/)).toBeVisible()
    await this.afterSeconds(4, this.heading('Payment arrived'))
  }

  /** Lets time pass at the service, until the page has read and shows the outcome. */
  async afterSeconds(seconds: number, sign: Locator): Promise<void> {
    await this.#backstage.advance(seconds / 60)
    await expect(async () => {
      await this.#backstage.wake(this.page)
      await sign.waitFor({ timeout: 250 })
    }).toPass({ timeout: 20_000 })
  }

  /** Waits for the end, which is at the platform: a page that is reloaded earlier may still find the key. */
  async signOut(): Promise<void> {
    const loggedOut = this.page.waitForResponse((response) => response.url().endsWith('/logout'))
    await this.profile().click()
    await this.page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(this.heading('Sign in')).toBeVisible()
    await loggedOut
  }

  /** Lets the session expire although the user is active. */
  async refuseRefresh(): Promise<void> {
    await this.page.context().route(refreshes, (route) => route.abort())
  }

  async allowRefresh(): Promise<void> {
    // Not `unroute`, which loses requests that are on their way (`routeOnce`).
    await this.page.context().route(refreshes, (route) => route.continue())
  }

  /** Turns off the idle lock for the rest of the test: it moves the device's clock without activity on the page. */
  async doNotLock(): Promise<void> {
    await this.page.context().route('**/demo/config', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), idleLockMs: undefined } })
    })
    await this.page.reload()
  }

  /** Unlocks the wallet, with anything on its screen. */
  async unlock(email: string): Promise<void> {
    await this.button('Email me a code').click()
    await expect(this.heading('Check your email')).toBeVisible()
    await expect(this.main().getByText('Your wallet is locked')).toBeHidden()
    await this.typeCode(await this.#backstage.readCode(email))
    await expect(this.profile()).toBeVisible()
  }

  /** Another tab of the same browser at the same place. */
  async openSecondTab(): Promise<WalletPage> {
    const tab = await this.page.context().newPage()
    await tab.goto(this.page.url())
    return new WalletPage(tab, this.#backstage)
  }
}
