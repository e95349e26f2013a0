import { hashToHex } from '../encoding.ts'
import { refuse } from '../responses.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { decisionTimeoutMs } from './askPlatform.ts'

/** How long a decision is kept, in milliseconds: much longer than any quote can be executed. */
const keptMs = 24 * 60 * 60_000

/** What a decision is about. Requests with the same three get the same answer. */
type Asked = { readonly customerId: string; readonly quoteId: string; readonly idempotencyKey: string }

/** The platform's decisions about payments, in the store that its servers share. */
export type PaymentDecisions = {
  /**
   * Decides once, and returns that decision for every repetition.
   *
   * @throws `Refusal` 409 `OPERATION_IN_PROGRESS` while another request decides; 503 without the store.
   */
  readonly decide: (asked: Asked, work: () => Promise<boolean>) => Promise<boolean>
}

/** Creates them. Of several requests with one key at the same time, exactly one asks the platform. */
export function createPaymentDecisions({ store }: { store: SharedStore }): PaymentDecisions {
  return {
    decide: async ({ customerId, quoteId, idempotencyKey }, work) => {
      const name = `countersign:payment-approval:${hashToHex([customerId, quoteId, idempotencyKey].join('\n'))}`
      // A server that stopped while it was asking has answered nothing, so another one may ask later.
      if (await store.setIfAbsent(name, 'asked', { ttlMs: 2 * decisionTimeoutMs })) {
        const approved = await work()
        await store.set(name, approved ? 'approved' : 'refused', { ttlMs: keptMs })
        return approved
      }
      const known = await store.get(name)
      if (known === 'approved' || known === 'refused') return known === 'approved'
      throw refuse(409, {
        code: 'OPERATION_IN_PROGRESS',
        message: 'Another request asks the platform about this payment',
      })
    },
  }
}
