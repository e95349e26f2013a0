import type { PlatformResponse } from '../responses.ts'
import { refuse } from '../responses.ts'

/** How many files one customer may send at once to one server. Each may occupy it for five minutes. */
const mostUploads = 5

/** Limits how many files each customer sends at the same time. */
export type UploadLimit = {
  /** @throws `Refusal` 429 `RATE_LIMITED` while the customer sends five other files. */
  readonly run: (customerId: string, work: () => Promise<PlatformResponse>) => Promise<PlatformResponse>
}

/** Counts the files that are on their way through this server. */
export function createUploadLimit(): UploadLimit {
  const running = new Map<string, number>()
  return {
    run: async (customerId, work) => {
      const count = running.get(customerId) ?? 0
      if (count >= mostUploads) {
        const headers = { 'retry-after': '10' }
        throw refuse(429, { code: 'RATE_LIMITED', message: 'Too many files are being sent at once', headers })
      }
      running.set(customerId, count + 1)
      try {
        return await work()
      } finally {
        const left = (running.get(customerId) ?? 1) - 1
        if (left > 0) running.set(customerId, left)
        else running.delete(customerId)
      }
    },
  }
}
