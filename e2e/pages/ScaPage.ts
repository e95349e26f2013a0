import { expect } from '@playwright/test'
import type { Backstage } from './Backstage.ts'
import type { WalletPage } from './WalletPage.ts'

/** The code in every text message of the sandbox. */
const smsCode = '123456'

/** The proofs that a user in Europe is asked for: the SCA sign-in, and the challenges of a payment. */
export class ScaPage {
  readonly #wallet: WalletPage
  readonly #backstage: Backstage
  readonly #person: { email: string; phoneNumber: string }

  constructor(wallet: WalletPage, backstage: Backstage, person: { email: string; phoneNumber: string }) {
    this.#wallet = wallet
    this.#backstage = backstage
    this.#person = person
  }

  readonly codeField = () => this.#wallet.main().getByRole('textbox', { name: '6-digit code' })
  /** The countdown of the last two minutes. */
  readonly timer = () => this.#wallet.main().getByRole('timer').filter({ hasText: /\d/ })
  /** The inline SCA sign-in, inside the action that waits for it. */
  readonly loginInPlace = () => this.#wallet.main().getByRole('region', { name: 'Confirm it’s you' })

  /** Opens the wallet, where the SCA sign-in replaces the content that it protects. */
  async enter(): Promise<void> {
    await this.#wallet.enter({ email: this.#person.email })
    await expect(this.#wallet.heading('Confirm it’s you')).toBeVisible()
    await expect(this.codeField()).toBeVisible()
  }

  /** Opens the wallet with an SCA session, and with a passkey to confirm payments, if requested. */
  async enterConfirmed({ passkey = false } = {}): Promise<void> {
    const { email } = this.#person
    await this.#wallet.enter({ email, confirmed: true, ...(passkey && { passkey: 'confirms' }) })
  }

  /** Types the code that was sent to the user's phone. A full code is submitted automatically. */
  async typeCode(): Promise<void> {
    await expect(this.codeField()).toBeVisible()
    expect(await this.#backstage.readCode(this.#person.phoneNumber)).toBe(smsCode)
    await this.codeField().fill(smsCode)
  }

  async typeWrongCode(): Promise<void> {
    await this.codeField().fill('654321')
  }

  /** From anywhere to the first challenge of a payment. */
  async pay(payee: string, amount: string): Promise<void> {
    await this.#wallet.quote(payee, amount)
    await this.#wallet.confirm()
    await expect(this.#wallet.heading(/^(Step 1 of 2: c|C)onfirm the (conversion|payment)$/)).toBeVisible()
  }

  /** In the settings: adds a passkey to confirm with, in addition to the phone. */
  async addPasskey(): Promise<void> {
    await this.#wallet.openSetting('How you confirm payments')
    await this.#wallet.button('Add a passkey').click()
    await expect(this.#wallet.main().getByText('Passkey added.')).toBeVisible()
  }

  /** Waits until the payment has moved on, to its result or toward it. */
  async expectPaid(): Promise<void> {
    await expect(this.#wallet.heading(/^Payment (sent|arrived)$/)).toBeVisible()
  }
}
