import type { CDPSession, Page } from '@playwright/test'

/**
 * The device's own authenticator, as Chromium lets a test simulate it: touched and verified at once unless told
 * otherwise.
 */
export class Authenticator {
  readonly #browser: CDPSession
  readonly #id: string

  private constructor(browser: CDPSession, id: string) {
    this.#browser = browser
    this.#id = id
  }

  /** Adds one to the browser of this page. Without `verifies` it has no fingerprint and no PIN. */
  static async connect(page: Page, options: { verifies?: boolean } = {}): Promise<Authenticator> {
    const { verifies = true } = options
    const browser = await page.context().newCDPSession(page)
    await browser.send('WebAuthn.enable')
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: verifies,
        isUserVerified: verifies,
        automaticPresenceSimulation: true,
      },
    })
    return new Authenticator(browser, authenticatorId)
  }

  /** Sets whether a user touches it when asked. */
  async setTouched(enabled: boolean): Promise<void> {
    await this.#browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.#id, enabled })
  }

  /** Sets whether the fingerprint or PIN is right. */
  async setVerified(isUserVerified: boolean): Promise<void> {
    await this.#browser.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified })
  }

  /** Returns the passkeys on it. */
  async credentials(): Promise<readonly { credentialId: string; rpId?: string | undefined }[]> {
    return (await this.#browser.send('WebAuthn.getCredentials', { authenticatorId: this.#id })).credentials
  }

  async forgetPasskeys(): Promise<void> {
    await this.#browser.send('WebAuthn.clearCredentials', { authenticatorId: this.#id })
  }

  async disconnect(): Promise<void> {
    await this.#browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.#id })
  }
}
