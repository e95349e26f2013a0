import type { WebhookType } from '@countersign/core/wire'

/** One event and its way to the platform. `id` is in the body, and the same in each attempt. */
export type WebhookRecord = {
  id: string
  type: WebhookType
  /** The body as it is signed and sent. */
  bodyText: string
  createdAt: number
  /**
   * `NOT_SENT`: no endpoint was configured. `DUPLICATE`: the platform answered 409, which ends the attempts.
   * `GIVEN_UP`: seven days of attempts, or the only one, did not succeed.
   */
  status: 'NOT_SENT' | 'PENDING' | 'DELIVERED' | 'DUPLICATE' | 'GIVEN_UP'
  attempts: WebhookAttempt[]
  /** The incoming payment that is approved or rejected by the answer. Sent once. */
  approvalOf?: string | undefined
}

/** One attempt. `status` is HTTP's; absent when no answer came. */
export type WebhookAttempt = { at: number; status?: number | undefined }
