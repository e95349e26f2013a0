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

/**
 * The forms in which services send the signature of an event: the bare signature in base64, or JSON that names a version.
 */
export const webhookSignatureForms = ['base64', 'v as text', 'v as number', 'version'] as const
export type WebhookSignatureForm = (typeof webhookSignatureForms)[number]

export type SandboxWebhooks = {
  /** PEM of the key that signs events: the one to verify `X-Service-Signature` with in development. */
  readonly publicKeyPem: string
  /** The last 1000 events and those still to be delivered, oldest first. */
  deliveries(): readonly WebhookDelivery[]
  /** Sends the signatures of later events in another form. The first is `v as text`: `{"v":"1","s":"…"}`. */
  setSignatureForm(form: WebhookSignatureForm): void
  /** Resolves when no delivery is under way, so that a test can look at what followed. */
  settled(): Promise<void>
}
