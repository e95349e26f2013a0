/** One event, as the log of deliveries shows it. */
export type WebhookDelivery = {
  id: string
  type: string
  /**
   * `NOT_SENT`: no endpoint was configured. `DUPLICATE`: the endpoint answered 409. `GIVEN_UP`: no attempt succeeded
   * within seven days, or the only one did not.
   */
  status: 'NOT_SENT' | 'PENDING' | 'DELIVERED' | 'DUPLICATE' | 'GIVEN_UP'
  /** Each attempt with the status of its answer; absent when none came. */
  attempts: readonly { at: string; status?: number | undefined }[]
  /** The event as it was sent, parsed. */
  body: unknown
}

export type SandboxWebhooks = {
  /** PEM of the key that signs events: the one to verify `X-Service-Signature` with in development. */
  readonly publicKeyPem: string
  /** The last 1000 events and those still to be delivered, oldest first. */
  deliveries(): readonly WebhookDelivery[]
  /** Resolves when no delivery is under way, so that a test can look at what followed. */
  settled(): Promise<void>
}
